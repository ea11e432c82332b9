/** OKLab in boxes of equal size: so many along each of L (0 to 1), a and b (-0.4 to 0.4, wider than sRGB). */
const side = 32;
const planeFrom = -0.4;
const planeStep = 0.8 / side;

/** Only boxes with a colour in them, numbered from 0. */
export interface ColorBoxes {
  /** The box that each colour of a row of L, a, b lies in. */
  of: Uint16Array;
  /** Per box the lowest L, a, b of its colours, then the highest: six numbers. */
  bounds: Float32Array;
}

/** `labs`: a row of L, a, b. */
export function boxesOf(labs: Float32Array): ColorBoxes {
  const of = new Uint16Array(labs.length / 3);
  const numbers = new Map<number, number>();
  const bounds: number[] = [];
  const place = (part: number) => Math.min(side - 1, Math.max(0, Math.floor(part)));
  for (let i = 0; i < of.length; i++) {
    const [l, a, b] = [labs[i * 3] as number, labs[i * 3 + 1] as number, labs[i * 3 + 2] as number];
    const cell =
      (place(l * side) * side + place((a - planeFrom) / planeStep)) * side +
      place((b - planeFrom) / planeStep);
    const known = numbers.get(cell);
    const box = known ?? numbers.size;
    if (known === undefined) {
      numbers.set(cell, box);
      bounds.push(l, a, b, l, a, b);
    }
    of[i] = box;
    [l, a, b].forEach((value, axis) => {
      const at = box * 6 + axis;
      bounds[at] = Math.min(bounds[at] as number, value);
      bounds[at + 3] = Math.max(bounds[at + 3] as number, value);
    });
  }
  return { of, bounds: Float32Array.from(bounds) };
}

/** Steps of a bound, so many to 1. A bound is at most 127 of them: with the eighth bit free, four are held in one word. */
export const boundSteps = 500;
export const mostSteps = 127;

/**
 * For each box a word: in each of its four bytes no more than the distance from any colour of the box to one of up to
 * four colours asked for, in steps. Bytes without a colour are 0.
 */
export function boundsByBox({ bounds }: ColorBoxes, asked: Float32Array): Int32Array {
  const words = new Int32Array(bounds.length / 6);
  for (let i = 0; i < asked.length; i += 3) {
    const l = asked[i] as number;
    const a = asked[i + 1] as number;
    const b = asked[i + 2] as number;
    const shift = (i / 3) * 8;
    for (let box = 0, at = 0; box < words.length; box++, at += 6) {
      const dl = gap(l, bounds[at] as number, bounds[at + 3] as number);
      const da = gap(a, bounds[at + 1] as number, bounds[at + 4] as number);
      const db = gap(b, bounds[at + 2] as number, bounds[at + 5] as number);
      // A hundredth of a step less, for what rounding to 32 bits may add to a sum; cut towards 0.
      const steps = (Math.sqrt(dl * dl + da * da + db * db) * boundSteps - 0.01) | 0;
      words[box] = (words[box] as number) | (Math.min(mostSteps, steps) << shift);
    }
  }
  return words;
}

function gap(value: number, low: number, high: number): number {
  return Math.max(0, Math.max(low - value, value - high));
}
