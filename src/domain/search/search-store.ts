import { z } from 'zod';
import { countedCategories } from '../category/category-store.ts';
import { type Database, type Statement, statement } from '../db.ts';
import { popularOrderPeriod } from '../filter/catalogue-index-store.ts';
import { countedLocations } from '../location/location-store.ts';
import type { PaletteIndexContents } from '../palette/palette-index.ts';
import { hostOf } from '../urls.ts';
import { readPublished } from '../website/published-store.ts';
import { parsePeriod } from '../website/website-popularity.ts';
import { readScores } from '../website/website-popularity-store.ts';
import type { SearchLabel } from './search.ts';
import { writeSearch, writeSection } from './search-index-write.ts';

const labelRow = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  count: z.number(),
});
const websiteRow = z.object({
  id: z.number(),
  title: z.string(),
  url: z.string(),
  published_at: z.number(),
  categories: z.string().nullable(),
  typefaces: z.string().nullable(),
  profiles: z.string().nullable(),
});
const websiteColumns = `w.id, w.title, w.url, w.published_at,
  (SELECT group_concat(category_id) FROM website_category WHERE website_id = w.id) AS categories,
  (SELECT group_concat(typeface_id) FROM website_typeface WHERE website_id = w.id) AS typefaces,
  (SELECT group_concat(profile_id) FROM credit WHERE website_id = w.id) AS profiles`;

/** Reads what is published and gives the bytes of its search. `palettes`: as their own index has them. */
export async function buildSearch(
  db: Database,
  now: number,
  palettes: PaletteIndexContents,
): Promise<ArrayBuffer> {
  const [categories, locations, profiles, typefaces] = await db.batch(
    countedCategories(),
    countedLocations(),
    countedProfiles(),
    countedTypefaces(),
  );
  const nameOf = {
    categories: namesById(categories),
    typefaces: namesById(typefaces),
    profiles: namesById(profiles),
  };
  const websites = writeSection();
  for await (const row of readPublished(db, websiteRow, websiteColumns)) {
    websites.add({
      id: row.id,
      name: row.title,
      alsoNamed: [hostOf(row.url)],
      others: (['profiles', 'categories', 'typefaces'] as const).flatMap((kind) =>
        (row[kind]?.split(',') ?? []).flatMap((id) => nameOf[kind].get(Number(id)) ?? []),
      ),
    });
  }
  const period = parsePeriod(popularOrderPeriod, now);
  const scores = period ? await readScores(db, period) : new Map<number, number>();
  return writeSearch({
    websites: websites.finish((id) => scores.get(id) ?? 0),
    palettes: namedPalettes(palettes),
    typefaces: labelled(typefaces),
    tags: labelled(tagsOf(palettes)),
    profiles: labelled(profiles),
    categories: labelled(categories),
    locations: labelled(locations),
  });
}

/** Makers of a published website or of a typeface, with how many websites credit each. */
function countedProfiles(): Statement<SearchLabel> {
  return statement(
    labelRow,
    `SELECT p.id, p.slug, p.name, sum(made.counts) AS count
     FROM (
       SELECT DISTINCT c.profile_id AS id, c.website_id AS of, 1 AS counts
       FROM credit c JOIN website w ON w.id = c.website_id WHERE w.status = 'published'
       UNION ALL SELECT DISTINCT profile_id, 0, 0 FROM typeface_designer
       UNION ALL SELECT DISTINCT foundry_id, 0, 0 FROM typeface WHERE foundry_id IS NOT NULL
     ) made JOIN profile p ON p.id = made.id GROUP BY p.id`,
  );
}

/** All of them, with how many published websites use each. */
function countedTypefaces(): Statement<SearchLabel> {
  return statement(
    labelRow,
    `SELECT t.id, t.slug, t.name,
       (SELECT count(*) FROM website_typeface u JOIN website w ON w.id = u.website_id
        WHERE u.typeface_id = t.id AND w.status = 'published') AS count
     FROM typeface t ORDER BY t.id`,
  );
}

/** By name and by tag; what is found is read again, so no label is kept. */
function namedPalettes({ palettes, terms }: PaletteIndexContents) {
  const tags = palettes.map((): string[] => []);
  for (const { name, members } of terms.tags ?? []) for (const n of members) tags[n]?.push(name);
  const section = writeSection();
  for (const [n, [id, , name]] of palettes.entries())
    section.add({ id, name: name ?? '', others: tags[n] ?? [] });
  const seen = new Map(palettes.map(([id, , , , score, uses]) => [id, score + uses]));
  return section.finish((id) => seen.get(id) ?? 0);
}

function tagsOf({ terms }: PaletteIndexContents): SearchLabel[] {
  return (terms.tags ?? []).map(({ slug, name, members }, id) => ({
    id,
    slug,
    name,
    count: members.length,
  }));
}

function labelled(labels: readonly SearchLabel[]) {
  const section = writeSection();
  // Letters that do not decompose are spelled out in its slug.
  for (const { id, name, slug } of labels) section.add({ id, name, alsoNamed: [slug] });
  const counts = new Map(labels.map(({ id, count }) => [id, count]));
  return section.finish((id) => counts.get(id) ?? 0, labels);
}

function namesById(rows: readonly { id: number; name: string }[]): ReadonlyMap<number, string> {
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Published websites that any of these people are credited for. */
export async function websitesBy(db: Database, profiles: readonly number[]): Promise<number[]> {
  const rows = await db.all(
    statement(
      z.object({ id: z.number() }),
      `SELECT DISTINCT c.website_id AS id FROM credit c JOIN website w ON w.id = c.website_id
       WHERE c.profile_id IN (SELECT value FROM json_each(?1)) AND w.status = 'published'`,
      JSON.stringify(profiles),
    ),
  );
  return rows.map(({ id }) => id);
}
