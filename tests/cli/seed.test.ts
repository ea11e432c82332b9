import { expect, test } from 'vitest';
import { z } from 'zod';
import { seed } from '../../src/cli/seed.ts';
import { readPaletteIndex } from '../../src/domain/palette/palette-index-store.ts';
import { tagRules } from '../../src/domain/palette/palette-rules.ts';
import { readRanges } from '../../src/domain/typeface/code-points.ts';
import {
  encodeTypefaceIndex,
  openTypefaceIndex,
  type TypefaceIndex,
} from '../../src/domain/typeface/typeface-index.ts';
import { readTypefaceIndex } from '../../src/domain/typeface/typeface-index-store.ts';
import { findTypeface, findTypefaceCards } from '../../src/domain/typeface/typeface-store.ts';
import { ownState, rows } from './state.ts';

const state = ownState();
const numbers = z.record(z.string(), z.number());

test('an empty database gets the demo catalogue; a second seed does nothing', async () => {
  expect(await seed(state.platform())).toMatch(/^demo catalogue: \d+ websites/);
  expect(await seed(state.platform())).toMatch(/no demo catalogue loaded/);
});

test('the catalogue is as large as promised, and every fact says who states it and since when', async () => {
  const [row] = await rows(
    state.platform(),
    numbers,
    `SELECT (SELECT count(*) FROM website WHERE status = 'published') AS websites,
       (SELECT count(DISTINCT website_id) FROM website_typeface) AS with_typefaces,
       (SELECT count(DISTINCT category_id) FROM website_category) AS categories,
       (SELECT count(*) FROM (SELECT 1 FROM website_category GROUP BY category_id HAVING count(*) >= 15))
         AS popular,
       (SELECT count(*) FROM website w WHERE NOT EXISTS (SELECT 1 FROM fact f
          WHERE f.entity_kind = 'website' AND f.entity_id = w.id AND f.name = 'description'
            AND f.method = 'stated by the editors')) AS unstated,
       (SELECT count(*) FROM location WHERE kind = 'city' AND country_id IS NULL) AS lost_cities`,
  );
  expect(row?.websites).toBeGreaterThanOrEqual(200);
  expect(row?.with_typefaces).toBeGreaterThanOrEqual(120);
  expect(row?.categories).toBeGreaterThanOrEqual(30);
  expect(row?.popular).toBeGreaterThanOrEqual(8);
  expect(row).toMatchObject({ unstated: 0, lost_cities: 0 });
});

test('the sample of visits is marked, and never before a website was there', async () => {
  const [row] = await rows(
    state.platform(),
    numbers,
    `SELECT count(*) AS n, sum(source <> 'demo') AS unmarked,
       sum(day < strftime('%Y-%m-%d', w.published_at / 1000, 'unixepoch')) AS early
     FROM event_day e JOIN website w ON w.id = e.entity_id`,
  );
  expect(row?.n).toBeGreaterThan(10_000);
  expect(row).toMatchObject({ unmarked: 0, early: 0 });
});

async function typefaceIndex(): Promise<TypefaceIndex> {
  const contents = await readTypefaceIndex(state.platform().db, Date.UTC(2026, 10, 28));
  const index = openTypefaceIndex(encodeTypefaceIndex(contents));
  if (!index) throw new Error('the index does not open');
  return index;
}

const only = (slug: string) => ({ include: [slug], exclude: [] });

test('families with files cover all styles and types, and say who states what', async () => {
  const index = await typefaceIndex();
  expect(index.values('styles')).toHaveLength(13);
  expect(index.values('types')).toHaveLength(4);
  const [row] = await rows(
    state.platform(),
    numbers,
    `SELECT (SELECT count(DISTINCT typeface_id) FROM face) AS families,
       (SELECT count(DISTINCT typeface_id) FROM face WHERE reading = 'whole file') AS whole,
       (SELECT count(DISTINCT s.style) FROM typeface_style s JOIN face f USING (typeface_id)) AS styles,
       (SELECT count(DISTINCT y.type) FROM typeface_type y JOIN face f USING (typeface_id)) AS types,
       (SELECT count(*) FROM typeface t WHERE EXISTS (SELECT 1 FROM face f WHERE f.typeface_id = t.id)
          AND (t.description IS NULL OR t.licence IS NULL)) AS bare,
       (SELECT count(*) FROM pairing p WHERE p.reason IS NOT NULL AND 2 = (
          SELECT count(*) FROM pairing_typeface u WHERE u.pairing_id = p.id)) AS pairings,
       (SELECT count(*) FROM typeface t WHERE NOT EXISTS (SELECT 1 FROM fact f
          WHERE f.entity_kind = 'typeface' AND f.entity_id = t.id AND f.name = 'styles'
            AND f.method = 'stated by the editors')) AS unstated`,
  );
  expect(row).toMatchObject({ styles: 13, types: 4, bare: 0, unstated: 0 });
  expect(row?.families).toBeGreaterThanOrEqual(60);
  expect(row?.whole).toBeGreaterThanOrEqual(12);
  expect(row?.pairings).toBeGreaterThanOrEqual(40);
});

test('a serif with old-style figures that sets Vietnamese is found among the whole files', async () => {
  const { db } = state.platform();
  const filter = {
    styles: only('serif'),
    features: only('onum'),
    languages: only('vi_Latn'),
    text: 'Trăm năm trong cõi người ta',
  };
  const found = (await typefaceIndex()).select({ filter, sort: 'popular', page: 1, size: 48 });
  expect(found.unread.features).toBeGreaterThan(0);
  const cards = await findTypefaceCards(db, found.ids);
  expect(cards.map(({ slug }) => slug)).toContain('eb-garamond');
  for (const { slug } of cards) {
    const family = await findTypeface(db, slug);
    const whole = family?.faces.filter(({ reading }) => reading === 'whole file') ?? [];
    expect(whole.some(({ features }) => features.some(({ tag }) => tag === 'onum'))).toBe(true);
    expect(family?.languages).toContainEqual(
      expect.objectContaining({ code: 'vi_Latn', script: 'Latn' }),
    );
  }
  const garamond = await findTypeface(db, 'eb-garamond');
  expect(garamond).toMatchObject({
    licence: 'OFL-1.1',
    pairings: expect.arrayContaining([expect.objectContaining({ reason: expect.any(String) })]),
    faces: expect.arrayContaining([expect.objectContaining({ italic: true, weight_least: 400 })]),
  });
  expect(garamond?.uses.length).toBe(cards.find(({ slug }) => slug === 'eb-garamond')?.uses);
  expect(readRanges(garamond?.faces[0]?.code_points ?? '')?.length).toBeGreaterThan(100);
  expect(await findTypeface(db, 'nothing-like-it')).toBeNull();
});

test('palettes: at least 1,000 with source and day, 30 tags, and the colours of websites lead to them', async () => {
  const [row] = await rows(
    state.platform(),
    numbers,
    `SELECT count(*) AS palettes, sum(source IS NULL) AS unsourced,
       sum(source LIKE '%@%' AND licence IS NULL) AS unlicensed,
       sum(source LIKE 'nice-color-palettes@%' AND name IS NOT NULL) AS invented,
       (SELECT count(*) FROM website w WHERE
          (SELECT count(DISTINCT hex) FROM website_color c WHERE c.website_id = w.id) >= 2
          AND NOT EXISTS (SELECT 1 FROM palette_website p WHERE p.website_id = w.id)) AS unlinked
     FROM palette`,
  );
  expect(row?.palettes).toBeGreaterThanOrEqual(1000);
  expect(row).toMatchObject({ unsourced: 0, unlicensed: 0, invented: 0, unlinked: 0 });
  const { terms } = await readPaletteIndex(state.platform().db, Date.UTC(2026, 10, 28));
  const used = terms.tags.filter(({ members }) => members.length >= 5).map(({ slug }) => slug);
  expect(used.length).toBeGreaterThanOrEqual(30);
  expect(tagRules.filter(({ slug }) => !used.includes(slug)).map(({ slug }) => slug)).toEqual([]);
});
