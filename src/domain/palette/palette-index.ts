import { z } from 'zod';
import { encodeKept, indexedTerm, readKept } from '../filter/kept-index.ts';
import {
  type PaletteFacet,
  type PaletteFilter,
  type PaletteSort,
  paletteFacets,
} from './palette-filter.ts';
import type { NearestPalettes } from './palette-nearest.ts';
import { paletteSelector } from './palette-select.ts';

export interface PaletteFacetValue {
  slug: string;
  name: string;
  count: number;
}

export interface PaletteSelection {
  /** Of the asked page, in order. */
  ids: number[];
  total: number;
  /** Per facet, counts under the rest of the filter; zero counts are left out; highest first, ties by name. */
  facets: Readonly<Record<PaletteFacet, readonly PaletteFacetValue[]>>;
}

export interface PalettesWanted {
  filter: PaletteFilter;
  sort: PaletteSort;
  /** From 1. */
  page: number;
  size: number;
}

/** Answers filters, counts, paging and nearness over all palettes without SQL. */
export interface PaletteIndex extends NearestPalettes {
  readonly total: number;
  /** By slug or name, whatever its case; null when nothing has it. */
  find(facet: PaletteFacet, text: string): PaletteFacetValue | null;
  values(facet: PaletteFacet): readonly PaletteFacetValue[];
  select(wanted: PalettesWanted): PaletteSelection;
}

/** A palette in the index: its slug is its colours in order. `score`: higher is seen by more people here. */
const indexed = z.tuple([
  z.number(),
  z.string(),
  z.string().nullable(),
  z.number(),
  z.number(),
  z.number(),
]);
export type IndexedPalette = [
  id: number,
  slug: string,
  name: string | null,
  added: number,
  score: number,
  uses: number,
];

const format = 1;
const contents = z.object({
  palettes: z.array(indexed),
  terms: z.record(z.enum(paletteFacets), z.array(indexedTerm)),
});
export type PaletteIndexContents = z.infer<typeof contents>;

/** The index as text, to be kept under the catalogue version. */
export function encodePaletteIndex(index: PaletteIndexContents): string {
  return encodeKept(format, index);
}

/** Opens what `encodePaletteIndex` made; null for a text that is not whole or of another format. */
export function openPaletteIndex(text: string): PaletteIndex | null {
  const kept = readKept(format, contents, text);
  return kept && paletteSelector(kept);
}
