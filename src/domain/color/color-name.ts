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

type Near = NamedColor & { apart: number };

/** The names whose colours are nearest, nearest first, with their differences (delta E OK). */
export function nearestNames(hex: string, names: ColorNames, count = 1): Near[] {
  const lab = oklabOf(hex);
  const near: { named: ColorNames[number]; squared: number }[] = [];
  for (const named of names) {
    const squared = squaredDifference(lab, named.lab);
    const last = near.at(-1);
    if (near.length === count && last && squared > last.squared) continue;
    const at = near.findIndex(
      (one) =>
        squared < one.squared ||
        (squared === one.squared && named.name.localeCompare(one.named.name, 'en') < 0),
    );
    near.splice(at < 0 ? near.length : at, 0, { named, squared });
    near.length = Math.min(near.length, count);
  }
  return near.map(({ named: { name, hex: own, lab: place } }) => ({
    name,
    hex: own,
    apart: difference(lab, place),
  }));
}

/** Thousands of names are told apart by it: no root is drawn for those that are far. */
function squaredDifference(one: Oklab, other: Oklab): number {
  return (one.l - other.l) ** 2 + (one.a - other.a) ** 2 + (one.b - other.b) ** 2;
}
