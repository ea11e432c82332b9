import type { Value } from '../db.ts';
import { type Filter, type FilterType, filterTypes } from './filter.ts';

interface FacetSource {
  /** Pairs `(website_id, value)`. */
  pairs: string;
  /** The table of the values, when a value is an id; otherwise a value is a slug. */
  named: 'category' | 'location' | 'typeface' | null;
  /** A pair can come more than once. */
  repeats: boolean;
}

/** Where the values of each filter type stand. */
const facetSources: Readonly<Record<FilterType, FacetSource>> = {
  categories: {
    pairs: 'SELECT website_id, category_id AS value FROM website_category',
    named: 'category',
    repeats: false,
  },
  locations: {
    pairs: `SELECT s.id AS website_id, s.location_id AS value
      FROM website s WHERE s.location_id IS NOT NULL
      UNION ALL SELECT s.id, l.country_id FROM website s JOIN location l ON l.id = s.location_id
      WHERE l.country_id IS NOT NULL AND l.country_id <> l.id`,
    named: 'location',
    repeats: false,
  },
  colors: {
    pairs: 'SELECT website_id, family AS value FROM website_color',
    named: null,
    repeats: true,
  },
  styles: {
    pairs: `SELECT wt.website_id, s.style AS value
      FROM website_typeface wt JOIN typeface_style s ON s.typeface_id = wt.typeface_id`,
    named: null,
    repeats: true,
  },
  types: {
    pairs: `SELECT wt.website_id, s.type AS value
      FROM website_typeface wt JOIN typeface_type s ON s.typeface_id = wt.typeface_id`,
    named: null,
    repeats: true,
  },
  specialties: {
    pairs: `SELECT c.website_id, s.specialty AS value
      FROM credit c JOIN profile_specialty s ON s.profile_id = c.profile_id`,
    named: null,
    repeats: true,
  },
  typefaces: {
    pairs: 'SELECT website_id, typeface_id AS value FROM website_typeface',
    named: 'typeface',
    repeats: false,
  },
  year: {
    pairs: `SELECT id AS website_id, CAST(year AS TEXT) AS value
      FROM website WHERE year IS NOT NULL`,
    named: null,
    repeats: false,
  },
  color: {
    pairs: 'SELECT website_id, hex AS value FROM website_color',
    named: null,
    repeats: true,
  },
  mode: {
    pairs: 'SELECT id AS website_id, mode AS value FROM website WHERE mode IS NOT NULL',
    named: null,
    repeats: false,
  },
};

/** The condition on `website w` that it is published and matches, with its values as JSON lists. `color` holds hex values, not what is near them. */
export function wherePublished(filter: Filter): { text: string; values: Value[] } {
  const conditions = [`w.status = 'published'`];
  const values: Value[] = [];
  for (const type of filterTypes) {
    const { include = [], exclude = [] } = filter[type] ?? {};
    if (include.length > 0) {
      conditions.push(`w.id IN (${havingAny(type)})`);
      values.push(JSON.stringify(include));
    }
    if (exclude.length > 0) {
      conditions.push(`w.id NOT IN (${havingAny(type)})`);
      values.push(JSON.stringify(exclude));
    }
  }
  return { text: conditions.join(' AND '), values };
}

/** `id, slug, name, count` of a type's values among the websites of a condition; without a table, id is 0 and name ''. */
export function countBy(type: FilterType, where: string): string {
  const { pairs, named, repeats } = facetSources[type];
  const count = repeats ? 'COUNT(DISTINCT w.id)' : 'COUNT(*)';
  const counts = `SELECT f.value, ${count} AS count
    FROM website w JOIN (${pairs}) f ON f.website_id = w.id WHERE ${where} GROUP BY f.value`;
  return named
    ? `SELECT v.id, v.slug, v.name, n.count FROM (${counts}) n JOIN ${named} v ON v.id = n.value`
    : `SELECT 0 AS id, n.value AS slug, '' AS name, n.count FROM (${counts}) n`;
}

function havingAny(type: FilterType): string {
  const { pairs, named } = facetSources[type];
  const asked = 'SELECT value FROM json_each(?)';
  const wanted = named ? `SELECT id FROM ${named} WHERE slug IN (${asked})` : asked;
  return `SELECT website_id FROM (${pairs}) WHERE value IN (${wanted})`;
}
