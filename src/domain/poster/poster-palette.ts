import { contrast } from '../color/contrast.ts';
import type { Swatch } from '../website/website.ts';

/** A colour and the part of the poster that it may claim, 0 to 1. */
export interface Shade {
  hex: string;
  share: number;
}

const dark = '#0a0d11';
const light = '#f8fafc';
/** Under this two colours cannot carry each other. */
const apart = 1.7;
/** Under this a name is not read at card size: then slate sets it. */
const legible = 3;

/** Slate alone, for websites whose colours nobody has named yet: two or three tones far apart, as in black printing. */
const neutrals = [
  [dark, light],
  [light, dark, '#868d96'],
  ['#c8cdd3', dark, light],
  ['#343a42', light, dark],
  [light, dark],
  ['#dfe2e6', dark, '#868d96', light],
];

/** What a poster is coloured with: the website's own colours, main first, and slate where they cannot do alone. */
export function posterPalette(colors: readonly Swatch[], hash: number): Shade[] {
  const own = colors.filter(({ hex }, i) => colors.findIndex((other) => other.hex === hex) === i);
  if (own.length === 0) {
    return weighed((neutrals[(hash >>> 8) % neutrals.length] ?? []).map(unmeasured));
  }
  return weighed([...own, ...missing(own.map(({ hex }) => hex)).map(unmeasured)]);
}

/** The colour that is read best on a ground; slate where the palette has none. */
export function inkOn(ground: string, shades: readonly Shade[]): string {
  const best = mostContrast(
    ground,
    shades.map(({ hex }) => hex),
  );
  return contrast(ground, best) >= legible ? best : mostContrast(ground, [dark, light]);
}

export function mostContrast(ground: string, hexes: readonly string[]): string {
  return hexes.reduce(
    (best, hex) => (contrast(ground, hex) > contrast(ground, best) ? hex : best),
    ground,
  );
}

/** In order of contrast to the ground, least first. */
export function byContrast(ground: string, shades: readonly Shade[]): Shade[] {
  return shades
    .filter(({ hex }) => hex !== ground)
    .sort((a, b) => contrast(a.hex, ground) - contrast(b.hex, ground));
}

function missing(hexes: string[]): string[] {
  const [main = light] = hexes;
  if (hexes.some((a) => hexes.some((b) => contrast(a, b) >= apart))) return [];
  return [light, dark]
    .filter((slate) => !hexes.includes(slate))
    .sort((a, b) => contrast(b, main) - contrast(a, main));
}

function unmeasured(hex: string): Swatch {
  return { hex, share: null };
}

/** Measured shares as they are; while one is missing each colour claims six tenths of the one before. */
function weighed(swatches: Swatch[]): Shade[] {
  const measured = swatches.every(({ share }) => share !== null && share > 0);
  const parts = swatches.map(({ share }, i) => (measured ? (share ?? 0) : 0.6 ** i));
  const all = parts.reduce((sum, part) => sum + part, 0);
  return swatches.map(({ hex }, i) => ({ hex, share: (parts[i] ?? 0) / all }));
}
