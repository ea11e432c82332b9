import { expect, test } from 'vitest';
import { findingsInBothModes } from '../support/axe.ts';
import { hydrated, useBrowser } from '../support/browser.ts';

const { visit } = useBrowser();

test('a typeface leads to its pairings, whose page is open to everyone and gives its CSS', async () => {
  const { page, context } = await visit('/typefaces/inter');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await hydrated(page);
  await page.getByRole('link', { name: 'Fraunces and Inter', exact: true }).click();
  await page.waitForURL('**/typefaces/fraunces/pairing/fraunces-and-inter');
  await page.getByRole('heading', { level: 1, name: 'Fraunces and Inter' }).waitFor();
  const heading = page.locator('figure').first().locator('.pair-fraunces-and-inter-heading');
  await expect
    .poll(() => heading.evaluate((element) => getComputedStyle(element).fontFamily))
    .toContain('Fraunces');
  await page.getByRole('button', { name: 'Copy CSS', exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('--font-heading: "Fraunces"');
  const tokens = page.getByRole('region', { name: 'As tokens' });
  await tokens.scrollIntoViewIfNeeded();
  await tokens.getByRole('link', { name: /^Tailwind/ }).click();
  await expect.poll(() => tokens.locator('pre').innerText()).toContain('@theme');
  expect(await findingsInBothModes(page)).toEqual([]);
});

test('so is the page of a typeface without files', async () => {
  const { page } = await visit('/typefaces/abc-diatype');
  await page.getByText('No files of ABC Diatype are kept here').waitFor();
  expect(await findingsInBothModes(page)).toEqual([]);
});
