import type { Column, DecodedIndex } from './catalogue-index-binary.ts';
import { type Choice, type Filter, type FilterType, filterTypes } from './filter.ts';

/*
 * Typed arrays are read inside their bounds here, so `as number` stands where the compiler cannot see it: a check
 * per element costs a third of the time.
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

export type Places = (type: FilterType, slug: string) => number | null;

/**
 * One pass over the websites: each fails no type, one type or more. A website that fails only type t still counts
 * among the values of t, and nowhere else.
 */
export function match(index: DecodedIndex, filter: Filter, placeOf: Places): Match {
  const active = filterTypes.flatMap((type) => {
    const choice = filter[type];
    return choice ? [{ type, choice }] : [];
  });
  const states = new Uint8Array(index.ids.length);
  active.forEach(({ type, choice }, i) => {
    const column = index.columns[type];
    mark(
      states,
      i + 1,
      column,
      verdicts(column, choice, (slug) => placeOf(type, slug)),
      choice,
    );
  });
  const [numbers = new Uint32Array(0), ...near] = groups(states, active.length);
  const counts = {} as Record<FilterType, Uint32Array>;
  for (const type of filterTypes) {
    const column = index.columns[type];
    const at = active.findIndex((one) => one.type === type);
    counts[type] = countsOf(column, at, active.length, numbers, near[at]);
  }
  return { states, numbers, counts };
}

function countsOf(
  column: Column,
  at: number,
  activeTypes: number,
  numbers: Uint32Array,
  near: Uint32Array | undefined,
): Uint32Array {
  if (activeTypes === (at < 0 ? 0 : 1)) return column.counts;
  const counts = new Uint32Array(column.terms.length);
  count(counts, column, numbers);
  if (near) count(counts, column, near);
  return counts;
}

function verdicts(
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

function mark(
  states: Uint8Array,
  state: number,
  { offsets, values }: Column,
  verdict: Uint8Array,
  choice: Choice,
): void {
  const free = choice.include.length === 0;
  let from = 0;
  for (let n = 0; n < states.length; n++) {
    const to = offsets[n + 1] as number;
    let passes = free;
    for (let i = from; i < to; i++) {
      const word = verdict[values[i] as number] as number;
      if (word === wanted) passes = true;
      if (word === unwanted) {
        passes = false;
        break;
      }
    }
    from = to;
    if (!passes) states[n] = states[n] === 0 ? state : failsMore;
  }
}

/** Websites by state 0 to `last`, each list newest first. */
function groups(states: Uint8Array, last: number): Uint32Array[] {
  const sizes = new Uint32Array(256);
  for (let n = 0; n < states.length; n++) {
    const state = states[n] as number;
    sizes[state] = (sizes[state] as number) + 1;
  }
  return Array.from({ length: last + 1 }, (_, state) => {
    const group = new Uint32Array(sizes[state] as number);
    for (let n = 0, at = 0; at < group.length; n++) if (states[n] === state) group[at++] = n;
    return group;
  });
}

function count(counts: Uint32Array, { offsets, values }: Column, numbers: Uint32Array): void {
  for (let k = 0; k < numbers.length; k++) {
    const n = numbers[k] as number;
    const to = offsets[n + 1] as number;
    for (let i = offsets[n] as number; i < to; i++) {
      const place = values[i] as number;
      counts[place] = (counts[place] as number) + 1;
    }
  }
}
