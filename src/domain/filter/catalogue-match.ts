import type { Column, DecodedIndex, ListColumn, MaskColumn } from './catalogue-index-binary.ts';
import { type Choice, type Filter, type FilterType, filterTypes } from './filter.ts';

/*
 * The loops over all websites. Typed arrays are read inside their bounds here, so `as number` stands where the
 * compiler cannot see it: a check per element costs a third of the time.
 */
const failsMore = 255;
const wanted = 1;
const unwanted = 2;

/** Which websites match, and how often each value occurs under the other types' filters. */
export interface Match {
  /** Per website: 0 = matches. */
  states: Uint8Array;
  /** The matching websites, newest first. */
  numbers: Uint32Array;
  counts: Readonly<Record<FilterType, Uint32Array>>;
}

export type PlaceOf = (type: FilterType, slug: string) => number | null;

/**
 * One pass per type: each website fails no type, one type or more. A website that fails only type t still counts
 * among the values of t, and nowhere else.
 */
export function match(index: DecodedIndex, filter: Filter, placeOf: PlaceOf): Match {
  const active = filterTypes.filter((type) => filter[type]);
  const states = new Uint8Array(index.ids.length);
  active.forEach((type, i) => {
    const column = index.columns[type];
    const choice = filter[type] ?? { include: [], exclude: [] };
    const verdict = verdictsOf(column, choice, (slug) => placeOf(type, slug));
    const free = choice.include.length === 0;
    if (column.masks) markBits(states, i + 1, column, verdict, free);
    else markLists(states, i + 1, column, verdict, free);
  });
  const groups = groupsOf(states);
  const counts = {} as Record<FilterType, Uint32Array>;
  for (const type of filterTypes) {
    const column = index.columns[type];
    const own = active.indexOf(type) + 1;
    const unfiltered = active.length === (own > 0 ? 1 : 0);
    const lists = own > 0 ? [groups(0), groups(own)] : [groups(0)];
    counts[type] = unfiltered ? column.counts : countsOf(column, lists);
  }
  return { states, numbers: groups(0), counts };
}

function verdictsOf(
  column: Column,
  choice: Choice,
  placeOf: (slug: string) => number | null,
): Uint8Array {
  const verdict = new Uint8Array(column.terms.length);
  const say = (slugs: readonly string[], word: number) => {
    for (const slug of slugs) {
      const place = placeOf(slug);
      if (place !== null) verdict[place] = word;
    }
  };
  say(choice.include, wanted);
  say(choice.exclude, unwanted);
  return verdict;
}

function markBits(
  states: Uint8Array,
  state: number,
  { masks }: MaskColumn,
  verdict: Uint8Array,
  free: boolean,
): void {
  let include = free ? 0xffff : 0;
  let exclude = 0;
  verdict.forEach((word, place) => {
    if (word === wanted) include |= 1 << place;
    if (word === unwanted) exclude |= 1 << place;
  });
  for (let n = 0; n < states.length; n++) {
    const mask = masks[n] as number;
    const passes = (free || (mask & include) !== 0) && (mask & exclude) === 0;
    if (!passes) states[n] = states[n] === 0 ? state : failsMore;
  }
}

function markLists(
  states: Uint8Array,
  state: number,
  { offsets, values }: ListColumn,
  verdict: Uint8Array,
  free: boolean,
): void {
  let from = 0;
  for (let n = 0; n < states.length; n++) {
    const to = offsets[n + 1] as number;
    let words = 0;
    for (let i = from; i < to; i++) words |= verdict[values[i] as number] as number;
    from = to;
    const passes = free ? words < unwanted : words === wanted;
    if (!passes) states[n] = states[n] === 0 ? state : failsMore;
  }
}

/** Websites by state, each list newest first: a counting sort. */
function groupsOf(states: Uint8Array): (state: number) => Uint32Array {
  const ends = new Uint32Array(257);
  for (let n = 0; n < states.length; n++) {
    const after = (states[n] as number) + 1;
    ends[after] = (ends[after] as number) + 1;
  }
  for (let state = 1; state < ends.length; state++) {
    ends[state] = (ends[state] as number) + (ends[state - 1] as number);
  }
  const starts = ends.slice();
  const sorted = new Uint32Array(states.length);
  for (let n = 0; n < states.length; n++) {
    const state = states[n] as number;
    const at = ends[state] as number;
    sorted[at] = n;
    ends[state] = at + 1;
  }
  return (state) => sorted.subarray(starts[state], starts[state + 1]);
}

function countsOf(column: Column, lists: readonly Uint32Array[]): Uint32Array {
  const counts = new Uint32Array(column.terms.length);
  if (column.masks) countBits(counts, column, lists);
  else for (const numbers of lists) countLists(counts, column, numbers);
  return counts;
}

/** Counts whole masks first, then the bits of the few masks that occur. */
function countBits(
  counts: Uint32Array,
  { masks }: MaskColumn,
  lists: readonly Uint32Array[],
): void {
  const seen = new Uint32Array(2 ** counts.length);
  for (const numbers of lists) {
    for (let k = 0; k < numbers.length; k++) {
      const mask = masks[numbers[k] as number] as number;
      seen[mask] = (seen[mask] as number) + 1;
    }
  }
  for (let mask = 1; mask < seen.length; mask++) {
    const times = seen[mask] as number;
    for (let bits = mask; times > 0 && bits !== 0; bits &= bits - 1) {
      const place = 31 - Math.clz32(bits & -bits);
      counts[place] = (counts[place] as number) + times;
    }
  }
}

function countLists(
  counts: Uint32Array,
  { offsets, values }: ListColumn,
  numbers: Uint32Array,
): void {
  for (let k = 0; k < numbers.length; k++) {
    const n = numbers[k] as number;
    const to = offsets[n + 1] as number;
    for (let i = offsets[n] as number; i < to; i++) {
      const place = values[i] as number;
      counts[place] = (counts[place] as number) + 1;
    }
  }
}
