import type { ColorFamily } from './color.ts';
import { oklchOf } from './oklch.ts';

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
