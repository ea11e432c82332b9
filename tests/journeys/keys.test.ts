import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../support/browser.ts';

const { visit } = useBrowser();

const titles = (page: Page) =>
  page.getByRole('list', { name: 'Results' }).getByRole('heading').getByRole('link');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Keys' });

/** Presses a key and tells whether the page kept it from the browser. */
async function isCaught(page: Page, key: string): Promise<boolean> {
  await page.evaluate(() => {
    delete document.documentElement.dataset.caught;
    addEventListener('keydown', function watch(event) {
      if (['Control', 'Alt', 'Meta', 'Shift'].includes(event.key)) return;
      removeEventListener('keydown', watch);
      document.documentElement.dataset.caught = String(event.defaultPrevented);
    });
  });
  await page.keyboard.press(key);
  const caught = () => page.evaluate(() => document.documentElement.dataset.caught);
  await expect.poll(caught).toMatch(/true|false/);
  return (await caught()) === 'true';
}

/** A field that the page itself does not have. */
async function addField(page: Page, type: string): Promise<void> {
  await page.evaluate((given) => {
    const field = document.createElement('input');
    field.type = given;
    field.setAttribute('aria-label', 'Field');
    document.querySelector('main')?.prepend(field);
  }, type);
}

describe('single keys', () => {
  test('j and k walk the cards, f keeps one, o opens it, and f keeps it there', async () => {
    const { page, documents } = await visit('/websites');
    await hydrated(page);
    const [first = '', second = ''] = await titles(page).allTextContents();
    await page.keyboard.press('j');
    await expect.poll(() => focused(page)).toBe(first);
    await page.keyboard.press('j');
    await expect.poll(() => focused(page)).toBe(second);
    await page.keyboard.press('k');
    await expect.poll(() => focused(page)).toBe(first);
    await page.keyboard.press('f');
    const heart = page.getByRole('button', { name: `Remove ${first} from favourites` });
    await heart.waitFor();
    await page.keyboard.press('o');
    await page.getByRole('heading', { level: 1, name: first }).waitFor();
    await expect.poll(() => focused(page)).toBe(first);
    await page.keyboard.press('f');
    await page.getByRole('button', { name: `Add ${first} to favourites` }).waitFor();
    expect(documents).toEqual(['/websites']);
  });

  test('brackets turn the page, g and w lead to the websites', async () => {
    const { page } = await visit('/websites');
    await hydrated(page);
    await page.keyboard.press(']');
    await page.waitForURL('**/websites?page=2');
    await expect.poll(() => page.getByRole('link', { name: 'Previous page' }).count()).toBe(1);
    await page.keyboard.press('[');
    await page.waitForURL(/\/websites$/);
    await page.goto('/websites/popular');
    await hydrated(page);
    await page.keyboard.press('w');
    await page.waitForTimeout(300);
    expect(new URL(page.url()).pathname).toBe('/websites/popular');
    await page.keyboard.press('g');
    await page.keyboard.press('w');
    await page.waitForURL(/\/websites$/);
  });

  test('? lists the keys, with the one for the search of the header', async () => {
    const { page } = await visit('/websites');
    await hydrated(page);
    await page.keyboard.press('?');
    await dialog(page).waitFor();
    await dialog(page).getByText('Next card').waitFor();
    await dialog(page).getByText('Search', { exact: true }).waitFor();
    await page.keyboard.press('j');
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    );
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
  });

  test('/ leads to the search field, opens it on phones, and is the browser’s where there is none', async () => {
    const { page } = await visit('/websites');
    await hydrated(page);
    expect(await isCaught(page, '/')).toBe(true);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('term');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await isCaught(page, '/')).toBe(true);
    await page.getByRole('searchbox', { name: 'Search' }).waitFor();
    await page.keyboard.type('/serif');
    expect(await page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe('/serif');
    await page.evaluate(() => {
      document.getElementById('search')?.hidePopover();
      (document.activeElement as HTMLElement).blur();
      document.querySelector('[popovertarget="search"]')?.remove();
    });
    expect(await isCaught(page, '/')).toBe(false);
  });

  test('with a modifier or inside a field they are no keys of ours', async () => {
    const { page } = await visit('/websites');
    await hydrated(page);
    for (const key of ['Control+j', 'Alt+j', 'Meta+j', 'Control+?']) {
      expect([key, await isCaught(page, key)]).toEqual([key, false]);
    }
    await addField(page, 'text');
    await page.getByRole('textbox', { name: 'Field' }).focus();
    await page.keyboard.type('jkof[]/?gw');
    expect(await page.getByRole('textbox', { name: 'Field' }).inputValue()).toBe('jkof[]/?gw');
    await page.waitForTimeout(300);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/websites');
    expect(await page.getByRole('button', { name: /^Remove .* from favourites$/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Colour mode' }).click();
    await page.keyboard.press('?');
    await page.waitForTimeout(200);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});
