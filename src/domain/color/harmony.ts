import { hexWithHue } from './gamut.ts';
import { oklchOf } from './oklch.ts';

/** Turns of the hue in OKLCH degrees, the colour itself first. */
export const harmonies = {
  complementary: [0, 180],
  analogous: [0, -30, 30],
  triadic: [0, 120, 240],
  split: [0, 150, 210],
  square: [0, 90, 180, 270],
} as const;
export type Harmony = keyof typeof harmonies;

/** Colours of the same OKLCH lightness and chroma, which is reduced where sRGB does not hold as much. */
export function harmonyOf(hex: string, harmony: Harmony): string[] {
  const color = oklchOf(hex);
  return harmonies[harmony].map((turn) =>
    turn === 0 ? hex : hexWithHue({ ...color, h: (color.h + turn + 360) % 360 }),
  );
}
