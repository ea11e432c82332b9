/** Kinds that search finds by name besides websites, in the order of their groups. */
export const groupKinds = ['typefaces', 'tags', 'profiles', 'categories', 'locations'] as const;
export type GroupKind = (typeof groupKinds)[number];

/** Something that is found by its name. `count`: how many published websites it has, a tag of palettes: palettes. */
export interface SearchLabel {
  id: number;
  slug: string;
  name: string;
  count: number;
}

export type SearchGroups = Readonly<Record<GroupKind, readonly SearchLabel[]>>;

export interface SearchResult {
  /** Website ids of the asked page, best first. */
  ids: number[];
  /** How many websites match in all. */
  total: number;
  /** The best few of each kind. */
  groups: SearchGroups;
  /** Ids of the best few palettes, by name or tag. */
  palettes: number[];
  /** How many palettes match in all. */
  paletteTotal: number;
}

/**
 * Answers a search over the published catalogue without SQL. Every word has to begin a word of what is found. First
 * comes what is named exactly so, then names that begin so, names that hold every word, and the rest; the most
 * popular first in each.
 */
export interface SearchIndex {
  /** `page` from 1. A term without a word finds nothing. */
  search(term: string, page: number, size: number): SearchResult;
  /** Categories whose names come near a term that finds nothing. */
  near(term: string): readonly SearchLabel[];
}
