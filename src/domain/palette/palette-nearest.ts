import { oklabOf } from '../color/oklab.ts';

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

/** Colours of all palettes in one row, in OKLab: palette `n` has those from `offsets[n]` up to `offsets[n + 1]`. */
export interface PaletteSpace {
  /** L, a, b of each colour. */
  labs: Float32Array;
  offsets: Uint32Array;
}

/** `colors`: per palette, `#rrggbb`. */
export function paletteSpace(colors: readonly (readonly string[])[]): PaletteSpace {
  const offsets = new Uint32Array(colors.length + 1);
  colors.forEach((own, n) => {
    offsets[n + 1] = (offsets[n] ?? 0) + own.length;
  });
  const labs = new Float32Array((offsets.at(-1) ?? 0) * 3);
  let at = 0;
  for (const hex of colors.flat()) {
    labs.set(labOf(hex), at);
    at += 3;
  }
  return { labs, offsets };
}

/** L, a, b of OKLab. */
function labOf(hex: string): [number, number, number] {
  const { l, a, b } = oklabOf(hex);
  return [l, a, b];
}

/**
 * The distance of two palettes: each colour's difference (delta E OK) to the nearest colour of the other, on average,
 * both ways, and the mean of the two. The same from either side, 0 for the same colours in any order. (One way alone
 * would call every palette that has but one colour of another its twin.)
 */
export function paletteDistance(a: readonly string[], b: readonly string[]): number {
  const [one, other] = [paletteSpace([a]).labs, paletteSpace([b]).labs];
  return (
    (oneWay(one, 0, one.length, other, 0, other.length) +
      oneWay(other, 0, other.length, one, 0, one.length)) /
    2
  );
}

/** By brute force over every colour: `ids` and `space` are in the order that breaks ties, last first. */
export function nearestOver(ids: readonly number[], space: PaletteSpace): NearestPalettes {
  const { labs, offsets } = space;
  const cells = cellsOf(labs);
  return {
    nearestToColor(hex, count) {
      const asked = Float32Array.from(labOf(hex));
      const best = new Best(count);
      for (let n = ids.length - 1; n >= 0; n--) {
        const [from, to] = [(offsets[n] as number) * 3, (offsets[n + 1] as number) * 3];
        best.offer(n, oneWay(asked, 0, 3, labs, from, to));
      }
      return best.list(ids);
    },
    nearestToPalette(colors, count, except) {
      const asked = paletteSpace([colors]).labs;
      const best = new Best(count);
      if (asked.length === 0) return [];
      const least = leastByCell(asked);
      for (let n = ids.length - 1; n >= 0; n--) {
        const [from, to] = [(offsets[n] as number) * 3, (offsets[n + 1] as number) * 3];
        if (ids[n] === except) continue;
        // What the boxes say is the least of one way: the other may come to so much more, and is given up beyond.
        const back = meanOf(least, cells, from / 3, to / 3);
        const room = best.limit * 2 - back;
        if (room <= 0) continue;
        const there = oneWay(asked, 0, asked.length, labs, from, to, room);
        if (there >= room) continue;
        best.offer(n, (there + oneWay(labs, from, to, asked, 0, asked.length)) / 2);
      }
      return best.list(ids);
    },
  };
}

/** OKLab in boxes of equal size: 24 along each of L (0 to 1), a and b (-0.4 to 0.4, wider than sRGB). */
const side = 24;
const planeFrom = -0.4;
const planeStep = 0.8 / side;

/** The box that each colour lies in. */
function cellsOf(labs: Float32Array): Uint16Array {
  const cells = new Uint16Array(labs.length / 3);
  const place = (part: number) => Math.min(side - 1, Math.max(0, Math.floor(part)));
  for (let i = 0; i < cells.length; i++) {
    const l = place((labs[i * 3] as number) * side);
    const a = place(((labs[i * 3 + 1] as number) - planeFrom) / planeStep);
    const b = place(((labs[i * 3 + 2] as number) - planeFrom) / planeStep);
    cells[i] = (l * side + a) * side + b;
  }
  return cells;
}

/** For each box no more than the distance from any colour in it to the nearest of those asked for. */
function leastByCell(asked: Float32Array): Float32Array {
  const least = new Float32Array(side ** 3).fill(Infinity);
  const gap = (value: number, from: number, step: number) =>
    Math.max(0, from - value, value - from - step) ** 2;
  for (let i = 0; i < asked.length; i += 3) {
    const [l = 0, a = 0, b = 0] = asked.subarray(i, i + 3);
    const far = (value: number) =>
      Float64Array.from({ length: side }, (_, n) =>
        gap(value, planeFrom + n * planeStep, planeStep),
      );
    const [alongA, alongB] = [far(a), far(b)];
    for (let cell = 0, x = 0; x < side; x++) {
      const one = gap(l, x / side, 1 / side);
      for (let y = 0; y < side; y++) {
        const two = one + (alongA[y] as number);
        for (let z = 0; z < side; z++, cell++)
          least[cell] = Math.min(least[cell] as number, two + (alongB[z] as number));
      }
    }
  }
  // A little less, for what rounding to 32 bits may have added.
  return least.map((square) => Math.max(0, Math.sqrt(square) - 1e-6));
}

function meanOf(least: Float32Array, cells: Uint16Array, from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += least[cells[i] as number] as number;
  return sum / (to - from);
}

/**
 * Mean over the colours of `a` of the least distance to a colour of `b`. Bounds are places in the rows. Infinity
 * as soon as it cannot be under `most` any more.
 */
function oneWay(
  a: Float32Array,
  aFrom: number,
  aTo: number,
  b: Float32Array,
  bFrom: number,
  bTo: number,
  most = Infinity,
): number {
  const sumMost = (most * (aTo - aFrom)) / 3;
  let sum = 0;
  for (let i = aFrom; i < aTo; i += 3) {
    const l = a[i] as number;
    const x = a[i + 1] as number;
    const y = a[i + 2] as number;
    let least = Infinity;
    for (let j = bFrom; j < bTo; j += 3) {
      const dl = (b[j] as number) - l;
      const dx = (b[j + 1] as number) - x;
      const dy = (b[j + 2] as number) - y;
      // Without a branch: chance defeats its prediction.
      least = Math.min(least, dl * dl + dx * dx + dy * dy);
    }
    sum += Math.sqrt(least);
    if (sum >= sumMost) return Infinity;
  }
  return (sum * 3) / (aTo - aFrom);
}

/** The `count` smallest so far, in order; of equal ones the first stays first. */
class Best {
  /** What a distance must be under to be taken. */
  limit = Infinity;
  private readonly places: number[] = [];
  private readonly distances: number[] = [];
  private readonly count: number;

  constructor(count: number) {
    this.count = count;
  }

  offer(place: number, distance: number): void {
    if (distance >= this.limit) return;
    let at = this.distances.length;
    while (at > 0 && (this.distances[at - 1] as number) > distance) at -= 1;
    this.places.splice(at, 0, place);
    this.distances.splice(at, 0, distance);
    if (this.places.length > this.count) {
      this.places.pop();
      this.distances.pop();
    }
    if (this.places.length === this.count) this.limit = this.distances.at(-1) ?? Infinity;
  }

  list(ids: readonly number[]): Near[] {
    return this.places.map((place, i) => ({
      id: ids[place] as number,
      distance: this.distances[i] as number,
    }));
  }
}
