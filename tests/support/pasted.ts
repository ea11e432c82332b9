import type { BrowserContext, Page } from 'playwright-core';

/** An address that no test asks for anything else. */
export const emptyPage = 'http://empty.example';

/** A page of nobody's, which has what was pasted and the files of `origin` beside it, and nothing else. */
export async function pasted(
  context: BrowserContext,
  origin: string,
  body: string,
  hasFiles = true,
): Promise<Page> {
  await context.route(`${emptyPage}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') {
      return route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><meta charset="utf-8">${body}`,
      });
    }
    if (!hasFiles || !pathname.startsWith('/fonts/')) return route.fulfill({ status: 204 });
    const answer = await fetch(`${origin}/assets/faces/${pathname.slice('/fonts/'.length)}`);
    return route.fulfill({ body: Buffer.from(await answer.arrayBuffer()) });
  });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${emptyPage}/`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
}
