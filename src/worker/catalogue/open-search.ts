import { searchKey } from '#domain/catalogue/catalogue-store.ts';
import type { BlobStore } from '#domain/ports.ts';
import type { SearchIndex } from '#domain/search/search.ts';
import { openSearch } from '#domain/search/search-index.ts';

/** The one search index that this isolate holds. */
const known: { search: SearchIndex | null; version: number } = { search: null, version: 0 };

/** The version's own search, else the one before it; null when there is neither. `isMissing` is told that its own is not there. */
export async function searchAt(
  version: number,
  blobs: BlobStore,
  isMissing: () => void,
): Promise<SearchIndex | null> {
  if (known.search && known.version === version) return known.search;
  const blob = await blobs.get(searchKey(version)).catch(() => null);
  const search = blob ? openSearch(blob) : null;
  if (search) Object.assign(known, { search, version });
  else isMissing();
  return known.search;
}

export function forgetSearch(): void {
  Object.assign(known, { search: null, version: 0 });
}
