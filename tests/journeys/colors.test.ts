import { expect, test } from 'vitest';
import { findingsInBothModes } from '../support/axe.ts';
import { hydrated, useBrowser } from '../support/browser.ts';

const { visit, origin } = useBrowser();

test('a visitor turns the hue, walks the plane by keys, and opens the colour there', async () => {
  const { page } = await visit('/colors');
  await hydrated(page);
  const plane = page.getByRole('group', { name: 'Lightness by chroma at hue 50' });
  await plane.waitFor();
  const before = await plane.getByRole('link').count();
  expect(before).toBeGreaterThan(100);
  expect(await findingsInBothModes(page)).toEqual([]);

  await page.getByRole('slider', { name: 'Hue' }).fill('260');
  const turned = page.getByRole('group', { name: 'Lightness by chroma at hue 260' });
  await turned.waitFor();
  await turned.locator('a[data-at]:not([tabindex])').focus();
  const from = await page.evaluate(() => document.activeElement?.getAttribute('data-at'));
  await page.keyboard.press('ArrowLeft');
  const [column = 0, row = 0] = (from ?? '').split(' ').map(Number);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-at'))).toBe(
    `${column - 1} ${row}`,
  );
  const hex = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: hex ?? '' }).waitFor();
  expect(page.url()).toBe(`${origin}/colors/${hex?.slice(1)}`);

  await page.getByRole('button', { name: 'Copy OKLCH' }).click();
  await page.getByText(/^(Copied|The browser did not copy) oklch\(/).waitFor();
  expect(await findingsInBothModes(page)).toEqual([]);
});

test('without script the hue, any colour and the cells work by forms and links', async () => {
  const { page } = await visit('/colors?hue=150', { javaScriptEnabled: false });
  await page.getByRole('group', { name: 'Lightness by chroma at hue 150' }).waitFor();
  await page.getByRole('slider', { name: 'Hue' }).fill('20');
  await page.getByRole('button', { name: 'Show this hue' }).click();
  await page.getByRole('group', { name: 'Lightness by chroma at hue 20' }).waitFor();
  await page.getByRole('textbox', { name: 'Any colour' }).fill('hsl(10 100% 60%)');
  await page.getByRole('button', { name: 'Show it' }).click();
  await page.getByRole('heading', { level: 1, name: '#ff5533' }).waitFor();
  await page.getByRole('link', { name: /^600\s*, #[0-9a-f]{6}$/ }).click();
  await page.getByRole('heading', { level: 1, name: /^#[0-9a-f]{6}$/ }).waitFor();
  expect(page.url()).not.toContain('ff5533');
});

test('a palette that nobody catalogued has its whole page, at any width', async () => {
  const { page } = await visit('/colors/palettes/ffeaad-d14334-1c2130-028f76-b3e099');
  await hydrated(page);
  await page.getByRole('heading', { name: 'Nearest passing colour' }).waitFor();
  expect(await page.getByRole('row').count()).toBe(6);
  await page
    .getByRole('button', { name: /^Copy .*#d14334/ })
    .first()
    .click();
  await page.getByText(/^(Copied|The browser did not copy) #d14334/).waitFor();
  expect(await findingsInBothModes(page)).toEqual([]);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  }
});
