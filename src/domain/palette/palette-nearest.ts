import { boxesOf } from './color-boxes.ts';
import { Nearest } from './nearest-so-far.ts';
import { boundsFor } from './palette-bounds.ts';
import { labOf, oneWay, type PaletteSpace, paletteSpace } from './palette-space.ts';

/** A palette and how far it is from what was asked, in delta E OK (0 the same, 1 black to white). */
export interface Near {
  id: number;
  distance: number;
}

export interface NearestPalettes {
  /** Palettes with a colour nearest to `hex`, nearest first, ties newest first. */
  nearestToColor(hex: string, count: number): Near[];
  /** Palettes nearest to these colours by `paletteDistance`, without the one of the id `except`. */
  nearestToPalette(colors: readonly string[], count: number, except?: number): Near[];
}

/** Of so many palettes for each one wanted, those that look best at first are compared before all others. */
const firstLook = 24;

/** By brute force over every colour: `ids` and `space` are in the order that breaks ties, last first. */
export function nearestOver(ids: readonly number[], space: PaletteSpace): NearestPalettes {
  const { labs, offsets } = space;
  const boxes = boxesOf(labs);
  const bounds = new Float32Array(ids.length);
  const places = new Uint32Array(ids.length);
  const from = (n: number) => (offsets[n] as number) * 3;
  return {
    nearestToColor(hex, count) {
      const asked = Float32Array.from(labOf(hex));
      const best = new Nearest(count);
      for (let n = ids.length - 1; n >= 0; n--) {
        best.offer(n, oneWay(asked, 0, 3, labs, from(n), from(n + 1)));
      }
      return best.list(ids);
    },
    nearestToPalette(colors, count, except) {
      const asked = farthestFirst(paletteSpace([colors]).labs);
      const best = new Nearest(count);
      if (asked.length === 0) return [];
      const bound = boundsFor(boxes, offsets, asked);
      bound.rough(bounds);
      const hidden = except === undefined ? -1 : ids.indexOf(except);
      if (hidden >= 0) bounds[hidden] = Number.NaN;
      const compare = (n: number) => {
        const most = best.limit * 2;
        const there = oneWay(asked, 0, asked.length, labs, from(n), from(n + 1), most);
        if (there === Infinity) return;
        const back = oneWay(labs, from(n), from(n + 1), asked, 0, asked.length, most - there);
        if (back < Infinity) best.offer(n, (there + back) / 2);
      };
      // The sooner the limit is low, the fewer are compared to the end.
      for (const n of lowest(bounds, count * firstLook)) {
        compare(n);
        bounds[n] = Number.NaN;
      }
      let left = within(bounds, best.limit * 2, places);
      for (let step = 0; step < bound.steps; step++)
        left = bound.closer(step, places, left, bounds, best.limit * 2);
      for (const n of places.subarray(0, left)) {
        if ((bounds[n] as number) <= best.limit * 2) compare(n);
      }
      return best.list(ids);
    },
  };
}

/** Writes to `places` those of the bounds that are at most `most`, from the end; gives how many. */
function within(bounds: Float32Array, most: number, places: Uint32Array): number {
  let count = 0;
  for (let n = bounds.length - 1; n >= 0; n--) {
    if ((bounds[n] as number) <= most) places[count++] = n;
  }
  return count;
}

/** The same colours, those far from their middle first: they say soonest that a palette is not near. */
function farthestFirst(labs: Float32Array): Float32Array {
  const size = labs.length / 3;
  const rows = Array.from({ length: size }, (_, i) => labs.subarray(i * 3, i * 3 + 3));
  const middle = [0, 1, 2].map(
    (axis) => rows.reduce((sum, row) => sum + (row[axis] ?? 0), 0) / size,
  );
  const far = (row: Float32Array) =>
    Math.hypot(...middle.map((value, axis) => (row[axis] ?? 0) - value));
  const sorted = rows.toSorted((a, b) => far(b) - far(a));
  return Float32Array.from(sorted.flatMap((row) => [...row]));
}

/** Steps in which bounds are told apart, a thousandth each. */
const steps = 1_024;

/** Places of about the `count` lowest bounds, from the end; those that are no number are left out. */
function lowest(bounds: Float32Array, count: number): number[] {
  const stepOf = (value: number) => Math.min(steps - 1, (value * 1_000) | 0);
  const tally = new Uint32Array(steps);
  for (let n = 0; n < bounds.length; n++) {
    const value = bounds[n] as number;
    if (value >= 0) tally[stepOf(value)] = (tally[stepOf(value)] ?? 0) + 1;
  }
  let [last, sum] = [0, 0];
  for (; last < steps - 1 && sum + (tally[last] ?? 0) < count; last++) sum += tally[last] ?? 0;
  const found: number[] = [];
  for (let n = bounds.length - 1; n >= 0 && found.length < count; n--) {
    const value = bounds[n] as number;
    if (value >= 0 && stepOf(value) <= last) found.push(n);
  }
  return found;
}
