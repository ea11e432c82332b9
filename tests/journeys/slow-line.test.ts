import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser, type Visitor } from '../support/browser.ts';

const { visit } = useBrowser();

const isPicture = (path: string) => /^\/(posters|img)\//.test(path);
const isFace = (path: string) => path.endsWith('.woff2');

/** The clock of a page whose head took a second to come. */
const slowHead = ({ page }: Visitor) =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 1_000;
  });

const waits = (page: Page) => page.evaluate(() => document.documentElement.dataset.later);

const shownPictures = (page: Page) =>
  page
    .locator('#main img')
    .evaluateAll(
      (images) =>
        images.slice(0, 6).filter((image) => getComputedStyle(image).display !== 'none').length,
    );

describe('on a slow line', () => {
  test('far pictures and new faces come after the chunks that make the page answer', async () => {
    let send: () => void = () => {};
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    const { page, requests } = await visit('/websites', {
      prepare: async (visitor) => {
        await slowHead(visitor);
        await visitor.page.route('**/assets/react-*.js', async (route) => {
          await sent;
          await route.continue();
        });
      },
    });
    expect(await waits(page)).toBe('pictures faces');
    const before = requests.filter(isPicture);
    expect(before.length).toBeGreaterThan(0);
    expect(before.length).toBeLessThanOrEqual(3);
    expect(requests.filter(isFace)).toEqual([]);
    send();
    await expect.poll(() => waits(page)).toBe('faces');
    await expect.poll(() => shownPictures(page)).toBe(6);
    await expect.poll(() => requests.filter(isPicture).length).toBeGreaterThan(before.length);
    await page.waitForFunction(() => localStorage.getItem('faces'));
    expect(requests.filter(isFace).length).toBe(2);
    await page.getByRole('link', { name: 'Typefaces', exact: true }).first().click();
    await expect.poll(() => waits(page)).toBeUndefined();
  });

  test('pictures come when the chunks never do', async () => {
    const { page, said } = await visit('/websites', {
      prepare: async (visitor) => {
        await slowHead(visitor);
        await visitor.page.route('**/assets/react-*.js', (route) => route.abort());
      },
    });
    await expect.poll(() => waits(page)).toBe('faces');
    await expect.poll(() => shownPictures(page)).toBe(6);
    expect(said.splice(0).join()).toMatch(/ERR_FAILED|Failed to fetch/);
  });

  test('faces that do not come are not noted as this browser’s own', async () => {
    const { page, requests, said } = await visit('/websites', {
      prepare: async (visitor) => {
        await slowHead(visitor);
        await visitor.page.route('**/*.woff2', (route) => route.abort());
      },
    });
    await expect.poll(() => requests.filter(isFace).length).toBe(2);
    await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'error'));
    await page.waitForFunction(() => !document.querySelector('#main .card:not([data-laid])'));
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => localStorage.getItem('faces'))).toBeNull();
    expect(await waits(page)).toBe('faces');
    said.splice(0);
  });

  test('nothing waits without script', async () => {
    const { page, requests } = await visit('/websites', { javaScriptEnabled: false });
    expect(requests.filter(isFace).length).toBeGreaterThan(0);
    expect(requests.filter(isPicture).length).toBeGreaterThan(3);
    expect(await page.locator('html[data-later]').count()).toBe(0);
  });
});
