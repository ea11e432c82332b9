import { difference, type Oklab, oklabOf } from './oklab.ts';

/** A name and its colour. */
export interface NamedColor {
  name: string;
  hex: string;
}

/** Names beside their places in OKLab, made once from a list. */
export type ColorNames = readonly (NamedColor & { lab: Oklab })[];

/** `list`: a line each, six digits of hex and the name, as `ff5533Vermilion`. */
export function colorNames(list: string): ColorNames {
  return list
    .split('\n')
    .filter((line) => line.length > 6)
    .map((line) => {
      const hex = `#${line.slice(0, 6)}`;
      return { name: line.slice(6), hex, lab: oklabOf(hex) };
    });
}

/** The names whose colours are nearest, nearest first, with their differences (delta E OK). */
export function nearestNames(
  hex: string,
  names: ColorNames,
  count = 1,
): (NamedColor & { apart: number })[] {
  const lab = oklabOf(hex);
  return names
    .map((named) => ({ name: named.name, hex: named.hex, apart: difference(lab, named.lab) }))
    .sort((a, b) => a.apart - b.apart || a.name.localeCompare(b.name, 'en'))
    .slice(0, count);
}
