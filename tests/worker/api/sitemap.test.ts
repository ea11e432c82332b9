import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import { sitemapAddresses, sitemapRowsRead } from '#domain/limits.ts';
import {
  addCategory,
  addPalette,
  addProfile,
  addTypeface,
  addWebsite,
} from '../../support/factories.ts';
import { brokenDatabase } from '../../support/faults.ts';
import { recording } from '../../support/recording.ts';
import { site } from '../../support/site.tsx';

const ask = site();
const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);
const origin = 'http://localhost:8787';

/** Many websites in one statement; `published_at` has ties. */
async function addMany(from: number, to: number): Promise<void> {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
     INSERT INTO website (slug, title, url, url_key, status, published_at, created_at, updated_at)
     SELECT 'many-' || i, 'Many', 'https://many.example/' || i, 'many.example/' || i, 'published',
       i / 7, 0, 1767225600000 FROM n`,
  )
    .bind(from, to)
    .run();
}

beforeAll(async () => {
  const category = await addCategory({ slug: 'agency' });
  const maker = await addProfile({ slug: 'maker' });
  await addProfile({ slug: 'nothing-here' });
  await addWebsite({ slug: 'known', categories: [category], credits: [maker] });
  await addTypeface({ slug: 'gamma', styles: ['serif'], types: ['google-font'] });
  await addWebsite({ slug: 'unknown', status: 'to-review', publishedAt: null });
});

describe('GET /sitemap.xml', () => {
  test('lists public pages with the day of their last change, and nothing else', async () => {
    const answer = await ask('/sitemap.xml');
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const xml = await answer.text();
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^>]+><url>/);
    expect(xml).toMatch(/<\/url><\/urlset>$/);
    const [website = ''] = locs(xml).filter((loc) => loc.includes('-known'));
    expect(locs(xml).sort()).toEqual(
      [
        `${origin}/`,
        `${origin}/websites`,
        `${origin}/websites/popular`,
        `${origin}/typefaces`,
        `${origin}/typefaces/popular`,
        `${origin}/colors/generate`,
        `${origin}/colors/palettes`,
        `${origin}/colors`,
        `${origin}/supporters`,
        ...['red', 'yellow', 'green', 'cyan', 'blue', 'magenta', 'white', 'grey', 'black'].map(
          (family) => `${origin}/colors/${family}`,
        ),
        `${origin}/typefaces/gamma`,
        `${origin}/typefaces/google-fonts`,
        `${origin}/typefaces/serif-fonts`,
        `${origin}/websites/agency`,
        `${origin}/directory/maker`,
        website,
      ].sort(),
    );
    expect(xml).toContain(`<loc>${website}</loc><lastmod>2026-01-01T00:00:00.000Z</lastmod>`);
  });

  test('has no parts while one file holds everything', async () => {
    for (const part of ['1', '2', '0', 'x', '-1']) {
      expect((await ask(`/sitemap.xml?part=${part}`)).status).toBe(404);
    }
  });

  test('without a database it is a 503 before a byte of it is sent', async () => {
    const answer = await site(undefined, { DB: brokenDatabase('throws') })('/sitemap.xml');
    expect(answer.status).toBe(503);
  });

  test('is read a few thousand rows at a time, each website once', async () => {
    const more = 2 * sitemapRowsRead + 100;
    await addMany(1, more);
    const { d1, statements } = recording(env.DB);
    const xml = await (await site(undefined, { DB: d1 })('/sitemap.xml')).text();
    const found = locs(xml).filter((loc) => /\/websites\/\d+-/.test(loc));
    expect(found).toHaveLength(more + 1);
    expect(new Set(found).size).toBe(more + 1);
    const reads = statements.filter(({ text }) => text.includes('updated_at FROM website'));
    expect(reads).toHaveLength(3);
    for (const { text } of reads)
      expect(Number(/LIMIT (\d+)/.exec(text)?.[1])).toBeLessThanOrEqual(sitemapRowsRead + 1);
  });

  test('beyond 50,000 addresses it is an index of parts that hold each page once', async () => {
    await addMany(2 * sitemapRowsRead + 101, sitemapAddresses + 3);
    const index = await (await ask('/sitemap.xml')).text();
    expect(index).toContain('<sitemapindex ');
    const parts = [1, 2, 3].map((part) => `${origin}/sitemap.xml?part=${part}`);
    expect(locs(index)).toEqual(parts);
    const pages = await Promise.all(
      parts.map(async (part) => locs(await (await ask(part)).text())),
    );
    expect(pages.map(({ length }) => length)).toEqual([23, sitemapAddresses, 4]);
    expect(new Set(pages.flat()).size).toBe(sitemapAddresses + 27);
    expect((await ask('/sitemap.xml?part=4')).status).toBe(404);
  }, 60_000);
});

test('palettes and their tags have addresses, those that colours give by rule among them', async () => {
  await addPalette({ colors: ['#ffcad4', '#ffe5d9'], tags: ['nursery'] });
  const all = locs(await (await ask('/sitemap.xml?part=1')).text());
  for (const path of ['ffcad4-ffe5d9', 'nursery', 'pastel', 'dark-mode'])
    expect(all).toContain(`${origin}/colors/palettes/${path}`);
  expect(new Set(all).size).toBe(all.length);
});
