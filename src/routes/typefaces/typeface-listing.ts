import type { DroppedValue } from '#domain/typeface/read-query.ts';
import type { TypefaceFacet, TypefaceFilter } from '#domain/typeface/typeface-filter.ts';
import type { TypefaceFacetValue } from '#domain/typeface/typeface-index.ts';
import {
  leaveOutValue,
  type TypefaceQuery,
  toggleValue,
  typefaceQuery,
} from '#domain/typeface/typeface-query.ts';
import type { TypefaceRow } from '#domain/typeface/typeface-row.ts';
import { urls } from '#domain/urls.ts';

export const facetNames: Record<TypefaceFacet, string> = {
  styles: 'Style',
  types: 'Type',
  scripts: 'Script',
  languages: 'Language',
  axes: 'Axis',
  features: 'Feature',
  shapes: 'Letter shapes',
  foundries: 'Foundry',
  designers: 'Designer',
  licences: 'Licence',
};

export type Condition = TypefaceFacet | 'variable' | 'italic' | 'weight' | 'width' | 'sets';

/** One thing that the filter asks, with its name. */
export interface ChosenTerm {
  condition: Condition;
  slug: string;
  name: string;
  excluded: boolean;
}

/** A page that says a filter, or an order, by its path. */
export interface Place {
  path: string;
  title: string;
  filter: TypefaceFilter;
  /** The page of the popular ones: its rows carry their ranks. */
  isRanking?: true;
}

export interface ListState extends TypefaceQuery {
  place: Place | null;
}

/** What the loader of a list of typefaces gives. */
export interface TypefaceListing extends ListState {
  rows: TypefaceRow[];
  /** The page's heading. */
  title: string;
  total: number;
  all: number;
  pages: number;
  chosen: ChosenTerm[];
  /** The most used values of each facet, and how many it has. */
  facets: Record<TypefaceFacet, { values: readonly TypefaceFacetValue[]; count: number }>;
  /** How many would be left with this too. */
  variable: number;
  italic: number;
  /** How many offer each of `spanSteps`. */
  steps: Record<'weight' | 'width', readonly number[]>;
  /** How many can set the visitor's text; null while there is none, or the list is of these alone. */
  canSet: number | null;
  /** Families that nobody read whole and that may match too. */
  unread: number;
  dropped: DroppedValue[];
  wayOut: { term: ChosenTerm; total: number } | null;
  /** Pages beyond the first are for supporters here, and this visitor is none. */
  locked: boolean;
  /** Without access a further page takes nothing with it but its number. */
  hasAccess: boolean;
}

/** The address of this list with something changed; any change but the page leads to page 1. */
export function listHref(state: ListState, change: Partial<TypefaceQuery> = {}): string {
  const { place, filter, sets, sort, view, text, size, page } = { ...state, page: 1, ...change };
  const query = { filter, sets, sort, view, text, size, page };
  const isOwn = place && !sets && sort === 'popular' && isSame(filter, place.filter);
  if (isOwn) return place.path + typefaceQuery({ ...query, filter: {} });
  return urls.typefaces(typefaceQuery(query));
}

export function pageHref(listing: TypefaceListing, page: number): string {
  if (listing.hasAccess) return listHref(listing, { page });
  return listHref(listing, { page, view: 'rows', text: null, size: null });
}

const mark = '\u0000';

/** `valueHref` for many values of one facet: the rest of the address is written once. */
export function valueHrefs(state: ListState, facet: TypefaceFacet): (slug: string) => string {
  if (state.filter[facet]) return (slug) => valueHref(state, facet, slug);
  const written = valueHref(state, facet, mark);
  // Facets stand before whatever the visitor wrote.
  const at = written.indexOf(encodeURIComponent(mark));
  const [before, after] = [written.slice(0, at), written.slice(at + 3)];
  return (slug) => before + encodeURIComponent(slug) + after;
}

function valueHref(state: ListState, facet: TypefaceFacet, slug: string): string {
  return listHref(state, { filter: toggleValue(state.filter, facet, slug) });
}

/** The address that leaves a value out, or lets it in again. */
export function leaveOutHref(state: ListState, facet: TypefaceFacet, slug: string): string {
  return listHref(state, { filter: leaveOutValue(state.filter, facet, slug) });
}

/** What is left of the question without one of its terms. */
export function withoutTerm(state: ListState, { condition, slug }: ChosenTerm) {
  if (condition === 'sets') return { sets: false };
  if (['variable', 'italic', 'weight', 'width'].includes(condition)) {
    const filter = Object.fromEntries(
      Object.entries(state.filter).filter(([name]) => name !== condition),
    );
    return { filter };
  }
  return { filter: toggleValue(state.filter, condition as TypefaceFacet, slug) };
}

function isSame(a: TypefaceFilter, b: TypefaceFilter): boolean {
  return typefaceQuery({ filter: a }) === typefaceQuery({ filter: b });
}
