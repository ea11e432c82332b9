import type { PaletteCard } from '#domain/palette/palette.ts';
import type { PaletteFacet, PaletteFilter } from '#domain/palette/palette-filter.ts';
import type { PaletteFacetValue } from '#domain/palette/palette-index.ts';
import {
  type DroppedPaletteValue,
  type PaletteQuery,
  paletteQuery,
  togglePaletteValue,
  withoutColor,
  withoutTermOf,
} from '#domain/palette/palette-query.ts';
import type { PaletteTag } from '#domain/palette/palette-tag.ts';
import { urls } from '#domain/urls.ts';

export const facetNames: Record<PaletteFacet | 'color' | 'term', string> = {
  tags: 'Tag',
  colors: 'Colour family',
  count: 'Number of colours',
  mode: 'Light or dark',
  pairs: 'Accessible pairs',
  color: 'Colour',
  term: 'Words',
};

/** One thing that the filter asks, with its name. */
export interface ChosenPaletteTerm {
  condition: PaletteFacet | 'color' | 'term';
  slug: string;
  name: string;
  excluded: boolean;
}

/** The page of a tag: its path says the filter. */
export interface TagPlace {
  tag: PaletteTag;
  /** The rule in words, where the colours themselves give the tag. */
  says: string | null;
}

export interface PaletteListState extends PaletteQuery {
  place: TagPlace | null;
}

/** What the loader of a list of palettes gives. */
export interface PaletteListing extends PaletteListState {
  palettes: PaletteCard[];
  total: number;
  all: number;
  pages: number;
  chosen: ChosenPaletteTerm[];
  /** The most used values of each facet, and how many it has. */
  facets: Record<PaletteFacet, { values: readonly PaletteFacetValue[]; count: number }>;
  dropped: DroppedPaletteValue[];
  wayOut: { term: ChosenPaletteTerm; total: number } | null;
  /** Pages beyond the first are for supporters here, and this visitor is none. */
  locked: boolean;
}

/** The address of this list with something changed; any change but the page leads to page 1. */
export function listHref(state: PaletteListState, change: Partial<PaletteQuery> = {}): string {
  const { place, filter, sort, page } = { ...state, page: 1, ...change };
  const tag = place?.tag.slug ?? '';
  const isOwn = place && sort === 'newest' && isSame(filter, filterOfTag(tag));
  return isOwn
    ? urls.palettesBy(tag, paletteQuery({ page }))
    : urls.palettes(paletteQuery({ filter, sort, page }));
}

export function filterOfTag(slug: string): PaletteFilter {
  return { tags: { include: [slug], exclude: [] } };
}

export function valueHref(state: PaletteListState, facet: PaletteFacet, slug: string): string {
  return listHref(state, { filter: togglePaletteValue(state.filter, facet, slug) });
}

/** What is left of the filter without one of its terms. */
export function withoutTerm(
  { filter }: PaletteListState,
  { condition, slug }: ChosenPaletteTerm,
): PaletteFilter {
  if (condition === 'term') return withoutTermOf(filter);
  return condition === 'color'
    ? withoutColor(filter, slug)
    : togglePaletteValue(filter, condition, slug);
}

function isSame(a: PaletteFilter, b: PaletteFilter): boolean {
  return paletteQuery({ filter: a }) === paletteQuery({ filter: b });
}
