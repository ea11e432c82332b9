import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Isolate, twoIsolates } from '../support/two-isolates.ts';

let site: Awaited<ReturnType<typeof twoIsolates>>;

const many = (size: number) =>
  `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${size})`;

/** More than two pages of each kind, half of it with something to filter by. */
const rows = [
  "INSERT INTO category (id, slug, name, kind) VALUES (1, 'shop', 'Shop', 'type')",
  `INSERT INTO website (id, slug, title, url, url_key, status, published_at, created_at, updated_at)
   ${many(120)} SELECT i, 'site-' || i, 'Site ' || i, 'https://s' || i || '.example/', 's' || i || '.example', 'published', i, 0, 0 FROM n`,
  `INSERT INTO website_category (website_id, category_id, position) ${many(60)} SELECT i * 2, 1, 0 FROM n`,
  `INSERT INTO palette (slug, set_key, name, created_at, updated_at)
   ${many(120)} SELECT printf('%06x-ffffff', 90000 * i), printf('%06x-ffffff', 90000 * i), nullif('Shade ' || i, 'Shade 7'), i, 0 FROM n`,
  "INSERT INTO palette_tag (id, slug, name) VALUES (1, 'harvest', 'Harvest')",
  `INSERT INTO palette_tagged (palette_id, tag_id, position) ${many(60)} SELECT i * 2, 1, 0 FROM n`,
  `INSERT INTO typeface (id, slug, name, created_at, updated_at) ${many(120)} SELECT i, 'face-' || i, 'Face ' || i, 0, 0 FROM n`,
  `INSERT INTO typeface_style (typeface_id, style) ${many(60)} SELECT i * 2, 'serif' FROM n`,
];

const paths = [
  '/',
  '/websites',
  '/websites?page=2',
  '/websites?sort=alphabetical',
  '/websites?categories=shop',
  '/websites/shop',
  '/websites/popular',
  '/typefaces',
  '/typefaces?page=2',
  '/typefaces?view=grid',
  '/typefaces?text=Hamburg',
  '/typefaces?styles=serif',
  '/typefaces/popular',
  '/colors/palettes',
  '/colors/palettes?page=2',
  '/colors/palettes?sort=alphabetical',
  '/colors/palettes?tags=harvest',
  '/colors/palettes/harvest',
  '/colors/palettes/015f90-ffffff',
  '/colors/palettes/123456-ffffff-ff5533',
  '/colors/ff5533',
  '/supporters',
];

beforeAll(async () => {
  site = await twoIsolates();
  await site.db.batch(rows.map((row) => site.db.prepare(row)));
}, 60_000);

afterAll(() => site.stop());

/** By a reader whose pages are never kept. */
async function read(isolate: Isolate, path: string): Promise<string> {
  const answer = await site.ask(isolate, path, { headers: { cookie: 'session=nobodys' } });
  expect([path, answer.status]).toEqual([path, 200]);
  // The day's own numbers run on from one answer to the next.
  return (await answer.text()).replace(/"day":\d+/, '');
}

test('a page is the same whatever the isolate has drawn before it', async () => {
  const first = new Map<string, string>();
  for (const path of paths) first.set(path, await read('one', path));
  expect(first.get('/websites?page=2')).toContain('Site 60');
  expect(first.get('/colors/palettes')).toContain('Shade 120');
  for (const path of [...paths, ...paths]) expect(await read('one', path)).toBe(first.get(path));
  for (const path of [...paths].reverse()) expect(await read('two', path)).toBe(first.get(path));
});
