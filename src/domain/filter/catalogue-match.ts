import type { Wanted } from './catalogue-index.ts';
import type { Column, DecodedIndex, ListColumn, MaskColumn } from './catalogue-index-binary.ts';
import type { Choice } from './choice.ts';
import { type FacetType, facetTypes, filterTypes } from './filter.ts';

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
  counts: Readonly<Record<FacetType, Uint32Array>>;
}

export type PlaceOf = (type: FacetType, slug: string) => number | null;

/**
 * One pass per type: each website fails no type, one type or more. A website that fails only type t still counts
 * among the values of t, and nowhere else.
 */
export function match(
  index: DecodedIndex,
  { filter, near }: Pick<Wanted, 'filter' | 'near'>,
  placeOf: PlaceOf,
): Match {
  const active = filterTypes.filter((type) => filter[type]);
  const states = new Uint8Array(index.ids.length);
  active.forEach((type, i) => {
    const choice = filter[type] ?? { include: [], exclude: [] };
    if (type === 'color') {
      const marks = nearMarks(index.ids, choice, near);
      return settle(states, i + 1, marks, failingLists(choice.include.length === 0));
    }
    const column = index.columns[type];
    const verdict = verdictsOf(column, choice, (slug) => placeOf(type, slug));
    const free = choice.include.length === 0;
    if (column.masks) settle(states, i + 1, column.masks, failingMasks(verdict, free));
    else settle(states, i + 1, listMarks(column, verdict), failingLists(free));
  });
  const groups = groupsOf(states);
  const counts = {} as Record<FacetType, Uint32Array>;
  for (const type of facetTypes) {
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

/** Per website whether one of its colours is near one that is wanted, and one that is not. */
function nearMarks(
  ids: Uint32Array,
  { include, exclude }: Choice,
  near: Wanted['near'],
): Uint16Array {
  const marks = new Uint16Array(ids.length);
  const mark = (slugs: readonly string[], word: number) => {
    for (const slug of slugs) {
      const found = near?.get(slug);
      if (!found || found.size === 0) continue;
      for (let n = 0; n < ids.length; n++)
        if (found.has(ids[n] as number)) marks[n] = (marks[n] as number) | word;
    }
  };
  mark(include, wanted);
  mark(exclude, unwanted);
  return marks;
}

/** Which masks fail, out of all there can be. */
function failingMasks(verdict: Uint8Array, free: boolean): Uint8Array {
  const words = (word: number) =>
    verdict.reduce((bits, one, place) => (one === word ? bits | (1 << place) : bits), 0);
  const include = words(wanted);
  const exclude = words(unwanted);
  return Uint8Array.from({ length: 2 ** verdict.length }, (_, mask) =>
    (free || (mask & include) !== 0) && (mask & exclude) === 0 ? 0 : 1,
  );
}

/** By or-ed verdicts: none, wanted, unwanted, both. */
function failingLists(free: boolean): Uint8Array {
  return Uint8Array.of(free ? 0 : 1, 0, 1, 1);
}

/** Per website the verdicts on its values, or-ed: walks the pairs, and only where one counts their owners too. */
function listMarks({ offsets, values }: ListColumn, verdict: Uint8Array): Uint16Array {
  const marks = new Uint16Array(offsets.length - 1);
  let n = 0;
  for (let i = 0; i < values.length; i++) {
    const word = verdict[values[i] as number] as number;
    if (word === 0) continue;
    while ((offsets[n + 1] as number) <= i) n++;
    marks[n] = (marks[n] as number) | word;
  }
  return marks;
}

/** Adds one type's failures to the states: 0 becomes `state`, any other `failsMore`. Tables, since chance defeats branches. */
function settle(states: Uint8Array, state: number, marks: Uint16Array, failing: Uint8Array): void {
  const after = Uint8Array.from({ length: 512 }, (_, i) => {
    if (i < 256) return i;
    return i === 256 ? state : failsMore;
  });
  for (let n = 0; n < states.length; n++) {
    const fails = failing[marks[n] as number] as number;
    states[n] = after[(fails << 8) | (states[n] as number)] as number;
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
    for (let bits = times > 0 ? mask : 0; bits !== 0; bits &= bits - 1) {
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
