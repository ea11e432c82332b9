import type { Database } from '#domain/db.ts';
import { sitemapAddresses, sitemapRowsRead } from '#domain/limits.ts';
import {
  countWebsites,
  findPlace,
  listOtherPages,
  listWebsitePages,
  type SitemapPage,
} from '#domain/website/sitemap-store.ts';
import type { AppContext } from '../context.ts';
import { originOf } from '../site-origin.ts';
import { problem } from './problem.ts';

type Pages = AsyncGenerator<readonly SitemapPage[], void>;

/**
 * `/sitemap.xml`: the addresses themselves, or an index when they are more than 50,000. Then part 1 holds what is no
 * website, and each part after it 50,000 websites. Read and sent in pages, so that its size needs no memory.
 */
export async function sitemap(c: AppContext): Promise<Response> {
  const db = c.get('db');
  const origin = originOf(c.env, c.get('url'));
  const [websites, others] = [await countWebsites(db), await listOtherPages(db)];
  const isSplit = websites + others.length > sitemapAddresses;
  const parts = 1 + Math.ceil(websites / sitemapAddresses);
  const asked = c.req.query('part');
  if (asked === undefined) {
    return isSplit ? xml(c, indexOf(origin, parts)) : urlSet(c, origin, all(db, others, websites));
  }
  const part = /^[1-9][0-9]{0,4}$/.test(asked) ? Number(asked) : 0;
  if (!isSplit || part < 1 || part > parts) return problem(c, 404, 'There is no such part');
  if (part === 1) return urlSet(c, origin, all(db, others, 0));
  return urlSet(c, origin, websitesFrom(db, (part - 2) * sitemapAddresses, sitemapAddresses));
}

/** `/robots.txt` */
export function robots(c: AppContext): Response {
  const lines = [
    'User-agent: *',
    'Disallow: /go/',
    'Disallow: /api/',
    'Disallow: /*_payload.json',
    'Disallow: /*/export/',
    '',
    `Sitemap: ${originOf(c.env, c.get('url'))}/sitemap.xml`,
    '',
  ];
  return c.text(lines.join('\n'), 200, { 'cache-control': 'public, max-age=3600' });
}

async function* all(db: Database, others: readonly SitemapPage[], websites: number): Pages {
  yield others;
  yield* websitesFrom(db, 0, websites);
}

/** `count` websites at most, in the order of publishing, without the first `skipped`. */
async function* websitesFrom(db: Database, skipped: number, count: number): Pages {
  let place = count > 0 ? await findPlace(db, skipped) : null;
  for (let left = count; place && left > 0; ) {
    const { pages, next } = await listWebsitePages(db, place, Math.min(sitemapRowsRead, left));
    yield pages;
    left -= pages.length;
    place = next;
  }
}

function indexOf(origin: string, parts: number): string {
  const entries = Array.from(
    { length: parts },
    (_, i) => `<sitemap><loc>${origin}/sitemap.xml?part=${i + 1}</loc></sitemap>`,
  );
  return `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`;
}

/** The first page is read before the answer begins: a database that is down is a clear 503. */
async function urlSet(c: AppContext, origin: string, pages: Pages): Promise<Response> {
  const text = new TextEncoder();
  const first = await pages.next();
  const begin = `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(text.encode(begin + entriesOf(origin, first.value ?? [])));
    },
    async pull(controller) {
      const { value, done } = await pages.next();
      if (!done) return controller.enqueue(text.encode(entriesOf(origin, value)));
      controller.enqueue(text.encode('</urlset>'));
      controller.close();
    },
  });
  return xml(c, body);
}

function entriesOf(origin: string, pages: readonly SitemapPage[]): string {
  return pages
    .map(({ path, changedAt }) => {
      const changed = changedAt ? `<lastmod>${new Date(changedAt).toISOString()}</lastmod>` : '';
      return `<url><loc>${origin}${escaped(path)}</loc>${changed}</url>`;
    })
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;');
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

function xml(c: AppContext, body: string | ReadableStream<Uint8Array>): Response {
  return c.body(typeof body === 'string' ? declaration + body : body, 200, {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  });
}
