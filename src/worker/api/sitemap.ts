import { listSitemapPages } from '#domain/website/sitemap-store.ts';
import type { AppContext } from '../context.ts';
import { originOf } from '../site-origin.ts';

/** Addresses a sitemap may hold. */
const addressesPerPart = 50_000;

/** `/sitemap.xml`: the addresses themselves, or an index of parts (`?part=N`) when they are more than 50,000. */
export async function sitemap(c: AppContext): Promise<Response> {
  const origin = originOf(c.env, c.get('url'));
  const pages = await listSitemapPages(c.get('db'));
  const parts = Math.ceil(pages.length / addressesPerPart);
  const part = Number(c.req.query('part') ?? 0);
  if (parts > 1 && part === 0) return xml(c, indexOf(origin, parts));
  const from = Math.max(0, part - 1) * addressesPerPart;
  return xml(c, urlSet(origin, pages.slice(from, from + addressesPerPart)));
}

/** `/robots.txt` */
export function robots(c: AppContext): Response {
  const lines = [
    'User-agent: *',
    'Disallow: /go/',
    'Disallow: /api/',
    'Disallow: /*_payload.json',
    '',
    `Sitemap: ${originOf(c.env, c.get('url'))}/sitemap.xml`,
    '',
  ];
  return c.text(lines.join('\n'), 200, { 'cache-control': 'public, max-age=3600' });
}

function indexOf(origin: string, parts: number): string {
  const entries = Array.from(
    { length: parts },
    (_, i) => `<sitemap><loc>${origin}/sitemap.xml?part=${i + 1}</loc></sitemap>`,
  );
  return `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`;
}

function urlSet(origin: string, pages: { path: string; changedAt: number | null }[]): string {
  const entries = pages.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${new Date(changedAt).toISOString()}</lastmod>` : '';
    return `<url><loc>${origin}${escaped(path)}</loc>${changed}</url>`;
  });
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;');
}

function xml(c: AppContext, body: string): Response {
  return c.body(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, 200, {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  });
}
