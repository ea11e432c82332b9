import { expect, test } from 'vitest';
import { findingsInBothModes } from '../support/axe.ts';
import { hydrated, useBrowser } from '../support/browser.ts';

const { visit } = useBrowser();

test('faces are ticked in a list, seen side by side, and changed there', async () => {
  const { page } = await visit('/typefaces?text=Raft+01&sort=alphabetical');
  await hydrated(page);
  const bar = page.getByRole('form', { name: 'Compare', exact: true });
  expect(await bar.isVisible()).toBe(false);
  const boxes = page.getByRole('checkbox', { name: /^Compare / });
  await boxes.nth(0).check();
  await bar.getByText('1 of 6').waitFor();
  await boxes.nth(2).check();
  for (const at of [3, 4, 5, 6]) await boxes.nth(at).check();
  await bar.getByText('6 of 6').waitFor();
  expect(await boxes.nth(1).isDisabled()).toBe(true);
  for (let left = 6; left > 2; left -= 1)
    await bar
      .getByRole('button')
      .nth(left - 1)
      .click();
  await bar.getByText('2 of 6').waitFor();
  await bar.getByRole('button', { name: 'Compare side by side' }).click();
  await page.getByRole('heading', { level: 1, name: /^Compare/ }).waitFor();
  const shown = page.getByRole('list', { name: 'Side by side' });
  await expect.poll(() => shown.getByText('Raft 01').count()).toBe(2);
  expect(await findingsInBothModes(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Your text' }).fill('Quay');
  await expect.poll(() => shown.getByText('Quay').count()).toBe(2);
  await expect.poll(() => new URL(page.url()).searchParams.get('text')).toBe('Quay');
  await shown
    .getByRole('link', { name: /^Remove/ })
    .first()
    .click();
  await page.getByText('Tick another to see two side by side').waitFor();
  await page.getByRole('checkbox', { checked: false }).first().check();
  await expect.poll(() => shown.getByText('Quay').count()).toBe(2);
});

test('without script it is a form', async () => {
  const { page } = await visit('/typefaces', { javaScriptEnabled: false });
  const boxes = page.getByRole('checkbox', { name: /^Compare / });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('button', { name: 'Compare side by side' }).click();
  await page.getByText('2 of 6').waitFor();
  await page.getByRole('textbox', { name: 'Another typeface by name' }).fill('Fraunces');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await page.getByText('3 of 6').waitFor();
  await page.getByRole('link', { name: 'Remove Fraunces' }).click();
  await page.getByText('2 of 6').waitFor();
});

test('on a phone too: boxes that a finger hits, and no line that is too long', async () => {
  const { page } = await visit('/typefaces', { viewport: { width: 390, height: 844 } });
  await hydrated(page);
  const boxes = page.getByRole('checkbox', { name: /^Compare / });
  const sizes = await boxes.evaluateAll((all) =>
    all.slice(0, 12).map((box) => {
      const { width, height } = (box.closest('label') ?? box).getBoundingClientRect();
      return Math.min(width, height);
    }),
  );
  expect(sizes).toHaveLength(12);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const bar = page.getByRole('form', { name: 'Compare', exact: true });
  await bar.getByText('2 of 6').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await bar.getByRole('button', { name: 'Compare side by side' }).click();
  await page.getByRole('list', { name: 'Side by side' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
