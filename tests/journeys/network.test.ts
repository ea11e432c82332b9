import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../support/browser.ts';

const { visit } = useBrowser();

const idleMs = 4_000;

function payloads(requests: string[]): string[] {
  return requests.filter((path) => path.includes('_payload.json'));
}

describe('what a page asks for', () => {
  test('an idle page makes at most 8 requests, none of them for member data', async () => {
    const { page, requests } = await visit('/websites');
    await hydrated(page);
    const before = requests.length;
    await page.waitForTimeout(idleMs);
    const idle = requests.slice(before);
    expect(idle.length, idle.join(' ')).toBeLessThanOrEqual(8);
    expect(requests.filter((path) => path.startsWith('/v2/me'))).toEqual([]);
    expect(idle).toContain('/api/_auth/session');
    expect(payloads(idle).some((path) => path.startsWith('/websites/popular/'))).toBe(true);
  });

  test('a link under the pointer is fetched ahead, and the click shows it without asking again', async () => {
    const { page, requests } = await visit('/websites?sort=alphabetical');
    await hydrated(page);
    await page.waitForTimeout(idleMs);
    const link = page
      .getByRole('list', { name: 'Results' })
      .getByRole('heading')
      .getByRole('link')
      .nth(30);
    const path = (await link.getAttribute('href')) ?? '';
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await expect.poll(() => payloads(requests).some((one) => one.startsWith(path))).toBe(true);
    await page.waitForTimeout(300);
    const asked = payloads(requests).length;
    await link.click();
    await page.waitForURL(`**${path}`);
    await expect.poll(() => page.locator('[data-large]').count()).toBe(1);
    expect(
      payloads(requests)
        .slice(asked)
        .filter((one) => one.startsWith(path)),
    ).toEqual([]);
  });

  test('nothing is fetched ahead with save-data', async () => {
    const { page, requests, context } = await visit('/websites');
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.reload();
    await hydrated(page);
    const before = payloads(requests).length;
    await page.waitForTimeout(idleMs);
    expect(payloads(requests).length).toBe(before);
  });
});

describe('a new build', () => {
  test('loads the next page as a document', async () => {
    const { page, documents } = await visit('/websites');
    await hydrated(page);
    await page.route('**/builds/latest.json*', (route) =>
      route.fulfill({ json: { id: 'another', timestamp: 1 } }),
    );
    await page.route('**/builds/meta/another.json', (route) =>
      route.fulfill({ json: { id: 'another' } }),
    );
    const seen = page.waitForResponse('**/builds/meta/another.json');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await seen;
    await page.waitForTimeout(100);
    await page.getByRole('link', { name: 'Popular', exact: true }).click();
    await page.waitForURL('**/websites/popular');
    await page.waitForLoadState();
    expect(documents).toEqual(['/websites', '/websites/popular']);
  });

  test('that answers a payload is not shown: the target is loaded', async () => {
    const { page, documents } = await visit('/websites');
    await hydrated(page);
    await page.route('**/websites/popular/_payload.json*', (route) =>
      route.fulfill({
        json: {
          status: 200,
          build: 'another',
          route: 'websites/popular',
          layout: 'default',
          data: {},
          meta: {},
        },
      }),
    );
    await page.getByRole('link', { name: 'Popular', exact: true }).click();
    await expect.poll(() => page.locator('h1').textContent()).toMatch(/^Popular/);
    expect(documents).toEqual(['/websites', '/websites/popular']);
  });
});

describe('a chunk that is gone', () => {
  test('reloads the target once, and never in a circle', async () => {
    const { page, documents, said } = await visit('/');
    await hydrated(page);
    await page.route('**/assets/*.js', (route) => route.abort());
    const link = page.getByRole('link', { name: 'Popular', exact: true }).first();
    await link.click();
    await page.waitForURL('**/websites/popular');
    await page.waitForTimeout(2_500);
    expect(documents.filter((path) => path === '/websites/popular').length).toBeLessThanOrEqual(2);
    expect(await page.locator('h1').textContent()).toMatch(/^Popular/);
    said.length = 0;
  });
});
