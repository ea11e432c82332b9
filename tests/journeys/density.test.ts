import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../support/browser.ts';

const { visit, origin } = useBrowser();

const density = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.density ?? 'comfortable');
const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Density' }).getByRole('radio', { name });
/** How many cards stand in the first row. */
const columns = (page: Page) =>
  page
    .getByRole('list', { name: 'Results' })
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);

describe('the density of lists', () => {
  test('is chosen by keyboard, kept, and in step in other tabs', async () => {
    const { page, context } = await visit('/websites');
    await hydrated(page);
    const other = await context.newPage();
    await other.goto(`${origin}/websites/popular`);
    await hydrated(other);
    const wide = await columns(page);

    await choice(page, 'Comfortable').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => choice(page, 'Compact').isChecked()).toBe(true);
    expect(await density(page)).toBe('compact');
    expect(await columns(page)).toBeGreaterThan(wide);
    await expect.poll(() => density(other)).toBe('compact');
    await expect.poll(() => columns(other)).toBeGreaterThan(wide);

    await page.reload();
    await hydrated(page);
    expect(await density(page)).toBe('compact');
    await expect.poll(() => choice(page, 'Compact').isChecked()).toBe(true);

    await other.evaluate(() => localStorage.clear());
    await expect.poll(() => density(page)).toBe('comfortable');
    await expect.poll(() => choice(page, 'Comfortable').isChecked()).toBe(true);
    expect(await columns(page)).toBe(wide);
    expect(await page.evaluate(() => localStorage.getItem('density'))).toBe(null);
  });

  test('is set before anything is painted', async () => {
    const { page, context } = await visit('/robots.txt');
    await page.evaluate(() => localStorage.setItem('density', 'compact'));
    const next = await context.newPage();
    await next.addInitScript(() => {
      const seen: (string | undefined)[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (document.body) seen.push(document.documentElement.dataset.density);
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    await next.goto(`${origin}/websites`);
    await hydrated(next);
    const seen = await next.evaluate(() => [
      ...new Set((window as unknown as { seen: string[] }).seen),
    ]);
    expect(seen).toEqual(['compact']);
  });
});

test('a device that refuses storage has the page all the same', async () => {
  const { page } = await visit('/websites', {
    prepare: ({ page }) =>
      page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('denied', 'SecurityError');
        };
        Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse });
      }),
  });
  await hydrated(page);
  const heart = page.getByRole('button', { name: /^Add .* to favourites$/ }).first();
  const name = (await heart.getAttribute('aria-label')) ?? '';
  await heart.click();
  await page
    .getByRole('button', { name: name.replace(/^Add (.*) to /, 'Remove $1 from ') })
    .waitFor();
  await choice(page, 'Compact').check({ force: true });
  expect(await density(page)).toBe('compact');
});
