import { once } from '#domain/once.ts';
import type { CatalogueIndex, FacetValue, Selection, Wanted } from './catalogue-index.ts';
import type { Column, DecodedIndex } from './catalogue-index-binary.ts';
import { type Match, match } from './catalogue-match.ts';
import { type FacetTerm, finder } from './facet-value.ts';
import { chosen, type FacetType, type FilterType, facetTypes } from './filter.ts';
import { randomKey } from './random-order.ts';

/** Recent filters kept per index, so that paging and sorting do not count again. */
const filtersKept = 8;

interface Answer extends Match {
  facets: Selection['facets'];
}

/** Answers over one decoded index. */
export function selector(index: DecodedIndex): CatalogueIndex {
  const dictionaries = new Map(
    facetTypes.map((type) => [type, once(() => open(index.columns[type]))]),
  );
  const dictionary = (type: FacetType) => dictionaries.get(type)?.() ?? open(index.columns[type]);
  const placeOf = (type: FacetType, slug: string) => dictionary(type).places.get(slug) ?? null;
  const recent = new Map<string, Answer>();
  const answer = (wanted: Pick<Wanted, 'filter' | 'near'>): Answer => {
    // What is near a colour is found anew each time: it is not part of this index.
    const key = wanted.filter.color ? null : JSON.stringify(chosen(wanted.filter));
    if (key === null) return answerOf(index, wanted, placeOf);
    const known = recent.get(key);
    recent.delete(key);
    const found = known ?? answerOf(index, wanted, placeOf);
    recent.set(key, found);
    const [oldest] = recent.keys();
    if (recent.size > filtersKept && oldest !== undefined) recent.delete(oldest);
    return found;
  };
  return {
    total: index.ids.length,
    values: (type) => (type === 'color' ? [] : dictionary(type).values),
    find: (type, text) => (type === 'color' ? null : dictionary(type).find(text)),
    select(wanted) {
      const { states, numbers, facets } = answer(wanted);
      const ids = pageOf(index, states, numbers, wanted).map((n) => index.ids[n] as number);
      return { ids, total: numbers.length, facets };
    },
  };
}

function open(column: Column) {
  const all = column.terms.map((term, place) => ({
    ...term,
    count: column.counts[place] as number,
  }));
  return {
    values: facetsOf(column, column.counts),
    find: finder(all),
    places: new Map(column.terms.map(({ slug }, place) => [slug, place])),
  };
}

function answerOf(
  index: DecodedIndex,
  wanted: Pick<Wanted, 'filter' | 'near'>,
  placeOf: (type: FacetType, slug: string) => number | null,
): Answer {
  const found = match(index, wanted, placeOf);
  const facets = { color: [] } as unknown as Record<FilterType, FacetValue[]>;
  for (const type of facetTypes) facets[type] = facetsOf(index.columns[type], found.counts[type]);
  return { ...found, facets };
}

/** Highest count first, then by place, which is the order of names. */
function facetsOf({ terms }: Column, counts: Uint32Array): FacetValue[] {
  const used = counts.reduce((sum, count) => sum + (count > 0 ? 1 : 0), 0);
  // Both keys in one number: a typed array without a comparator sorts ten times as fast.
  const keys = new Float64Array(used);
  for (let place = 0, at = 0; place < counts.length; place++) {
    const count = counts[place] as number;
    if (count > 0) keys[at++] = place - count * terms.length;
  }
  keys.sort();
  const facets: FacetValue[] = [];
  for (const key of keys) {
    const place = ((key % terms.length) + terms.length) % terms.length;
    const { id, slug, name } = terms[place] as FacetTerm;
    facets.push({ id, slug, name, count: counts[place] as number });
  }
  return facets;
}

function pageOf(
  index: DecodedIndex,
  states: Uint8Array,
  numbers: Uint32Array,
  wanted: Wanted,
): number[] {
  const from = (wanted.page - 1) * wanted.size;
  if (from >= numbers.length) return [];
  switch (wanted.sort) {
    case 'newest':
      return [...numbers.subarray(from, from + wanted.size)];
    case 'alphabetical':
      return walk(index.alphabetical, states, from, wanted.size);
    case 'popular':
      return walk(index.popular, states, from, wanted.size);
    case 'random':
      return shuffled(index.ids, numbers, wanted.seed, from, wanted.size);
  }
}

function walk(order: Uint32Array, states: Uint8Array, from: number, size: number): number[] {
  const page: number[] = [];
  let passed = 0;
  for (let i = 0; i < order.length && page.length < size; i++) {
    const n = order[i] as number;
    if (states[n] === 0 && passed++ >= from) page.push(n);
  }
  return page;
}

/** Sorts only the part of the keys that the page lies in: keys are even, so buckets by their top bits are too. */
function shuffled(
  ids: Uint32Array,
  numbers: Uint32Array,
  seed: number,
  from: number,
  size: number,
): number[] {
  const shift = 20;
  const keys = new Uint32Array(numbers.length);
  const sizes = new Uint32Array(2 ** (32 - shift));
  for (let k = 0; k < keys.length; k++) {
    const key = randomKey(seed, ids[numbers[k] as number] as number);
    keys[k] = key;
    sizes[key >>> shift] = (sizes[key >>> shift] as number) + 1;
  }
  let first = 0;
  let before = 0;
  while (before + (sizes[first] as number) <= from) before += sizes[first++] as number;
  let last = first;
  let through = before + (sizes[first] as number);
  while (through < from + size && last < sizes.length - 1) through += sizes[++last] as number;
  const near: { n: number; key: number }[] = [];
  for (let k = 0; k < keys.length; k++) {
    const key = keys[k] as number;
    const bucket = key >>> shift;
    if (bucket >= first && bucket <= last) near.push({ n: numbers[k] as number, key });
  }
  near.sort((a, b) => a.key - b.key);
  return near.slice(from - before, from - before + size).map(({ n }) => n);
}
