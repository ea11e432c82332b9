import type { WebsiteColors } from '../website/website-colors.ts';
import { decodeIndex } from './catalogue-index-binary.ts';
import { selector } from './catalogue-select.ts';
import { nearValue } from './facet-value.ts';
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
  /** Per type, counts of its values under the other types' filters; zero counts are left out; highest first, ties by name. `color` has none. */
  facets: Readonly<Record<FilterType, readonly FacetValue[]>>;
}

export interface Wanted {
  filter: Filter;
  sort: Sort;
  /** Websites by the colours that the filter asks to be near to; left out, a colour is near nothing. */
  near?: ReadonlyMap<string, ReadonlySet<number>>;
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

/** The same answers for callers that need not know where they come from. */
export interface WebsiteIndex {
  total(): Promise<number>;
  values(type: FilterType): Promise<readonly FacetValue[]>;
  find(type: FilterType, text: string): Promise<FacetValue | null>;
  select(wanted: Wanted): Promise<Selection>;
}

/** Opens what `buildIndex` made; null when the bytes are not whole or of another format. */
export function openIndex(buffer: ArrayBuffer): CatalogueIndex | null {
  const index = decodeIndex(buffer);
  return index && selector(index);
}

/** `colors` is asked for only where a filter has a colour. */
export function overIndex(
  index: CatalogueIndex,
  colors: () => Promise<Pick<WebsiteColors, 'within'>>,
): WebsiteIndex {
  return {
    total: async () => index.total,
    values: async (type) => index.values(type),
    find: async (type, text) => (type === 'color' ? nearValue(text) : index.find(type, text)),
    async select(wanted) {
      const { include = [], exclude = [] } = wanted.filter.color ?? {};
      const asked = [...include, ...exclude];
      if (asked.length === 0) return index.select(wanted);
      const { within } = await colors();
      return index.select({ ...wanted, near: new Map(asked.map((slug) => [slug, within(slug)])) });
    },
  };
}
