import { lightOfOklab, type Oklab, oklabOf } from './oklab.ts';
import { type Rgb, rgbOfLight } from './srgb.ts';

/** Lightness 0 to 1, chroma from 0 (about 0.32 at most in sRGB), hue in degrees 0 to 360. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** `#rrggbb` in OKLCH, which is OKLab with chroma and hue for its two axes. */
export function oklchOf(hex: string): Oklch {
  return oklchOfOklab(oklabOf(hex));
}

export function oklchOfOklab({ l, a, b }: Oklab): Oklch {
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  return { l, c: Math.hypot(a, b), h: (degrees + 360) % 360 };
}

export function oklabOfOklch({ l, c, h }: Oklch): Oklab {
  const angle = (h * Math.PI) / 180;
  return { l, a: c * Math.cos(angle), b: c * Math.sin(angle) };
}

/** The way back to sRGB; each channel is cut at the edge of the gamut. `inGamut` keeps the hue instead. */
export function rgbOfOklch(color: Oklch): Rgb {
  return rgbOfLight(lightOfOklab(oklabOfOklch(color)));
}
