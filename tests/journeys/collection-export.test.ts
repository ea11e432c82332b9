import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../support/browser.ts';
import { useMembers } from '../support/member-browsers.ts';

const browsing = useBrowser();
const { origin } = browsing;
const { signedIn } = useMembers(browsing, 'collection-export');

const palette = '69d2e7-a7dbd8-e0e4cc-f38630-fa6900';
const sea = '#69d2e7 #a7dbd8 #e0e4cc #f38630 #fa6900';

/** A new collection, open, with nothing in it. */
async function emptyBoard(title: string): Promise<Page> {
  const { page } = await signedIn('/me/collections');
  await page.getByLabel('New collection').fill(title);
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByText('Nothing collected yet').waitFor();
  await hydrated(page);
  return page;
}

/** Into the collection that is open. */
async function importRow(page: Page, row: Record<string, string>): Promise<void> {
  await page.getByLabel('File to import').setInputFiles({
    name: 'items.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify([row])),
  });
  const report = page.getByRole('dialog');
  await report.waitFor();
  await page.keyboard.press('Escape');
  await report.waitFor({ state: 'detached' });
}

const exportOf = (page: Page) => page.getByRole('region', { name: 'Export' });

describe('the export of a collection', () => {
  test('follows what is collected, from nothing and back to nothing', async () => {
    const page = await emptyBoard('Taken');
    const part = exportOf(page);
    const formats = () => part.getByRole('list', { name: 'Formats' }).getByRole('link').count();
    const download = part.getByRole('link', { name: /^Download/ });
    expect(await part.count()).toBe(0);

    await importRow(page, { kind: 'typeface', slug: 'fraunces' });
    await part.scrollIntoViewIfNeeded();
    await expect.poll(() => part.locator('pre').innerText()).toContain('Fraunces');
    const few = await formats();
    await importRow(page, { kind: 'palette', slug: palette });
    await expect.poll(formats).toBeGreaterThan(few);
    await part.getByRole('link', { name: /^GIMP palette/ }).click();
    await expect.poll(() => part.locator('pre').innerText()).toContain('GIMP Palette');

    await page.getByRole('button', { name: /^Remove #69d2e7/ }).click();
    await expect.poll(formats).toBe(few);
    const left = await download.getAttribute('href');
    expect((await page.request.get(new URL(left!, origin).href)).status()).toBe(200);
    await page.getByRole('button', { name: 'Remove Fraunces' }).click();
    await part.waitFor({ state: 'detached' });
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect.poll(() => undo.count()).toBe(2);
    await undo.first().click();
    await undo.first().click();
    await expect.poll(formats).toBeGreaterThan(few);
    await expect.poll(() => part.locator('pre').innerText()).toContain('GIMP Palette');
  });

  test('shows the file anew when the format stays and what is in it changes', async () => {
    const page = await emptyBoard('Changing');
    await importRow(page, { kind: 'palette', slug: palette });
    const part = exportOf(page);
    await part.scrollIntoViewIfNeeded();
    const text = () => part.locator('pre').innerText();
    await part.getByRole('link', { name: /^JSON/ }).click();
    await expect.poll(text).toContain(palette);

    await importRow(page, { kind: 'typeface', slug: 'fraunces' });
    await expect.poll(text).toContain('fraunces');
    await page.getByRole('button', { name: `Write a note on ${sea}` }).click();
    await page.getByRole('textbox', { name: `Note on ${sea}` }).fill('For the cover');
    await page.keyboard.press('Control+Enter');
    await expect.poll(text).toContain('For the cover');
    await page.getByRole('button', { name: /^Remove #69d2e7/ }).click();
    await expect.poll(text).not.toContain(palette);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(text).toContain(palette);
  });
});
