import { parsePage } from '../filter/filter-query.ts';
import { previewCharacters, previewSizes } from '../limits.ts';
import { sampleText } from './sample-word.ts';
import {
  type Span,
  type TypefaceFacet,
  type TypefaceFilter,
  typefaceFacets,
  typefaceSorts,
} from './typeface-filter.ts';
import { type TypefaceQuery, typefaceViews } from './typeface-query.ts';

/** How many values of one facet are read from an address; the rest is not looked at. */
const valuesRead = 50;
const droppedCharacters = 80;

/** A value that matched nothing, as it was written. */
export interface DroppedValue {
  facet: TypefaceFacet;
  text: string;
}

type Find = (facet: TypefaceFacet, text: string) => { slug: string } | null;

/** Reads comma lists of slugs or names; a leading `-` leaves a value out; repeated parameters are joined. */
export function parseTypefaceQuery(
  search: URLSearchParams,
  find: Find,
): { query: TypefaceQuery; dropped: DroppedValue[] } {
  const filter: TypefaceFilter = {};
  const dropped: DroppedValue[] = [];
  for (const facet of typefaceFacets) {
    const include = new Set<string>();
    const exclude = new Set<string>();
    for (const { text, excluded } of readValues(search, facet)) {
      const value = find(facet, text);
      if (value) (excluded ? exclude : include).add(value.slug);
      else dropped.push({ facet, text: cut(text, droppedCharacters) });
    }
    if (include.size + exclude.size > 0)
      filter[facet] = { include: [...include].sort(), exclude: [...exclude].sort() };
  }
  for (const flag of ['variable', 'italic'] as const) {
    const asked = search.get(flag);
    if (asked === 'yes' || asked === 'no') filter[flag] = asked === 'yes';
  }
  for (const axis of ['weight', 'width'] as const) {
    const span = readSpan(search.getAll(axis));
    if (span) filter[axis] = span;
  }
  return { query: { filter, ...readRest(search) }, dropped };
}

/** The visitor's own text and its size; null where they are the usual ones. */
export function readPreview(search: URLSearchParams): Pick<TypefaceQuery, 'text' | 'size'> {
  const text = cut((search.get('text') ?? '').trim(), previewCharacters);
  return {
    text: text === '' || text === sampleText ? null : text,
    size: readSize(search.get('size')),
  };
}

function readRest(search: URLSearchParams): Omit<TypefaceQuery, 'filter'> {
  const sort = search.get('sort');
  const view = search.get('view');
  return {
    sets: search.get('sets') === 'yes',
    sort: typefaceSorts.find((one) => one === sort) ?? 'popular',
    view: typefaceViews.find((one) => one === view) ?? 'rows',
    ...readPreview(search),
    page: parsePage(search),
  };
}

function readValues(search: URLSearchParams, facet: TypefaceFacet) {
  const texts = search
    .getAll(facet)
    .join(',')
    .split(',', valuesRead)
    .map((text) => text.trim());
  return [...new Set(texts)]
    .map((text) => ({ text: text.replace(/^-/, '').trim(), excluded: text.startsWith('-') }))
    .filter(({ text }) => text !== '');
}

/** From the least to the most of the numbers there are, whatever stands between them. */
function readSpan(texts: readonly string[]): Span | null {
  const numbers = texts
    .flatMap((text) => text.match(/\d{1,4}/g) ?? [])
    .slice(0, 4)
    .map((text) => Math.min(Math.max(Number(text), 1), 1000));
  return numbers.length > 0 ? { least: Math.min(...numbers), most: Math.max(...numbers) } : null;
}

/** The size nearest to the one asked for. */
function readSize(text: string | null): number | null {
  if (text === null || !/^\d{1,4}$/.test(text)) return null;
  const asked = Number(text);
  return previewSizes.reduce((best, size) =>
    Math.abs(size - asked) < Math.abs(best - asked) ? size : best,
  );
}

/** At whole characters. */
function cut(text: string, most: number): string {
  return Array.from(text).slice(0, most).join('');
}
