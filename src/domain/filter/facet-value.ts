import { colorFamilies } from '../color/color.ts';
import { nearName, nearSlug, parseNear } from '../color/near-color.ts';
import { specialties } from '../profile/profile.ts';
import { fontStyles, fontTypes } from '../typeface/typeface.ts';
import type { FacetValue } from './catalogue-index.ts';
import type { FilterType } from './filter.ts';
import { compareNames, compareText, fold } from './fold.ts';

/** A value of a filter type, without its count. */
export interface FacetTerm {
  id: number;
  slug: string;
  name: string;
}

/** Types whose values are fixed by the specification. Ids count from 1 in the order of the list, so lists only grow at their end. */
export const fixedTerms = {
  colors: numbered(colorFamilies.map((slug) => [slug, slug[0]?.toUpperCase() + slug.slice(1)])),
  styles: numbered(Object.entries(fontStyles)),
  types: numbered(Object.entries(fontTypes)),
  specialties: numbered(Object.entries(specialties)),
  mode: numbered([
    ['light', 'Light'],
    ['dark', 'Dark'],
  ]),
} satisfies Partial<Record<FilterType, readonly FacetTerm[]>>;

/** The fixed values of a type; null when its values come from the catalogue. */
export function fixedTermsOf(type: FilterType): readonly FacetTerm[] | null {
  const all: Partial<Record<FilterType, readonly FacetTerm[]>> = fixedTerms;
  return all[type] ?? null;
}

/** A year is its own id. */
export function yearTerm(year: number): FacetTerm {
  return { id: year, slug: String(year), name: String(year) };
}

/** A colour that a filter asks to be near to, as a value of the type `color`; null for a text that is none. */
export function nearValue(text: string): FacetValue | null {
  const near = parseNear(text);
  return near && { id: 0, slug: nearSlug(near), name: nearName(near), count: 0 };
}

/** Highest count first, ties by name. */
export function compareFacets(a: FacetValue, b: FacetValue): number {
  return b.count - a.count || compareNames(a, b);
}

/** Looks values up as the original says: digits are an id, anything else a slug or a name, slugs first. */
export function finder<T extends FacetTerm>(terms: readonly T[]): (text: string) => T | null {
  const byId = new Map(terms.map((term) => [term.id, term]));
  const byText = new Map<string, T>();
  const inOrder = [...terms].sort((a, b) => a.id - b.id || compareText(a.slug, b.slug));
  for (const term of inOrder) keepFirst(byText, fold(term.slug), term);
  for (const term of inOrder) keepFirst(byText, fold(term.name), term);
  return (text) => (/^\d+$/.test(text) ? byId.get(Number(text)) : byText.get(fold(text))) ?? null;
}

function keepFirst<T>(map: Map<string, T>, key: string, value: T): void {
  if (!map.has(key)) map.set(key, value);
}

function numbered(entries: readonly (readonly [string, string])[]): FacetTerm[] {
  return entries.map(([slug, name], i) => ({ id: i + 1, slug, name }));
}
