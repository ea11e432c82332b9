import { finder } from '#domain/filter/facet-value.ts';
import type { FilterType } from '#domain/filter/filter.ts';
import { parseFilter } from '#domain/filter/filter-query.ts';

/** Thirty values, the same of every type. */
export const values = Array.from({ length: 30 }, (_, i) => ({
  id: i + 1,
  slug: `value-${i}`,
  name: i === 7 ? 'Zürich Süd' : `Name ${i}`,
  count: 1,
}));
const lookUp = finder(values);
export const find = (_type: FilterType, text: string) => lookUp(text);
export const parse = (query: string) => parseFilter(new URLSearchParams(query), find);
