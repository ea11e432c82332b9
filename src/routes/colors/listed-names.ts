import { type ColorNames, colorNames, nearestNames } from '#domain/color/color-name.ts';
import type { NearName } from '#routes/colors/near-name.ts';

/** The one list, read at its first use: 5,000 names stay out of what a public page loads. */
const known: { names: ColorNames | null } = { names: null };

/** The names nearest to a colour, nearest first. */
export async function namesNear(hex: string, count: number): Promise<NearName[]> {
  known.names ??= colorNames((await import('virtual:color-names')).listedNames);
  return nearestNames(hex, known.names, count);
}
