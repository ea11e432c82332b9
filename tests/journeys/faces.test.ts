import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { reloadWithFaces, useBrowser } from '../support/browser.ts';

const { visit } = useBrowser();

const lateMs = 1_500;
const anyFace =
  'node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';

/** The faces that the browser really draws the page's heading with. */
async function facesOf(page: Page): Promise<string[]> {
  const wire = await page.context().newCDPSession(page);
  await wire.send('DOM.enable');
  await wire.send('CSS.enable');
  const { root } = await wire.send('DOM.getDocument');
  const { nodeId } = await wire.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await wire.send('CSS.getPlatformFontsForNode', { nodeId });
  await wire.detach();
  return fonts.map(({ familyName }) => familyName);
}

const lateFaces = ({ page }: { page: Page }) =>
  page.route(/\/(?!optional)[^/]*\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, lateMs));
    await route.continue();
  });

/** The faces that were declared once more, after the first paint. */
const declaredAgain = (page: Page) =>
  page.evaluate(() =>
    document.adoptedStyleSheets
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ style }) => ({
        family: style.getPropertyValue('font-family').replaceAll('"', ''),
        display: style.getPropertyValue('font-display'),
        src: style.getPropertyValue('src'),
      })),
  );

/** Far cards are laid out from the moment on at which late faces are looked for. */
const rested = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('#main .card:not([data-laid])'));

const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve([]), 200);
      }),
  );

describe('the faces of the shell', () => {
  test('are there at once when they come with the page', async () => {
    const { page } = await visit('/websites');
    await reloadWithFaces(page);
    expect(await facesOf(page)).toEqual(['Instrument Sans', 'Geist Mono']);
  });

  test('are left alone when they came in time', async () => {
    const { page } = await visit('/websites');
    await reloadWithFaces(page);
    await rested(page);
    expect(await declaredAgain(page)).toEqual([]);
  });

  test.each(['/', '/websites', '/typefaces/inter', '/colors/palettes', '/directory/pentagram'])(
    'stay away from %s when it was painted without them, so that nothing moves, and come with the next page',
    async (path) => {
      const { page } = await visit(path, { prepare: lateFaces });
      await page.waitForFunction(() => localStorage.getItem('faces'));
      await page.waitForTimeout(300);
      expect(await facesOf(page)).not.toContain('Instrument Sans');
      expect(await shifts(page)).toEqual([]);
      await page.getByRole('link', { name: 'Websites', exact: true }).first().click();
      await expect.poll(() => facesOf(page)).toContain('Instrument Sans');
    },
  );

  test('keep their names and files when they are declared again', async () => {
    const { page } = await visit('/websites', {
      prepare: async ({ page }) => {
        await page.addInitScript(() =>
          addEventListener('DOMContentLoaded', () =>
            document.styleSheets[0]?.insertRule(
              '@font-face { font-family: "An optional face"; font-display: optional; src: url("/optional.woff2") }',
            ),
          ),
        );
        await page.route('**/optional.woff2', (route) => route.fulfill({ path: anyFace }));
        await lateFaces({ page });
      },
    });
    await page.waitForFunction(() => localStorage.getItem('faces'));
    await page.getByRole('link', { name: 'Popular', exact: true }).first().click();
    await expect
      .poll(() => declaredAgain(page))
      .toContainEqual({
        family: 'An optional face',
        display: 'swap',
        src: 'url("/optional.woff2")',
      });
  });
});
