import { channelOf, linear, type Rgb, rgbOf } from './srgb.ts';

/** Lightness 0 to 1, chroma from 0 (about 0.32 at most in sRGB), hue in degrees 0 to 360. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** `#rrggbb` in OKLCH, by Björn Ottosson, "A perceptual color space for image processing" (2020). */
export function oklchOf(hex: string): Oklch {
  const [r, g, b] = rgbOf(hex);
  const [red, green, blue] = [linear(r), linear(g), linear(b)];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const yellowness = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const degrees = (Math.atan2(yellowness, a) * 180) / Math.PI;
  return { l, c: Math.hypot(a, yellowness), h: (degrees + 360) % 360 };
}

/** The way back, by the same paper; each channel is cut at the edge of the gamut. */
export function rgbOfOklch({ l, c, h }: Oklch): Rgb {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    channelOf(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    channelOf(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    channelOf(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}
