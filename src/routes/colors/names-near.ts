import { nearestNames } from '#domain/color/color-name.ts';
import { listedNames } from '#domain/color/listed-names.ts';
import type { NearName } from '#routes/colors/near-name.ts';

/** The names nearest to a colour, nearest first. */
export async function namesNear(hex: string, count: number): Promise<NearName[]> {
  return nearestNames(hex, await listedNames(), count);
}
