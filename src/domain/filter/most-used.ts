import { facetValuesInPage } from '../limits.ts';

const shortened = new WeakMap<readonly unknown[], readonly unknown[]>();

/**
 * The values that a page shows of a list. The same list of an index gives the same short one, time and again, so that
 * what is made of it can be kept.
 */
export function mostUsed<Value>(values: readonly Value[]): readonly Value[] {
  const known = shortened.get(values) ?? values.slice(0, facetValuesInPage);
  shortened.set(values, known);
  return known as readonly Value[];
}
