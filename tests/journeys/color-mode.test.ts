import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../support/browser.ts';

const { visit, origin } = useBrowser();

const mode = () => document.documentElement.dataset.colorMode;

describe('the colour mode', () => {
  test('is set before anything is painted', async () => {
    const { page, context } = await visit('/', { colorScheme: 'light' });
    await page.evaluate(() => localStorage.setItem('color-mode', 'dark'));
    const next = await context.newPage();
    await next.addInitScript(() => {
      const seen: (string | undefined)[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (document.body) seen.push(document.documentElement.dataset.colorMode);
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    await next.goto(`${origin}/websites`);
    await hydrated(next);
    const seen = await next.evaluate(() => [
      ...new Set((window as unknown as { seen: string[] }).seen),
    ]);
    expect(seen).toEqual(['dark']);
  });

  test('is chosen by keyboard, kept, and in step in other tabs', async () => {
    const { page, context } = await visit('/', { colorScheme: 'light' });
    await hydrated(page);
    const other = await context.newPage();
    await other.goto(`${origin}/websites`);
    await hydrated(other);

    await page.getByRole('button', { name: 'Colour mode' }).focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('System');
    await page.keyboard.press('ArrowUp');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Dark');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(mode)).toBe('dark');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Colour mode');
    await expect.poll(() => other.evaluate(mode)).toBe('dark');
    await page.reload();
    expect(await page.evaluate(mode)).toBe('dark');
    expect(await page.evaluate(() => localStorage.getItem('color-mode'))).toBe('dark');
  });

  test('follows the system live while nothing is chosen', async () => {
    const { page } = await visit('/', { colorScheme: 'light' });
    await hydrated(page);
    expect(await page.evaluate(mode)).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => page.evaluate(mode)).toBe('dark');
  });
});
