/** A difference as pages write it: delta E OK x 100, where 2 is just noticed. */
export function distanceText(apart: number): string {
  return `ΔE ${(apart * 100).toFixed(1)}`;
}
