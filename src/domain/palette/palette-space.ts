import { oklabOf } from '../color/oklab.ts';

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
export function labOf(hex: string): [number, number, number] {
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

/**
 * Mean over the colours of `a` of the least distance to a colour of `b`. Bounds are places in the rows. Infinity
 * as soon as it cannot be under `most` any more.
 */
export function oneWay(
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
    if (sum > sumMost) return Infinity;
  }
  return (sum * 3) / (aTo - aFrom);
}
