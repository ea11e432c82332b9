import type { GroupKind } from '#domain/search/search.ts';
import type { WebsiteCard } from '#domain/website/website.ts';

export interface Way {
  name: string;
  href: string;
  /** Published websites there; palettes of a tag. Null where there is nothing to count. */
  count: number | null;
  /** Shown before its name. */
  colors?: string[];
}

/** A line of things that are found besides websites. */
export interface WayGroup {
  kind: GroupKind | 'palettes' | 'colors';
  ways: Way[];
  /** The whole list, where more are found than stand here. */
  all?: { href: string; count: number };
}

export interface SearchProps {
  /** As it is shown: without control characters, cut. */
  term: string;
  /** The index is being built for the first time. */
  isPreparing: boolean;
  cards: WebsiteCard[];
  total: number;
  page: number;
  pages: number;
  /** Pages beyond the first are for supporters here, and this visitor is none. */
  locked: boolean;
  groups: WayGroup[];
  /** Categories to go on with where there is nothing to show: near the term, or the popular ones. */
  offers: { isNear: boolean; ways: Way[] };
}
