import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { firstWebsite, useBrowser, type VisitOptions } from '../support/browser.ts';

const { visit, origin } = useBrowser();

/** What the page reports, as path and body. */
async function reporting(path: string, options: VisitOptions = {}) {
  const reports: [string, unknown][] = [];
  const watch = (page: Page) =>
    page.on('request', (request: Request) => {
      const { pathname } = new URL(request.url());
      if (/^\/a(\/search)?$/.test(pathname)) reports.push([pathname, request.postDataJSON()]);
    });
  const visitor = await visit(path, {
    ...options,
    prepare: async (visitor) => {
      watch(visitor.page);
      await options.prepare?.(visitor);
    },
  });
  return { ...visitor, reports };
}

describe('what a page reports', () => {
  test('a website that is seen, once a view, by document and by navigation; lists nothing', async () => {
    const path = await firstWebsite(origin);
    const id = Number(/\d+/.exec(path)?.[0]);
    const { page, reports, context } = await reporting('/websites');
    await page.waitForTimeout(1_500);
    expect(reports).toEqual([]);
    const answered = page.waitForResponse('**/a');
    await page.locator(`a[href="${path}"]`).first().click();
    await page.waitForURL(`**${path}`);
    expect((await answered).status()).toBe(204);
    const seen = ['/a', { type: 'view', website_id: id }];
    expect(reports).toEqual([seen]);
    await page.reload();
    await expect.poll(() => reports).toEqual([seen, seen]);
    // Counted without a cookie of its own.
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['newsletter-modal']);
  });

  test('what is looked for, once and not for each page of the answer', async () => {
    const { page, reports } = await reporting('/search?term=Studio');
    await expect.poll(() => reports).toEqual([['/a/search', { term: 'Studio', type: 'page' }]]);
    await page.goto('/search?term=Studio&page=1');
    await page.waitForTimeout(1_500);
    expect(reports).toHaveLength(1);
  });

  test('a dialog that comes by itself', async () => {
    const { page, reports } = await reporting('/websites', {
      prompts: true,
      prepare: ({ page }) =>
        page.addInitScript(() => {
          localStorage.setItem('page-views', '2');
        }),
    });
    await page.getByRole('dialog', { name: 'Keep up with new websites' }).waitFor();
    expect(reports).toEqual([['/a', { type: 'modal', category: 'newsletter' }]]);
  });

  test('a refusal is a line of the log, and the page goes on', async () => {
    const { page, said } = await reporting(await firstWebsite(origin), {
      prepare: ({ page }) => page.route('**/a', (route) => route.fulfill({ status: 500 })),
    });
    await page.waitForResponse('**/a');
    await page.getByRole('link', { name: 'Popular', exact: true }).first().click();
    await page.waitForURL('**/websites/popular');
    said.length = 0;
  });
});
