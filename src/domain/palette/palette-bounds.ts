import { boundSteps, boundsByBox, type ColorBoxes, mostSteps } from './color-boxes.ts';
import { paletteMostColors } from './palette.ts';

const highBits = 0x80_80_80_80 | 0;
const everyOther = 0x00_ff_00_ff;
/** Four colours are compared at once, in the bytes of a word. */
const atOnce = 4;

/**
 * Bounds of palettes from below: no palette's distance to the colours asked for, both ways, comes to less. Rough for
 * all of them first, closer for those that are still worth it. Loops count by hand: they go over every colour there is.
 */
export interface PaletteBounds {
  /** How often a bound can be made closer. */
  steps: number;
  /** Writes the bound of each palette. */
  rough(bounds: Float32Array): void;
  /** Raises those of the first `count` of `places` by the colours of one step, from 0; gives how many are left that come to `most` at most, moved to the front. */
  closer(
    step: number,
    places: Uint32Array,
    count: number,
    bounds: Float32Array,
    most: number,
  ): number;
}

/** `asked`: a row of L, a, b; those of the front say more. */
export function boundsFor(
  boxes: ColorBoxes,
  offsets: Uint32Array,
  asked: Float32Array,
): PaletteBounds {
  const { of } = boxes;
  const size = asked.length / 3;
  const weight = 1 / (size * boundSteps);
  const [first, ...others] = Array.from({ length: Math.ceil(size / atOnce) }, (_, i) =>
    boundsByBox(boxes, asked.subarray(i * atOnce * 3, (i + 1) * atOnce * 3)),
  ) as [Int32Array, ...Int32Array[]];
  // Of a palette's size, what a step of one of its colours adds. Nothing is near no colours.
  const shares = Float64Array.from({ length: paletteMostColors + 1 }, (_, of) =>
    of > 0 ? 1 / (of * boundSteps) : Number.NaN,
  );
  const nearest = nearestByBox([first, ...others], size);
  return {
    steps: others.length,
    rough(bounds) {
      for (let n = 0, end = 0; n < bounds.length; n++) {
        const from = end;
        end = offsets[n + 1] as number;
        let box = of[from] as number;
        let word = first[box] as number;
        let back = nearest[box] as number;
        for (let at = from + 1; at < end; at++) {
          box = of[at] as number;
          word = least(word, first[box] as number);
          back += nearest[box] as number;
        }
        bounds[n] = sum(word) * weight + back * (shares[end - from] as number);
      }
    },
    closer(step, places, count, bounds, most) {
      const words = others[step] as Int32Array;
      let left = 0;
      for (let i = 0; i < count; i++) {
        const n = places[i] as number;
        const from = offsets[n] as number;
        const end = offsets[n + 1] as number;
        let word = words[of[from] as number] as number;
        for (let at = from + 1; at < end; at++)
          word = least(word, words[of[at] as number] as number);
        const bound = (bounds[n] as number) + sum(word) * weight;
        bounds[n] = bound;
        if (bound <= most) places[left++] = n;
      }
      return left;
    },
  };
}

/** Per box the bound to the nearest of all colours asked for. */
function nearestByBox(words: readonly Int32Array[], size: number): Uint8Array {
  const nearest = new Uint8Array(words[0]?.length ?? 0).fill(mostSteps);
  for (let i = 0; i < size; i++) {
    const own = words[Math.floor(i / atOnce)] as Int32Array;
    const shift = (i % atOnce) * 8;
    for (let box = 0; box < own.length; box++)
      nearest[box] = Math.min(nearest[box] as number, ((own[box] as number) >>> shift) & mostSteps);
  }
  return nearest;
}

/** Byte by byte the lesser of two words whose bytes are at most 127. */
function least(a: number, b: number): number {
  // The eighth bit of a byte stays where a's is no less; there seven bits of b are taken.
  const notLess = ((a | highBits) - b) & highBits;
  return a ^ ((a ^ b) & (notLess - (notLess >>> 7)));
}

function sum(word: number): number {
  const pairs = (word & everyOther) + ((word >>> 8) & everyOther);
  return (pairs & 0xff_ff) + (pairs >>> 16);
}
