import type { WebsiteIndex } from '../filter/catalogue-index.ts';
import type { PaletteCard } from '../palette/palette.ts';
import type { PaletteIndex } from '../palette/palette-index.ts';
import type { SearchIndex } from '../search/search.ts';
import type { TypefaceIndex } from '../typeface/typeface-index.ts';
import type { TypefaceCard } from '../typeface/typeface-store.ts';
import type { WebsiteCard } from '../website/website.ts';
import type { WebsiteColors } from '../website/website-colors.ts';

/** The catalogue as one request sees it: one version, and the index of that version. */
export interface Catalogue {
  readonly version: number;
  /** Filters, counts and orders over the published websites: from the version's blob, or slower from SQL. */
  websites(): Promise<WebsiteIndex>;
  /** Filters, counts and orders over all typefaces. Throws `Unavailable` when it has to be read and cannot be. */
  typefaces(): Promise<TypefaceIndex>;
  /** Published websites by how near their colours are. Throws `Unavailable` when it has to be read and cannot be. */
  colors(): Promise<WebsiteColors>;
  /** Filters, counts, orders and nearness over all palettes. Throws `Unavailable` when it has to be read and cannot be. */
  palettes(): Promise<PaletteIndex>;
  /** The search over what is published; null while its index is being built for the first time. */
  search(): Promise<SearchIndex | null>;
  /** Cards of published websites in the order of the ids; other ids are left out. Throws `Unavailable`. */
  cards(ids: readonly number[]): Promise<WebsiteCard[]>;
  /** Cards of palettes in the order of the ids; unknown ids are left out. Throws `Unavailable`. */
  paletteCards(ids: readonly number[]): Promise<PaletteCard[]>;
  /** Cards of typefaces in the order of the ids; unknown ids are left out. Throws `Unavailable`. */
  typefaceCards(ids: readonly number[]): Promise<TypefaceCard[]>;
  /**
   * What is worked out of the catalogue and the key alone, of whom nobody's own is part: the isolate holds the answers
   * asked for last. Nobody changes one. What throws is not held.
   */
  held<Answer extends object>(key: string, work: () => Promise<Answer>): Promise<Answer>;
}
