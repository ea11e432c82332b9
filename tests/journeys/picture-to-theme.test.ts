import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { compile } from 'tailwindcss';
import { describe, expect, test } from 'vitest';
import { contrast } from '#domain/color/contrast.ts';
import { findingsInBothModes } from '../support/axe.ts';
import { hydrated, useBrowser } from '../support/browser.ts';

const { visit } = useBrowser();

/** Three flat areas: orange, a grey that fails on it, ink. */
const painted = ['#ff5533', '#8a8f98', '#101418'];

async function photo(): Promise<string> {
  const area = (background: string) => ({
    create: { width: 120, height: 240, channels: 3 as const, background },
  });
  const areas = await Promise.all(
    painted.map(async (hex, i) => ({
      input: await sharp(area(hex)).png().toBuffer(),
      left: i * 120,
      top: 0,
    })),
  );
  const canvas = { ...area('#ffffff').create, width: 360 };
  const picture = await sharp({ create: canvas }).composite(areas).png().toBuffer();
  return picture.toString('base64');
}

/** A file as the system hands it over, by the event of a drop or of a paste. */
async function handOver(page: Page, how: 'drop' | 'paste', base64: string): Promise<void> {
  const transfer = await page.evaluateHandle(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], 'photo.png', { type: 'image/png' }));
    return data;
  }, base64);
  if (how === 'drop') {
    const zone = page.getByText('or drop or paste one here');
    for (const type of ['dragenter', 'dragover', 'drop']) {
      await zone.dispatchEvent(type, { dataTransfer: transfer });
    }
    return;
  }
  await page.evaluate((data) => {
    const event = new ClipboardEvent('paste', { bubbles: true, clipboardData: data });
    document.body.dispatchEvent(event);
  }, transfer);
}

describe('a photo becomes a theme', () => {
  test('dropped, taken, repaired, exported, built by Tailwind: the values are the same', async () => {
    const { page } = await visit('/colors');
    await hydrated(page);
    await handOver(page, 'drop', await photo());
    const strip = page.getByRole('list', { name: 'Colours of the picture by area' });
    await strip.waitFor();
    const found = await strip
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => /#[0-9a-f]{6}/.exec(one.ariaLabel ?? '')?.[0] ?? ''));
    expect([...found].sort()).toEqual([...painted].sort());
    expect(await findingsInBothModes(page)).toEqual([]);

    await page.getByRole('link', { name: 'Open this palette' }).click();
    await page.waitForURL(/\/colors\/palettes\/[0-9a-f-]+$/);
    const repairs = page.getByRole('region', { name: 'Nearest passing colour' });
    const use = repairs.getByRole('link').first();
    const said = await use.innerText();
    const [instead = '', before = ''] = said.match(/#[0-9a-f]{6}/g) ?? [];
    await use.click();
    // The address changes at the press, the page once it is there.
    await page.getByRole('heading', { level: 1 }).filter({ hasText: instead }).waitFor();
    const now = new URL(page.url()).pathname.split('/').at(-1)?.split('-') ?? [];
    const kept = found.filter((hex) => hex !== before).map((hex) => hex.slice(1));
    expect([...now].sort()).toEqual([...kept, instead.slice(1)].sort());
    expect(kept.some((hex) => contrast(`#${hex}`, instead) >= 4.5)).toBe(true);

    const part = page.getByRole('region', { name: 'Export' });
    await part.scrollIntoViewIfNeeded();
    await part.getByRole('link', { name: /^Tailwind/ }).click();
    await expect.poll(() => part.locator('pre').textContent()).toContain('@theme');
    const theme = (await part.locator('pre').textContent()) ?? '';
    const names = [...theme.matchAll(/--color-([\w-]+):/g)].map(([, name = '']) => name);
    const built = (await compile(`${theme}\n@tailwind utilities;`)).build(
      names.map((name) => `bg-${name}`),
    );
    const values = names.map((name) => {
      expect(built).toContain(`background-color: var(--color-${name})`);
      return new RegExp(`--color-${name}:\\s*(#[0-9a-f]{6});`).exec(built)?.[1]?.slice(1);
    });
    expect(values).toEqual(now);
  });

  test('a pasted one is read too, and leads to the palettes near it', async () => {
    const { page } = await visit('/colors');
    await hydrated(page);
    await handOver(page, 'paste', await photo());
    await page.getByRole('img', { name: 'photo.png' }).waitFor();
    await page.getByRole('link', { name: 'Palettes near it' }).click();
    await page.waitForURL(/#near$/);
    const heading = page.getByRole('heading', { name: 'Nearest palettes' });
    await expect.poll(async () => (await heading.boundingBox())?.y ?? Infinity).toBeLessThan(900);
  });
});

describe('what a palette and a colour give to copy', () => {
  const options = { permissions: ['clipboard-read', 'clipboard-write'] };
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('a gradient through the colours that are chosen, as the browser reads it', async () => {
    const { page } = await visit('/colors/palettes/ff5533-8a8f98-101418', options);
    await hydrated(page);
    await page.getByRole('button', { name: /, #8a8f98$/, pressed: true }).click();
    await page.getByRole('button', { name: 'Copy the OKLCH gradient' }).click();
    await page.getByText('Copied the OKLCH gradient').waitFor();
    const css = await clipboard(page);
    expect(css).toBe('linear-gradient(to right in oklch, #ff5533, #101418)');
    expect(await page.evaluate((text) => CSS.supports('background', text), css)).toBe(true);
    // Two are the least: neither can be left out now.
    await page.getByRole('button', { name: /, #ff5533$/, pressed: true }).click();
    await page.getByRole('button', { name: 'Copy the OKLab gradient' }).click();
    await page.getByText('Copied the OKLab gradient').waitFor();
    expect(await clipboard(page)).toBe('linear-gradient(to right in oklab, #ff5533, #101418)');
  });

  test('its colours in the notation that is chosen, which comes once the part is near', async () => {
    const { page } = await visit('/colors/palettes/ff5533-8a8f98-101418', options);
    await hydrated(page);
    const values = page.getByRole('region', { name: 'Values' });
    await values.scrollIntoViewIfNeeded();
    await values.getByRole('radio', { name: 'RGB' }).check({ force: true });
    await values.getByText('rgb(255 85 51)').waitFor();
    await values.getByRole('button', { name: 'Copy all as CSS' }).click();
    await page.getByText('Copied 3 colours in RGB').waitFor();
    expect(await clipboard(page)).toBe(
      '--color-1: rgb(255 85 51);\n--color-2: rgb(138 143 152);\n--color-3: rgb(16 20 24);\n',
    );
    expect(await findingsInBothModes(page)).toEqual([]);
  });

  test('the shades in every notation, one and all, and each is the colour that is shown', async () => {
    const { page } = await visit('/colors/ff5533', options);
    await hydrated(page);
    const shades = page.getByRole('list', { name: 'Values of the shades' });
    const shown = await shades
      .locator('rect')
      .evaluateAll((all) => all.map((one) => one.getAttribute('fill')));
    expect(shown).toHaveLength(11);
    for (const notation of ['HEX', 'RGB', 'HSL', 'OKLCH', 'Display-P3']) {
      await page.getByRole('radio', { name: notation }).check({ force: true });
      await page.getByRole('button', { name: 'Copy all as CSS' }).click();
      await page.getByText(`Copied 11 shades in ${notation}`).waitFor();
      const css = await clipboard(page);
      expect(css.match(/--shade-\d+: /g)).toHaveLength(11);
      const painted = await page.evaluate((text) => {
        const surface = document.createElement('canvas').getContext('2d', {
          willReadFrequently: true,
        });
        return [...text.matchAll(/: (.+);/g)].map(([, value = '']) => {
          if (!surface) return '';
          surface.fillStyle = value;
          surface.fillRect(0, 0, 1, 1);
          const [r, g, b] = surface.getImageData(0, 0, 1, 1).data;
          return `#${[r, g, b].map((part) => (part ?? 0).toString(16).padStart(2, '0')).join('')}`;
        });
      }, css);
      expect(painted, notation).toEqual(shown);
    }
    await page.getByRole('button', { name: 'Copy 950 as Display-P3' }).click();
    expect(await clipboard(page)).toMatch(/^color\(display-p3 /);
    expect(await findingsInBothModes(page)).toEqual([]);
  });
});
