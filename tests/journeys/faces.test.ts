import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../support/browser.ts';

const { visit } = useBrowser();

const lateMs = 1_500;

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
    await page.reload();
    expect(await facesOf(page)).toEqual(['Instrument Sans', 'Geist Mono']);
  });

  test('never move a page that was painted without them, and come with the next one', async () => {
    const { page } = await visit('/websites', {
      prepare: ({ page }) =>
        page.route('**/*.woff2', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, lateMs));
          await route.continue();
        }),
    });
    await hydrated(page);
    await page.waitForTimeout(lateMs);
    await page.evaluate(() => document.fonts.ready);
    expect((await facesOf(page)).filter((name) => /Instrument|Geist/.test(name))).toEqual([]);
    expect(await shifts(page)).toEqual([]);
    await page.getByRole('link', { name: 'Popular', exact: true }).click();
    await page.waitForURL('**/websites/popular');
    await expect.poll(() => facesOf(page)).toEqual(['Instrument Sans', 'Geist Mono']);
  });
});
