import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { hydrated } from './browser.ts';

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

/** Words on a page: what holds them, and what else is around them. */
export interface Setting {
  words: string;
  /** The page's own class for them. */
  className: string;
  /** The element that the copied rules are for. */
  tag: string;
  /** An element around the words on both pages. */
  inner?: string;
}

/**
 * How many bytes of two pictures differ: words as a page of ours sets them, and as its copied rules set them on an
 * empty page. Null where a picture shows nothing. What the rules do not say is said for both: place, size and colours.
 * Both stand on whole pixels: a picture of what stands between two has a row of its neighbour.
 */
export async function pixelsOff(
  page: Page,
  css: string,
  { words, className, tag, inner }: Setting,
): Promise<number | null> {
  const place =
    'position: fixed; left: 0; top: 0; z-index: 999; box-sizing: border-box; margin: 0; width: 640px; height: 120px; color: #14171c; background: #fff; font-size: 41px; line-height: 60px';
  // A page lets its own faces in before it starts.
  await hydrated(page);
  const html = inner ? `<${inner}>${words}</${inner}>` : words;
  await page.evaluate(
    ([name, style, within]) => {
      const it = document.createElement('div');
      it.id = 'it';
      it.className = name;
      it.style.cssText = style;
      it.innerHTML = within;
      document.body.append(it);
    },
    [className, place, html] as const,
  );
  const seen = await pictureOf(page);
  await page.evaluate(() => document.querySelector('#it')?.remove());
  const body = `<style>${css}</style><body><${tag} id="it" style="${place}">${html}</${tag}>`;
  const context = page.context();
  const other = await pasted(context, new URL(page.url()).origin, body);
  const same = await pictureOf(other);
  await other.close();
  await context.unroute(`${emptyPage}/**`);
  if (new Set(seen).size < 9 || new Set(same).size < 9) return null;
  return seen.reduce((count, value, i) => count + (value === same[i] ? 0 : 1), 0);
}

async function pictureOf(page: Page): Promise<Buffer> {
  // Files are asked for when what needs them is laid out.
  await page.evaluate(async () => {
    document.querySelector('#it')?.getBoundingClientRect();
    await document.fonts.ready;
  });
  const png = await page.locator('#it').screenshot({ animations: 'disabled' });
  return sharp(png).raw().toBuffer();
}
