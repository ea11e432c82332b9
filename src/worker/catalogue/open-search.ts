import { searchKey } from '#domain/catalogue/catalogue-store.ts';
import type { BlobStore } from '#domain/ports.ts';
import type { SearchIndex } from '#domain/search/search.ts';
import { openSearch } from '#domain/search/search-index.ts';
import { hold } from './held.ts';

const held = hold<SearchIndex>();

/** The version's own search, else the one before it; null when there is neither. `isMissing` is told that its own is not there. */
export async function searchAt(
  version: number,
  blobs: BlobStore,
  isMissing: () => void,
): Promise<SearchIndex | null> {
  if (held.thing && held.version === version) return held.thing;
  const blob = await blobs.get(searchKey(version)).catch(() => null);
  const search = blob ? openSearch(blob) : null;
  if (search) Object.assign(held, { thing: search, version });
  else isMissing();
  return held.thing;
}
