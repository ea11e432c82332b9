import { expect, test } from 'vitest';
import { findingsInBothModes } from '../support/axe.ts';
import { hydrated, useBrowser } from '../support/browser.ts';

const { visit, origin } = useBrowser();

test('a visitor types own words: rows answer in their own faces, nothing moves, and the address keeps it', async () => {
  const { page, requests } = await visit('/typefaces', {
    prepare: ({ page: tab }) =>
      tab.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      }),
  });
  await hydrated(page);
  const lines = page.locator('[data-face]');
  const set = page.locator('[data-face][style*="face "]');
  await expect.poll(() => set.count()).toBeGreaterThan(0);
  const files = () => requests.filter((path) => path.startsWith('/assets/faces/'));
  expect(files().length).toBeLessThan(await lines.count());
  expect(new Set(files()).size).toBe(files().length);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);

  await page.getByRole('textbox', { name: 'Your text' }).fill('Quảng Ngãi & co, 1789');
  await page.getByRole('combobox', { name: 'Size' }).selectOption('48');
  await expect.poll(() => lines.first().textContent()).toBe('Quảng Ngãi & co, 1789');
  await expect.poll(() => new URL(page.url()).searchParams.get('size')).toBe('48');
  expect(new URL(page.url()).searchParams.get('text')).toBe('Quảng Ngãi & co, 1789');

  await page.getByRole('checkbox', { name: 'Can it set my text?' }).check();
  await page.getByRole('link', { name: /^Remove filter Sets/ }).waitFor();
  const found = new URL(page.url()).searchParams;
  expect([found.get('sets'), found.get('size')]).toEqual(['yes', '48']);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).searchParams.get('sets')).toBe(null);
  expect(await page.getByRole('textbox', { name: 'Your text' }).inputValue()).toBe(
    'Quảng Ngãi & co, 1789',
  );

  await page.getByRole('button', { name: 'Style' }).click();
  await page
    .getByRole('group', { name: 'Style' })
    .getByRole('link', { name: /^Serif/ })
    .click();
  await page.getByRole('link', { name: 'Remove filter Serif' }).waitFor();
  expect(new URL(page.url()).searchParams.get('text')).toBe('Quảng Ngãi & co, 1789');
  await page.keyboard.press('Escape');
  expect(await findingsInBothModes(page)).toEqual([]);
});

test('hearts and boxes of rows answer, and stay as they are while words are typed', async () => {
  const { page } = await visit('/typefaces');
  await hydrated(page);
  const heart = page.getByRole('button', { name: /from favourites$|to favourites$/ }).nth(1);
  const box = page.getByRole('checkbox', { name: /^Compare / }).nth(2);
  await heart.click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  expect(await heart.getAttribute('aria-label')).toMatch(/^Remove .+ from favourites$/);
  await box.check();
  await page.getByText('1 of 6').waitFor();

  await page.getByRole('textbox', { name: 'Your text' }).fill('Quay');
  await expect.poll(() => page.locator('[data-face]').first().textContent()).toBe('Quay');
  expect(await box.isChecked()).toBe(true);
  expect(await heart.getAttribute('aria-pressed')).toBe('true');

  await page.reload();
  await hydrated(page);
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await heart.click();
  expect(await heart.getAttribute('aria-pressed')).toBe('false');
  expect(await heart.getAttribute('aria-label')).toMatch(/^Add .+ to favourites$/);
});

test('without script the same works by links and forms', async () => {
  const { page } = await visit('/typefaces', { javaScriptEnabled: false });
  await page.getByRole('textbox', { name: 'Your text' }).fill('Straße');
  await page.getByRole('checkbox', { name: 'Can it set my text?' }).check();
  await page.getByRole('button', { name: 'Set it' }).click();
  await page.getByRole('link', { name: 'Remove filter Sets “Straße”' }).waitFor();
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('link', { name: /^Vietnamese/ }).click();
  await page.getByRole('link', { name: 'Remove filter Vietnamese' }).waitFor();
  expect(page.url()).toContain(`${origin}/typefaces?`);
  expect(new URL(page.url()).searchParams.get('text')).toBe('Straße');
});
