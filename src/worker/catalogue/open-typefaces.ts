import { typefacesKey } from '#domain/catalogue/catalogue-store.ts';
import type { Database } from '#domain/db.ts';
import type { BlobStore, Clock } from '#domain/ports.ts';
import { openTypefaceIndex, type TypefaceIndex } from '#domain/typeface/typeface-index.ts';
import { readTypefaceIndex } from '#domain/typeface/typeface-index-store.ts';
import { typefaceSelector } from '#domain/typeface/typeface-select.ts';
import { hold } from './held.ts';

interface Ports {
  db: Database;
  blobs: BlobStore;
  now: Clock;
}

const held = hold<TypefaceIndex>();

/**
 * The version's own index; the one before it while there is none, else one built on the spot. `isMissing` is told
 * that the version has none. Throws `Unavailable` when there is nothing to answer from.
 */
export async function typefacesAt(
  version: number,
  { db, blobs, now }: Ports,
  isMissing: () => void,
): Promise<{ index: TypefaceIndex; isBehind: boolean }> {
  if (held.thing && held.version === version) return { index: held.thing, isBehind: false };
  const blob = await blobs.get(typefacesKey(version)).catch(() => null);
  const own = blob ? openTypefaceIndex(new TextDecoder().decode(blob)) : null;
  if (own) Object.assign(held, { thing: own, version });
  else isMissing();
  if (own) return { index: own, isBehind: false };
  if (held.thing) return { index: held.thing, isBehind: true };
  const index = typefaceSelector(await readTypefaceIndex(db, now()));
  Object.assign(held, { thing: index, version });
  return { index, isBehind: false };
}
