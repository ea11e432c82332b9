import { expect, test } from 'vitest';
import { hydrated, useBrowser } from '../support/browser.ts';

const { visit } = useBrowser();
const phone = { viewport: { width: 390, height: 844 } };

test.each([
  ['/', 'Categories'],
  ['/', 'Palettes'],
  ['/typefaces/inter', 'Related'],
  ['/colors', 'Palettes'],
])(
  'back from a link below the first screens of %s (%s) is back at that link',
  async (path, heading) => {
    const { page } = await visit(path, phone);
    await hydrated(page);
    const link = page
      .locator('section', { has: page.getByRole('heading', { name: heading }) })
      .locator('li a:visible')
      .last();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    const topOf = async () => Math.round((await link.boundingBox())?.y ?? Number.NaN);
    const before = await topOf();
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(phone.viewport.height);
    await link.click();
    await page.waitForURL((url) => url.pathname !== path);
    await page.locator('h1').waitFor();
    await page.goBack();
    await expect.poll(topOf).toBe(before);
  },
);

test.each(['at once', 'after a while'])(
  'a jump inside a long page is to its place, %s',
  async (when) => {
    const { page } = await visit('/typefaces/inter', phone);
    await hydrated(page);
    if (when !== 'at once') await page.waitForTimeout(4_000);
    await page.locator('a[href="#install"]').click();
    await page.waitForTimeout(1_500);
    const box = await page.locator('#install').boundingBox();
    expect(Math.round(box?.y ?? -1)).toBeLessThan(140);
    expect(Math.round(box?.y ?? -1)).toBeGreaterThanOrEqual(0);
  },
);

test('an address with a place is shown at that place', async () => {
  const { page } = await visit('/typefaces/inter#glyphs', phone);
  await hydrated(page);
  await page.waitForTimeout(1_500);
  const box = await page.locator('#glyphs').boundingBox();
  expect(Math.round(box?.y ?? -1)).toBeLessThan(140);
  expect(Math.round(box?.y ?? -1)).toBeGreaterThanOrEqual(0);
});
