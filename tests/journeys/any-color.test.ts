import { expect, test } from 'vitest';
import { findingsInBothModes } from '../support/axe.ts';
import { hydrated, useBrowser } from '../support/browser.ts';

const { visit } = useBrowser();

test('websites by any colour: chosen in the browser’s own field, near as the visitor says', async () => {
  const { page } = await visit('/websites?categories=portfolio');
  await hydrated(page);
  const part = page.getByRole('group', { name: 'Any colour' });
  await page.getByRole('button', { name: 'Any colour' }).click();
  await part.getByLabel('Choose a colour').fill('#0055ff');
  expect(await part.getByRole('textbox', { name: 'A colour as hex' }).inputValue()).toBe('#0055ff');
  expect(await findingsInBothModes(page)).toEqual([]);
  await part.getByRole('combobox').selectOption({ label: 'of its kind (12)' });
  await part.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('link', { name: 'Remove filter #0055ff ± 12' }).waitFor();
  expect(new URL(page.url()).searchParams.get('categories')).toBe('portfolio');
});

test('without script the same form leads to the same list', async () => {
  const { page } = await visit('/websites', { javaScriptEnabled: false });
  await page.getByRole('button', { name: 'Any colour' }).click();
  const part = page.getByRole('group', { name: 'Any colour' });
  await part.getByRole('textbox', { name: 'A colour as hex' }).fill('05f');
  await part.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('link', { name: 'Remove filter #0055ff' }).waitFor();
  const first = page.getByRole('list', { name: 'Results' }).getByRole('listitem').first();
  expect(await first.isVisible()).toBe(true);
});
