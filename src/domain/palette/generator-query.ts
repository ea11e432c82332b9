import { paletteSlug } from './palette.ts';

/** What the generator shows. Its address says all of it. */
export interface Generator {
  /** `#rrggbb`, in order, all different. */
  colors: readonly string[];
  /** Those that a shuffle leaves in their places. */
  locked: ReadonlySet<string>;
}

export const generatorMostColors = 8;

/** `?colors=ff5533-...&locked=1-3` */
export function generatorQuery({ colors, locked }: Generator): string {
  const places = colors.flatMap((hex, at) => (locked.has(hex) ? [at + 1] : []));
  return `?colors=${paletteSlug(colors)}${places.length > 0 ? `&locked=${places.join('-')}` : ''}`;
}
