import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { findingsInBothModes } from '../support/axe.ts';
import { hydrated, useBrowser } from '../support/browser.ts';

const { visit } = useBrowser();

const colorsOf = (page: Page) =>
  page.getByRole('list', { name: 'Colours', exact: true }).getByRole('button').allInnerTexts();
const search = (page: Page) => new URL(page.url()).searchParams;

/** As a visitor does, by the system's window. */
async function choosePicture(
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await (await asked).setFiles(file);
}

describe('the generator', () => {
  test('space shuffles, l locks, arrows go along and move; the address keeps it', async () => {
    const { page } = await visit('/colors/generate');
    await hydrated(page);
    const first = await colorsOf(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('l');
    await expect.poll(() => search(page).get('locked')).toBe('2');
    await page.keyboard.press(' ');
    await expect.poll(() => colorsOf(page)).not.toEqual(first);
    expect((await colorsOf(page))[1]).toBe(first[1]);
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => search(page).get('locked')).toBe('3');
    const last = await colorsOf(page);
    expect(last[2]).toBe(first[1]);
    await page.reload();
    expect(await colorsOf(page)).toEqual(last);
    expect(await page.getByRole('link', { name: `Unlock ${first[1]}` }).count()).toBe(1);
  });

  test('a chosen picture becomes a palette and no request carries it', async () => {
    const { page } = await visit('/colors/generate');
    await hydrated(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      const body = request.postDataBuffer();
      sent.push(`${request.method()} ${new URL(request.url()).pathname} ${body?.length ?? 0}`);
    });
    const half = { width: 100, height: 400, channels: 3 as const, background: '#101418' };
    const buffer = await sharp({ create: { ...half, width: 400, background: '#ff5533' } })
      .composite([{ input: await sharp({ create: half }).png().toBuffer(), left: 0, top: 0 }])
      .png()
      .toBuffer();
    await choosePicture(page, {
      name: 'beach.png',
      mimeType: 'image/png',
      buffer,
    });
    const strip = page.getByRole('list', { name: 'Colours of the picture by area' });
    await strip.waitFor();
    expect(
      await strip.getByRole('button').evaluateAll((all) => all.map((one) => one.ariaLabel)),
    ).toEqual(['Copy #ff5533, 75 %', 'Copy #101418, 25 %']);
    expect(await page.getByRole('img', { name: 'beach.png' }).isVisible()).toBe(true);
    const links = page.getByRole('region', { name: 'From a picture' }).getByRole('link');
    expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
      '/colors/palettes/ff5533-101418',
      '/colors/palettes/ff5533-101418#near',
    ]);
    expect(sent.filter((one) => !/^GET \S+ 0$/.test(one))).toEqual([]);
    await page.getByRole('button', { name: 'Use in the generator' }).click();
    await expect.poll(() => search(page).get('colors')).toBe('ff5533-101418');
  });

  test('what is no picture is said', async () => {
    const { page } = await visit('/colors/generate');
    await hydrated(page);
    await choosePicture(page, {
      name: 'fake.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no picture'),
    });
    await page.getByRole('alert').getByText('That is no picture').waitFor();
  });

  test('has no findings in either mode', async () => {
    const { page } = await visit('/colors/generate');
    await hydrated(page);
    expect(await findingsInBothModes(page)).toEqual([]);
  });
});

describe('the export of a website', () => {
  test('a format is shown, copied and downloaded as the same text', async () => {
    const { page } = await visit('/websites');
    await page.getByRole('list', { name: 'Results' }).getByRole('link').first().click();
    await page.waitForURL(/\/websites\/\d+-/);
    const part = page.getByRole('region', { name: 'Export' });
    await part.scrollIntoViewIfNeeded();
    // Until what shows a file is there, a format is a link to it.
    await part.locator('[aria-current]').waitFor();
    await part.getByRole('link', { name: /^SCSS/ }).click();
    const shown = part.locator('pre');
    await expect.poll(() => shown.innerText()).toMatch(/^\/\/ /);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      part.getByRole('link', { name: 'Download SCSS' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.scss$/);
    expect(await readFile(await download.path(), 'utf8')).toBe(await shown.textContent());
  });
});
