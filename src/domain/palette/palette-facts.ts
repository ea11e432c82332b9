import { contrast } from '../color/contrast.ts';
import { type Oklch, oklchOf } from '../color/oklch.ts';

/** Under this chroma a colour is a neutral: it has no hue worth naming. */
export const neutralChroma = 0.04;

/** What the colours of a palette say together. Lightness and chroma are OKLCH's, hues are in degrees. */
export interface PaletteFacts {
  colors: readonly Oklch[];
  /** Colours with a chroma of 0.04 and more. */
  chromatic: readonly Oklch[];
  meanLightness: number;
  meanChroma: number;
  /** Smallest arc that holds all hues, in degrees; 0 when at most one colour has a hue. */
  arc: number;
  /** WCAG 2.2 ratios of every pair, highest first. */
  ratios: readonly number[];
}

/** `colors` as `#rrggbb`. */
export function factsOfColors(hexes: readonly string[]): PaletteFacts {
  const colors = hexes.map(oklchOf);
  const chromatic = colors.filter(({ c }) => c >= neutralChroma);
  const ratios = hexes.flatMap((one, i) => hexes.slice(i + 1).map((other) => contrast(one, other)));
  return {
    colors,
    chromatic,
    meanLightness: mean(colors.map(({ l }) => l)),
    meanChroma: mean(colors.map(({ c }) => c)),
    arc: arcOf(chromatic.map(({ h }) => h)),
    ratios: ratios.sort((a, b) => b - a),
  };
}

/** Degrees between two hues, 0 to 180. */
export function hueApart(a: number, b: number): number {
  const apart = Math.abs(a - b) % 360;
  return apart > 180 ? 360 - apart : apart;
}

/** Whether a hue lies from `from` up to `to`, clockwise: 330 to 20 goes through 0. */
export function hueWithin(h: number, from: number, to: number): boolean {
  return from <= to ? h >= from && h < to : h >= from || h < to;
}

function mean(numbers: readonly number[]): number {
  return numbers.length > 0 ? numbers.reduce((sum, one) => sum + one, 0) / numbers.length : 0;
}

/** The circle without its widest gap between neighbouring hues. */
function arcOf(hues: readonly number[]): number {
  const sorted = [...hues].sort((a, b) => a - b);
  const [first] = sorted;
  if (first === undefined) return 0;
  const gaps = sorted.map((hue, i) => (sorted[i + 1] ?? first + 360) - hue);
  return 360 - Math.max(...gaps);
}
