import type { CatalogueIndex } from '../filter/catalogue-index.ts';

/** The catalogue as one request sees it: one version, and the index of that version. */
export interface Catalogue {
  readonly version: number;
  /** The website index, or null when its blob is missing or corrupt: then the stores answer from SQL. */
  websites(): Promise<CatalogueIndex | null>;
}
