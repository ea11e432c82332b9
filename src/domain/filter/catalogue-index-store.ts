import { z } from 'zod';
import { type Database, statement } from '../db.ts';
import { readPublished } from '../website/published-store.ts';
import { parsePeriod } from '../website/website-popularity.ts';
import { readScores } from '../website/website-popularity-store.ts';
import { writeIndex } from './catalogue-index-write.ts';
import { type FacetTerm, fixedTerms, yearTerm } from './facet-value.ts';

/** The `popular` order looks at the last 30 days. */
export const popularOrderPeriod = 'month';

const termRow = z.object({ id: z.number(), slug: z.string(), name: z.string() });
const kindRow = z.object({ id: z.number(), slug: z.string() });
const websiteRow = z.object({
  id: z.number(),
  title: z.string(),
  published_at: z.number(),
  year: z.number().nullable(),
  mode: z.string().nullable(),
  city: z.number().nullable(),
  country: z.number().nullable(),
  categories: z.string().nullable(),
  typefaces: z.string().nullable(),
  profiles: z.string().nullable(),
  colors: z.string().nullable(),
});
const websiteColumns = `w.id, w.title, w.published_at, w.year, w.mode, w.location_id AS city,
  (SELECT l.country_id FROM location l WHERE l.id = w.location_id) AS country,
  (SELECT group_concat(category_id) FROM website_category WHERE website_id = w.id) AS categories,
  (SELECT group_concat(typeface_id) FROM website_typeface WHERE website_id = w.id) AS typefaces,
  (SELECT group_concat(profile_id) FROM credit WHERE website_id = w.id) AS profiles,
  (SELECT group_concat(family) FROM website_color WHERE website_id = w.id) AS colors`;

const colorIds = idsBySlug(fixedTerms.colors);
const modeIds = idsBySlug(fixedTerms.mode);

/** Reads all published websites and gives the bytes of their index. */
export async function buildIndex(db: Database, now: number): Promise<ArrayBuffer> {
  const writer = writeIndex();
  const { terms, stylesOf, typesOf, specialtiesOf } = await readDictionaries(db);
  const years = new Set<number>();
  for await (const row of readPublished(db, websiteRow, websiteColumns)) {
    const typefaces = numbers(row.typefaces);
    if (row.year !== null) years.add(row.year);
    writer.add({
      id: row.id,
      title: row.title,
      values: {
        categories: numbers(row.categories),
        locations: present(row.city, row.country),
        colors: present(...words(row.colors).map((family) => colorIds.get(family))),
        styles: union(typefaces, stylesOf),
        types: union(typefaces, typesOf),
        specialties: union(numbers(row.profiles), specialtiesOf),
        typefaces,
        year: present(row.year),
        mode: present(modeIds.get(row.mode ?? '')),
      },
    });
  }
  const period = parsePeriod(popularOrderPeriod, now);
  const scores = period ? await readScores(db, period) : new Map<number, number>();
  return writer.finish({ ...terms, year: [...years].map(yearTerm) }, scores);
}

async function readDictionaries(db: Database) {
  const [categories, locations, typefaces, styles, types, skills] = await db.batch(
    statement(termRow, 'SELECT id, slug, name FROM category'),
    statement(termRow, 'SELECT id, slug, name FROM location'),
    statement(termRow, 'SELECT id, slug, name FROM typeface'),
    statement(kindRow, 'SELECT typeface_id AS id, style AS slug FROM typeface_style'),
    statement(kindRow, 'SELECT typeface_id AS id, type AS slug FROM typeface_type'),
    statement(kindRow, 'SELECT profile_id AS id, specialty AS slug FROM profile_specialty'),
  );
  return {
    terms: { categories, locations, typefaces },
    stylesOf: grouped(styles, idsBySlug(fixedTerms.styles)),
    typesOf: grouped(types, idsBySlug(fixedTerms.types)),
    specialtiesOf: grouped(skills, idsBySlug(fixedTerms.specialties)),
  };
}

function idsBySlug(terms: readonly FacetTerm[]): Map<string, number> {
  return new Map(terms.map(({ slug, id }) => [slug, id]));
}

function grouped(
  rows: readonly { id: number; slug: string }[],
  ids: ReadonlyMap<string, number>,
): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const { id, slug } of rows) {
    const group = groups.get(id) ?? [];
    group.push(...present(ids.get(slug)));
    groups.set(id, group);
  }
  return groups;
}

function union(keys: readonly number[], groups: ReadonlyMap<number, number[]>): number[] {
  return [...new Set(keys.flatMap((key) => groups.get(key) ?? []))];
}

function present(...ids: (number | null | undefined)[]): number[] {
  return [...new Set(ids.filter((id) => id !== null && id !== undefined))];
}

function numbers(text: string | null): number[] {
  return words(text).map(Number);
}

function words(text: string | null): string[] {
  return text ? text.split(',') : [];
}
