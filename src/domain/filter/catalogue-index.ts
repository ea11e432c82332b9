import type { Filter, FilterType, Sort } from './filter.ts';

/** One value of a filter type and how many published websites have it. */
export interface FacetValue {
  id: number;
  slug: string;
  name: string;
  count: number;
}

export interface Selection {
  /** Website ids of the asked page, in order. */
  ids: number[];
  /** How many websites match in all. */
  total: number;
  /** Per type, counts of its values under the other types' filters; zero counts are left out; highest first, ties by name. */
  facets: Record<FilterType, FacetValue[]>;
}

export interface Wanted {
  filter: Filter;
  sort: Sort;
  /** Only for `random`: the same seed gives the same order. */
  seed: number;
  /** From 1. */
  page: number;
  size: number;
}

/** Answers filters, facets and paging over the published websites without SQL. */
export interface CatalogueIndex {
  /** How many published websites there are. */
  readonly total: number;
  /** All values of a type that at least one published website has, highest count first, ties by name. */
  values(type: FilterType): readonly FacetValue[];
  /** A value by id when the text is all digits, otherwise by slug or name (case folded); null when nothing matches. */
  find(type: FilterType, text: string): FacetValue | null;
  select(wanted: Wanted): Selection;
}
