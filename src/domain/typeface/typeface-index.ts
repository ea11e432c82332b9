import { z } from 'zod';
import { encodeKept, indexedTerm, readKept } from '../filter/kept-index.ts';
import { readings } from './typeface.ts';
import {
  type TypefaceFacet,
  type TypefaceFilter,
  type TypefaceSort,
  typefaceFacets,
} from './typeface-filter.ts';
import { typefaceSelector } from './typeface-select.ts';

export interface TypefaceFacetValue {
  slug: string;
  name: string;
  count: number;
}

export interface TypefaceSelection {
  /** Of the asked page, in order. */
  ids: number[];
  total: number;
  /** Per facet, counts under the rest of the filter; zero counts are left out; highest first, ties by name. */
  facets: Readonly<Record<TypefaceFacet, readonly TypefaceFacetValue[]>>;
  /** How many would be left with this too. */
  variable: number;
  italic: number;
  /** How many would be left that offer this step alone, in the order of `spanSteps`. */
  weight: readonly number[];
  width: readonly number[];
  /**
   * Families that match the rest of the filter and were not read whole, so that nobody knows whether they match it too.
   * 0 where the filter asks nothing of the kind.
   */
  unread: Readonly<Record<'scripts' | 'languages' | 'features' | 'shapes' | 'text', number>>;
}

export interface TypefacesWanted {
  filter: TypefaceFilter;
  sort: TypefaceSort;
  /** From 1. */
  page: number;
  size: number;
}

/** Answers filters, counts and paging over all typefaces without SQL. */
export interface TypefaceIndex {
  readonly total: number;
  /** By slug or name, whatever its case, and languages by their code without a script; null when nothing has it. */
  find(facet: TypefaceFacet, text: string): TypefaceFacetValue | null;
  values(facet: TypefaceFacet): readonly TypefaceFacetValue[];
  select(wanted: TypefacesWanted): TypefaceSelection;
}

const span = z.tuple([z.number(), z.number()]).nullable();
const familySchema = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  added: z.number(),
  /** How many published websites use it. */
  uses: z.number(),
  /** Higher is seen by more people here. */
  score: z.number(),
  /** Null: nobody has said anything about its files. */
  reading: z.enum(readings).nullable(),
  variable: z.boolean().nullable(),
  italic: z.boolean().nullable(),
  weight: span,
  width: span,
  /** Of all its files that were read, see code-points.ts. */
  codePoints: z.string().nullable(),
});
export type IndexedFamily = z.infer<typeof familySchema>;

const format = 1;
const contents = z.object({
  families: z.array(familySchema),
  terms: z.record(z.enum(typefaceFacets), z.array(indexedTerm)),
});
export type TypefaceIndexContents = z.infer<typeof contents>;

/** The index as text, to be kept under the catalogue version. */
export function encodeTypefaceIndex(index: TypefaceIndexContents): string {
  return encodeKept(format, index);
}

/** Opens what `encodeTypefaceIndex` made; null for a text that is not whole or of another format. */
export function openTypefaceIndex(text: string): TypefaceIndex | null {
  const kept = readKept(format, contents, text);
  return kept && typefaceSelector(kept);
}
