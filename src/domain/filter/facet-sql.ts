import type { Value } from '../db.ts';
import { type Filter, type FilterType, filterTypes } from './filter.ts';

/**
 * Per filter type the pairs of a website and one of its values. Fixed values have their ids and names in
 * `facet-value.ts`; here they are 0 and ''.
 */
export const facetSources: Readonly<Record<FilterType, string>> = {
  categories: `SELECT wc.website_id, c.id, c.slug, c.name
    FROM website_category wc JOIN category c ON c.id = wc.category_id`,
  locations: `SELECT s.id AS website_id, l.id, l.slug, l.name
    FROM website s JOIN location l ON l.id = s.location_id
    UNION ALL SELECT s.id, country.id, country.slug, country.name
    FROM website s JOIN location l ON l.id = s.location_id
    JOIN location country ON country.id = l.country_id`,
  colors: `SELECT website_id, 0 AS id, family AS slug, '' AS name FROM website_color`,
  styles: `SELECT wt.website_id, 0 AS id, s.style AS slug, '' AS name
    FROM website_typeface wt JOIN typeface_style s ON s.typeface_id = wt.typeface_id`,
  types: `SELECT wt.website_id, 0 AS id, s.type AS slug, '' AS name
    FROM website_typeface wt JOIN typeface_type s ON s.typeface_id = wt.typeface_id`,
  specialties: `SELECT c.website_id, 0 AS id, s.specialty AS slug, '' AS name
    FROM credit c JOIN profile_specialty s ON s.profile_id = c.profile_id`,
  typefaces: `SELECT wt.website_id, t.id, t.slug, t.name
    FROM website_typeface wt JOIN typeface t ON t.id = wt.typeface_id`,
  year: `SELECT id AS website_id, year AS id, CAST(year AS TEXT) AS slug, CAST(year AS TEXT) AS name
    FROM website WHERE year IS NOT NULL`,
  mode: `SELECT id AS website_id, 0 AS id, mode AS slug, '' AS name
    FROM website WHERE mode IS NOT NULL`,
};

/** The condition on `website w` that it is published and matches, with its values as JSON lists. */
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

function havingAny(type: FilterType): string {
  return `SELECT website_id FROM (${facetSources[type]})
    WHERE slug IN (SELECT value FROM json_each(?))`;
}
