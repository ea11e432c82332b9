import type { DocumentOnly } from '#app/document-only.ts';
import type { FacetValue } from '#domain/filter/catalogue-index.ts';
import { type Filter, type FilterType, isEmpty, type Sort } from '#domain/filter/filter.ts';
import { canonicalQuery, type Dropped } from '#domain/filter/filter-query.ts';
import { urls } from '#domain/urls.ts';
import type { WebsiteCard } from '#domain/website/website.ts';

/** A chosen value with its name. */
export interface ChosenTerm {
  type: FilterType;
  slug: string;
  name: string;
  excluded: boolean;
}

export type Facets = Readonly<Record<FilterType, readonly FacetValue[]>>;

/** Where a list stands: which values are chosen, in what order, and what its own path already says. */
export interface ListState {
  /** A page such as /websites/portfolio filters by its path: that one value; otherwise null. */
  place: { path: string; type: FilterType; slug: string } | null;
  filter: Filter;
  sort: Sort;
  seed: number;
}

/** What the loader of a filtered list gives. */
export interface Listing extends ListState {
  cards: WebsiteCard[];
  /** How many match, and how many there are without filters. */
  total: number;
  all: number;
  page: number;
  pages: number;
  chosen: ChosenTerm[];
  /** Filter types that have values, each with how many it has under the other types' filters. */
  types: { type: FilterType; values: number }[];
  /** The most used values of each type, for the panels of the document. */
  facets?: DocumentOnly<Facets>;
  /** Values of the address that matched nothing. */
  dropped: Dropped[];
  /** When nothing matches: which value to drop, and how many websites that gives. */
  wayOut: { term: ChosenTerm; total: number } | null;
  /** Pages beyond the first are for supporters here, and this visitor is none. */
  locked: boolean;
}

type Change = Partial<Pick<ListState, 'filter' | 'sort' | 'seed'>> & { page?: number };

/** The address of this list with something changed; any change but the page leads to page 1. */
export function listHref(state: ListState, change: Change = {}): string {
  const { place, filter, sort, seed, page = 1 } = { ...state, ...change };
  const order = { sort, seed, page };
  if (place && sameFilter(filter, ownFilter(place))) {
    return place.path + canonicalQuery({ filter: {}, ...order });
  }
  return urls.websites(canonicalQuery({ filter, ...order }));
}

/** The query that asks the API for the same list. */
export function apiQuery({ filter }: ListState): string {
  return canonicalQuery({ filter });
}

function ownFilter({ type, slug }: { type: FilterType; slug: string }): Filter {
  return { [type]: { include: [slug], exclude: [] } };
}

function sameFilter(a: Filter, b: Filter): boolean {
  return isEmpty(a) ? isEmpty(b) : canonicalQuery({ filter: a }) === canonicalQuery({ filter: b });
}
