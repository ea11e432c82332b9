import { nearSlug, parseNear } from '../color/near-color.ts';
import { withTolerance } from '../color/near-tolerance.ts';
import { toggleSlug } from '../filter/choice.ts';
import { parsePage } from '../filter/filter-query.ts';
import { searchTermCharacters } from '../limits.ts';
import { cleanTerm } from '../search/words.ts';
import {
  type PaletteFacet,
  type PaletteFilter,
  type PaletteSort,
  paletteFacets,
  paletteSorts,
} from './palette-filter.ts';

/** How many values of one facet are read from an address; the rest is not looked at. */
const valuesRead = 50;
const colorsRead = 8;
const droppedCharacters = 80;

/** What a list of palettes is asked for. */
export interface PaletteQuery {
  filter: PaletteFilter;
  sort: PaletteSort;
  /** From 1. */
  page: number;
}

/** A value that matched nothing, as it was written. */
export interface DroppedPaletteValue {
  facet: PaletteFacet | 'color';
  text: string;
}

type Find = (facet: PaletteFacet, text: string) => { slug: string } | null;

/** Reads comma lists of slugs or names, of hex values in `color`, and words in `term`; a leading `-` leaves a value out. */
export function parsePaletteQuery(
  search: URLSearchParams,
  find: Find,
): { query: PaletteQuery; dropped: DroppedPaletteValue[] } {
  const filter: PaletteFilter = {};
  const dropped: DroppedPaletteValue[] = [];
  const drop = (facet: DroppedPaletteValue['facet'], text: string) =>
    dropped.push({ facet, text: Array.from(text).slice(0, droppedCharacters).join('') });
  for (const facet of paletteFacets) {
    const include = new Set<string>();
    const exclude = new Set<string>();
    for (const text of readValues(search, facet, valuesRead)) {
      const value = find(facet, text.replace(/^-/, ''));
      if (value) (text.startsWith('-') ? exclude : include).add(value.slug);
      else drop(facet, text);
    }
    if (include.size + exclude.size > 0)
      filter[facet] = { include: [...include].sort(), exclude: [...exclude].sort() };
  }
  const color = new Set<string>();
  const asked = withTolerance(readValues(search, 'color', colorsRead), search.get('within'));
  for (const text of asked) {
    const near = parseNear(text);
    if (near) color.add(nearSlug(near));
    else drop('color', text);
  }
  if (color.size > 0) filter.color = [...color].sort();
  const term = cleanTerm(search.get('term') ?? '', searchTermCharacters);
  if (term) filter.term = term;
  const sort = paletteSorts.find((one) => one === search.get('sort')) ?? 'newest';
  return { query: { filter, sort, page: parsePage(search) }, dropped };
}

/** `''` or `?tags=warm&count=5&page=2`: one address for one list, however it was asked for. */
export function paletteQuery(query: Partial<PaletteQuery>): string {
  const parts = paletteParameters(query).map(
    ([name, value]) =>
      `${name}=${name === 'term' ? encodeURIComponent(value) : value.split(',').map(encodeURIComponent).join(',')}`,
  );
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** The parameters by name, for hidden fields of a form. */
export function paletteParameters({
  filter = {},
  sort = 'newest',
  page = 1,
}: Partial<PaletteQuery>): [name: string, value: string][] {
  const pairs: [string, string][] = [];
  for (const facet of paletteFacets) {
    const { include = [], exclude = [] } = filter[facet] ?? {};
    const values = [...include, ...exclude.map((slug) => `-${slug}`)];
    if (values.length > 0) pairs.push([facet, values.join(',')]);
  }
  if (filter.color && filter.color.length > 0) pairs.push(['color', filter.color.join(',')]);
  if (filter.term) pairs.push(['term', filter.term]);
  if (sort !== 'newest') pairs.push(['sort', sort]);
  if (page > 1) pairs.push(['page', String(page)]);
  return pairs;
}

/** Chooses a value, or lets go of it when it is chosen or left out. */
export function togglePaletteValue(
  filter: PaletteFilter,
  facet: PaletteFacet,
  slug: string,
): PaletteFilter {
  const { [facet]: choice, ...others } = filter;
  const changed = toggleSlug(choice, slug);
  return changed ? { ...others, [facet]: changed } : others;
}

/** The filter without one of its colours. */
export function withoutColor(filter: PaletteFilter, slug: string): PaletteFilter {
  const { color = [], ...others } = filter;
  const left = color.filter((one) => one !== slug);
  return left.length > 0 ? { ...others, color: left } : others;
}

/** The filter without its words. */
export function withoutTermOf({ term: _term, ...others }: PaletteFilter): PaletteFilter {
  return others;
}

function readValues(search: URLSearchParams, name: string, most: number): string[] {
  const texts = search.getAll(name).join(',').split(',', most);
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => !/^-?$/.test(text));
}
