import { nearMost } from '../limits.ts';
import { nearUsual } from './near-tolerance.ts';
import { difference, oklabOf } from './oklab.ts';

/** A colour and how far from it counts as the same. */
export interface NearColor {
  /** `#rrggbb` */
  hex: string;
  /** Delta E OK x 100. */
  within: number;
}

/**
 * `#FF5533`, `ff5533`, `f53`, each with `~12` behind it for another tolerance (1 to 30), as one colour; null for any
 * other text.
 */
export function parseNear(text: string): NearColor | null {
  const [, digits = '', within] =
    /^#?([0-9a-f]{3}|[0-9a-f]{6})(?:~([1-9]\d?))?$/i.exec(text.trim()) ?? [];
  if (digits === '') return null;
  const hex = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const asked = within === undefined ? nearUsual : Number(within);
  return asked > nearMost ? null : { hex: `#${hex.toLowerCase()}`, within: asked };
}

/** The one way to write it in an address: `ff5533`, `ff5533~12`. */
export function nearSlug({ hex, within }: NearColor): string {
  return within === nearUsual ? hex.slice(1) : `${hex.slice(1)}~${within}`;
}

/** `#ff5533`, `#ff5533 ± 12` */
export function nearName({ hex, within }: NearColor): string {
  return within === nearUsual ? hex : `${hex} ± ${within}`;
}

/** Says of colours whether they are near, by the distance in OKLab (delta E OK, CSS Color 4). */
export function nearTo({ hex, within }: NearColor): (other: string) => boolean {
  const asked = oklabOf(hex);
  return (other) => difference(asked, oklabOf(other)) * 100 <= within;
}
