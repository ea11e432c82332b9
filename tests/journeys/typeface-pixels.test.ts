import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { reloadWithFaces, useBrowser } from '../support/browser.ts';
import { emptyPage, pasted } from '../support/pasted.ts';

const { visit, origin } = useBrowser();

/** Not its inner text: what is far away is not laid out. */
const codeOf = async (page: Page, name: string) =>
  (await page.locator(`pre[aria-label="${name}"]`).textContent()) ?? '';
const pixelsOf = (png: Buffer) => sharp(png).raw().toBuffer();

describe('what is copied from a typeface and pasted into an empty page', () => {
  test.each([
    ['inter', 'axes=wght:620,opsz:20&features=ss01,-calt&tracking=-0.02&ink=7a1f2b&ground=f4ead8'],
    ['fraunces', 'axes=wght:333&align=center'],
    ['lato', 'axes=wght:700&italic=1&align=right&leading=1.4'],
    ['ibm-plex-serif', 'features=onum,smcp'],
  ])('%s has the same pixels as the tester', async (slug, asked) => {
    const query = `text=Rafting+Quiet+0123+%C4%8Ce%C5%A1tina&size=61&${asked}`;
    const { page, context } = await visit(`/typefaces/${slug}?${query}`, { deviceScaleFactor: 1 });
    const field = page.getByRole('textbox', { name: 'Test text' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const css = await page
      .getByRole('region', { name: 'CSS of the tester' })
      .locator('pre')
      .innerText();
    const rules = await codeOf(page, '@font-face');
    const box = await field.boundingBox();
    if (!box) throw new Error('the tester has no box');
    const padding = await field.evaluate((element) => getComputedStyle(element).padding);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const ink = await field.evaluate((element) => getComputedStyle(element).color);
    const shown = await field.screenshot({ animations: 'disabled' });

    const place = `position: absolute; left: ${box.x}px; top: ${box.y % 1}px; width: ${box.width}px; height: ${box.height}px; box-sizing: border-box; padding: ${padding}; border-radius: 6px;`;
    const other = await pasted(
      context,
      origin,
      `<style>${rules}</style><body style="margin: 0; background: ${ground}; color: ${ink}">
       <div id="it" style='${place} ${css.replaceAll("'", '"')}'>Rafting Quiet 0123 Čeština</div>`,
    );
    const seen = await other.locator('#it').screenshot();
    const [a, b] = [await pixelsOf(shown), await pixelsOf(seen)];
    expect(new Set(a).size).toBeGreaterThan(8);
    expect(a.length).toBe(b.length);
    expect(a.reduce((count, value, i) => count + (value === b[i] ? 0 : 1), 0)).toBe(0);
  });

  test('before its files are there the stand-in takes the same lines', async () => {
    const { page, context } = await visit('/typefaces/inter');
    const body = `<style>${await codeOf(page, '@font-face')} p { width: 600px; font-size: 40px }</style>
      <p id="it">Quick wafting zephyrs vex bold Jim</p>`;
    const heightOf = async (hasFiles: boolean) => {
      const other = await pasted(context, origin, body, hasFiles);
      const box = await other.locator('#it').boundingBox();
      const isThere = await other.evaluate(() =>
        [...document.fonts].some(
          ({ status, family }) => status === 'loaded' && !family.includes('Fallback'),
        ),
      );
      await other.close();
      await context.unroute(`${emptyPage}/**`);
      return { height: Math.round(box?.height ?? 0), isThere };
    };
    const [before, after] = [await heightOf(false), await heightOf(true)];
    expect([before.isThere, after.isThere]).toEqual([false, true]);
    expect(before.height).toBe(after.height);
  });
});

test.each([
  ['/typefaces', 1440],
  ['/typefaces', 390],
  ['/typefaces/inter', 1440],
  ['/typefaces/inter', 390],
  ['/typefaces/fraunces', 1440],
  ['/typefaces/lato', 390],
  ['/typefaces/fraunces/pairing/fraunces-and-inter', 1440],
  ['/typefaces/fraunces/pairing/fraunces-and-inter', 390],
])('%s at %i px moves nothing, while it loads and while it is scrolled', async (path, width) => {
  const { page } = await visit(path, {
    viewport: { width, height: 900 },
    prepare: ({ page: tab }) =>
      tab.addInitScript(() => {
        const shifts: string[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources } = entry as unknown as {
              value: number;
              sources: { node: Element | null }[];
            };
            shifts.push(
              `${value} ${sources.map(({ node }) => node?.outerHTML?.slice(0, 80)).join(' | ')}`,
            );
          }
        }).observe({ type: 'layout-shift', buffered: true });
      }),
  });
  // Shell faces that come late move the page by a hair, which faces.test.ts bounds: here they are in time.
  await reloadWithFaces(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(1_500);
  for (let down = 0; down < 6; down += 1) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(250);
  }
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
});
