import { type Oklab, oklabOf } from '../color/oklab.ts';
import { hexOf, type Rgb } from '../color/srgb.ts';

/** RGBA, a byte a channel, row by row from the top. */
export interface Pixels {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
}

/** All pixels whose five upper bits agree in every channel. */
export interface Bin {
  key: number;
  /** The value among them that occurs most, so that a painted colour comes out as it was painted. */
  rgb: Rgb;
  lab: Oklab;
  count: number;
  /** How many of them look like the pixel to the right and the one below. */
  flat: number;
}

/** More than half transparent is not there. */
const leastAlpha = 128;
/** Levels in each channel between neighbours on one painted ground: what lossy pictures leave. */
const flatLevels = 2;

export function binsOf(pixels: Pixels): Bin[] {
  const { data, width, height } = pixels;
  const exact = new Map<number, number>();
  const flats = new Map<number, number>();
  for (let at = 0; at < width * height * 4; at += 4) {
    if ((data[at + 3] ?? 0) < leastAlpha) continue;
    const value = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
    exact.set(value, (exact.get(value) ?? 0) + 1);
    if (isFlat(pixels, at)) flats.set(binOf(value), (flats.get(binOf(value)) ?? 0) + 1);
  }
  return gathered(exact, flats);
}

function gathered(exact: Map<number, number>, flats: Map<number, number>): Bin[] {
  const found = new Map<number, { count: number; value: number; most: number }>();
  for (const [value, count] of exact) {
    const key = binOf(value);
    const bin = found.get(key);
    if (!bin) {
      found.set(key, { count, value, most: count });
      continue;
    }
    bin.count += count;
    // Of two that occur as often the smaller, whichever came first.
    if (count > bin.most || (count === bin.most && value < bin.value)) {
      bin.value = value;
      bin.most = count;
    }
  }
  return [...found].map(([key, { count, value }]) => {
    const rgb: Rgb = [value >> 16, (value >> 8) & 255, value & 255];
    return { key, rgb, lab: oklabOf(hexOf(rgb)), count, flat: flats.get(key) ?? 0 };
  });
}

function binOf(value: number): number {
  return ((value >> 9) & 0x7c00) | ((value >> 6) & 0x3e0) | ((value >> 3) & 0x1f);
}

/** Both neighbours are there, as the last row and column have none. */
function isFlat({ data, width, height }: Pixels, at: number): boolean {
  const pixel = at / 4;
  if (pixel % width === width - 1 || pixel >= width * (height - 1)) return false;
  return isAlike(data, at, at + 4) && isAlike(data, at, at + width * 4);
}

function isAlike(data: Pixels['data'], one: number, other: number): boolean {
  for (let channel = 0; channel < 3; channel += 1) {
    const apart = Math.abs((data[one + channel] ?? 0) - (data[other + channel] ?? 0));
    if (apart > flatLevels) return false;
  }
  return true;
}
