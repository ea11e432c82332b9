import type { ColorFamily } from './color.ts';

/** Lightness 0 to 1, chroma from 0 (about 0.32 at most in sRGB), hue in degrees 0 to 360. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/**
 * Where one family ends and the next begins, by OKLCH hue in degrees. Orange and brown lie between red and yellow:
 * up to 56 (brown, saddle brown, orange red) they are red, from there (orange, amber, gold, olive) yellow. Pink and
 * purple are magenta up to 12, where rose turns into red.
 */
const bands: readonly [upTo: number, family: ColorFamily][] = [
  [12, 'magenta'],
  [56, 'red'],
  [118, 'yellow'],
  [172, 'green'],
  [222, 'cyan'],
  [293, 'blue'],
  [360, 'magenta'],
];

/**
 * The family of a colour. Near-black (lightness under 0.2, or under 0.3 with chroma under 0.05) comes first; then,
 * with chroma under 0.035, white (lightness 0.93 and more) and grey; everything else goes by hue.
 */
export function familyOf(hex: string): ColorFamily {
  const { l, c, h } = oklchOf(hex);
  if (l < 0.2 || (l < 0.3 && c < 0.05)) return 'black';
  if (c < 0.035) return l >= 0.93 ? 'white' : 'grey';
  return bands.find(([upTo]) => h < upTo)?.[1] ?? 'magenta';
}

/** `#rrggbb` in OKLCH, by Björn Ottosson, "A perceptual color space for image processing" (2020). */
export function oklchOf(hex: string): Oklch {
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const [red, green, blue] = [r ?? 0, g ?? 0, b ?? 0];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const yellowness = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const degrees = (Math.atan2(yellowness, a) * 180) / Math.PI;
  return { l, c: Math.hypot(a, yellowness), h: (degrees + 360) % 360 };
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
