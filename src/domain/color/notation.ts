import { p3Of } from './display-p3.ts';
import { hslOfRgb } from './hsl.ts';
import { oklchOf } from './oklch.ts';
import { rgbOf } from './srgb.ts';

/** What rounding leaves to a grey; a tinted one has a hundred times as much. */
const greyChroma = 0.00001;

/** Ways to write a colour in CSS, by the name that a page shows. */
export const notations = ['HEX', 'RGB', 'HSL', 'OKLCH', 'Display-P3'] as const;
export type Notation = (typeof notations)[number];

const writers: Record<Notation, (hex: string) => string> = {
  HEX: (hex) => hex,
  RGB: (hex) => `rgb(${rgbOf(hex).join(' ')})`,
  HSL: hslText,
  OKLCH: oklchText,
  'Display-P3': (hex) =>
    `color(display-p3 ${p3Of(hex)
      .map((part) => digits(part, 4))
      .join(' ')})`,
};

/** A `#rrggbb` in a notation, with as many digits as bring it back (`parseColor`). */
export function written(hex: string, notation: Notation): string {
  return writers[notation](hex);
}

function hslText(hex: string): string {
  const { h, s, l } = hslOfRgb(rgbOf(hex));
  return `hsl(${digits(h, 1)} ${digits(s * 100, 1)}% ${digits(l * 100, 1)}%)`;
}

/** The hue of a grey is 0: what the sum left over means nothing. */
function oklchText(hex: string): string {
  const { l, c, h } = oklchOf(hex);
  if (c < greyChroma) return `oklch(${digits(l, 5)} 0 0)`;
  return `oklch(${digits(l, 5)} ${digits(c, 5)} ${digits(h, 2)})`;
}

/** Rounded, without zeros at the end. */
function digits(value: number, count: number): string {
  return String(Number(value.toFixed(count)));
}
