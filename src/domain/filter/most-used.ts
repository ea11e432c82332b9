import { facetValuesInPage } from '../limits.ts';
import { onceEach } from '../once.ts';

const shortened = onceEach((values: readonly unknown[]) => values.slice(0, facetValuesInPage));

/**
 * The values that a page shows of a list. The same list of an index gives the same short one, time and again, so that
 * what is made of it can be kept.
 */
export function mostUsed<Value>(values: readonly Value[]): readonly Value[] {
  return shortened(values) as readonly Value[];
}
