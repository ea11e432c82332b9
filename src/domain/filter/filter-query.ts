import { withTolerance } from '../color/near-tolerance.ts';
import type { FacetValue } from './catalogue-index.ts';
import type { Choice } from './choice.ts';
import { type Filter, type FilterType, filterTypes, type Sort, sorts } from './filter.ts';

/** How many values of one type are read from an address; the rest is not looked at. */
const valuesRead = 200;
/** Of colours: each is looked for among all. */
const colorsRead = 8;
const droppedCharacters = 80;
const largestPage = 999_999_999;
const defaultSeed = 1;

/** A value that matched nothing, as it was written. */
export interface Dropped {
  type: FilterType;
  text: string;
}

export interface ListQuery {
  filter: Filter;
  sort?: Sort;
  seed?: number;
  page?: number;
}

type Find = (type: FilterType, text: string) => FacetValue | null | Promise<FacetValue | null>;

/** Reads comma lists of ids, slugs or names; a leading `-` leaves a value out; repeated parameters are joined. */
export async function parseFilter(
  search: URLSearchParams,
  find: Find,
): Promise<{ filter: Filter; dropped: Dropped[] }> {
  const filter: Partial<Record<FilterType, Choice>> = {};
  const dropped: Dropped[] = [];
  for (const type of filterTypes) {
    const include = new Set<string>();
    const exclude = new Set<string>();
    for (const { text, excluded } of readValues(search, type)) {
      const value = await find(type, text);
      if (value) (excluded ? exclude : include).add(value.slug);
      else dropped.push({ type, text: shorten(excluded ? `-${text}` : text) });
    }
    if (include.size + exclude.size > 0) filter[type] = choiceOf(include, exclude);
  }
  return { filter, dropped };
}

/** Whether any filter is asked for, without a dictionary to say if its values exist. */
export function hasFilters(search: URLSearchParams): boolean {
  return filterTypes.some((type) => readValues(search, type).length > 0);
}

export function parseSort(search: URLSearchParams): Sort {
  const asked = search.get('sort');
  return sorts.find((sort) => sort === asked) ?? 'newest';
}

/** From 1; anything that is no whole number is page 1, a number beyond all pages stays beyond all pages. */
export function parsePage(search: URLSearchParams): number {
  return parseCount(search.get('page')) ?? 1;
}

/** The seed of `sort=random`, 1 unless another is asked for. */
export function parseSeed(search: URLSearchParams): number {
  return parseCount(search.get('seed')) ?? defaultSeed;
}

/** `''` or `?categories=a,b,-c&sort=popular&page=2`: one address for one list, however it was asked for. */
export function canonicalQuery({ filter, sort = 'newest', seed, page = 1 }: ListQuery): string {
  const parts = filterTypes.flatMap((type) => {
    const choice = filter[type];
    if (!choice) return [];
    const values = [...slugs(choice.include), ...slugs(choice.exclude).map((slug) => `-${slug}`)];
    return values.length > 0 ? [`${type}=${values.join(',')}`] : [];
  });
  if (sort !== 'newest') parts.push(`sort=${sort}`);
  if (sort === 'random' && seed !== undefined && seed !== defaultSeed) parts.push(`seed=${seed}`);
  if (page > 1) parts.push(`page=${page}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/**
 * The address after the filters were set: the page is kept when the rest of the query says the same as before,
 * otherwise it is 1 again. Sort and seed stay.
 */
export function nextQuery(current: URLSearchParams, filter: Filter): string {
  const order = { sort: parseSort(current), seed: parseSeed(current) };
  const next = canonicalQuery({ filter, ...order });
  const same = next === canonicalQuery({ filter: asWritten(current), ...order });
  return same ? canonicalQuery({ filter, ...order, page: parsePage(current) }) : next;
}

/** The filter by the texts of the address, unresolved. */
function asWritten(search: URLSearchParams): Filter {
  const filter: Partial<Record<FilterType, Choice>> = {};
  for (const type of filterTypes) {
    const values = readValues(search, type);
    if (values.length === 0) continue;
    const pick = (wanted: boolean) =>
      new Set(values.filter(({ excluded }) => excluded === wanted).map(({ text }) => text));
    filter[type] = choiceOf(pick(false), pick(true));
  }
  return filter;
}

function readValues(
  search: URLSearchParams,
  type: FilterType,
): { text: string; excluded: boolean }[] {
  const texts = search
    .getAll(type)
    .join(',')
    .split(',', type === 'color' ? colorsRead : valuesRead)
    .map((text) => text.trim());
  const asked = type === 'color' ? withTolerance(texts, search.get('within')) : texts;
  return [...new Set(asked)]
    .map((text) => ({ text: text.replace(/^-/, '').trim(), excluded: text.startsWith('-') }))
    .filter(({ text }) => text !== '');
}

function parseCount(text: string | null): number | null {
  if (!text || !/^\d+$/.test(text)) return null;
  const count = Math.min(Number(text), largestPage);
  return count >= 1 ? count : null;
}

function choiceOf(include: ReadonlySet<string>, exclude: ReadonlySet<string>): Choice {
  return { include: [...include].sort(), exclude: [...exclude].sort() };
}

function slugs(list: readonly string[]): string[] {
  return [...new Set(list)].sort().map(encodeURIComponent);
}

function shorten(text: string): string {
  return text.length > droppedCharacters ? `${text.slice(0, droppedCharacters)}…` : text;
}
