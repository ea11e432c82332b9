import { palettesKey } from '#domain/catalogue/catalogue-store.ts';
import type { Database } from '#domain/db.ts';
import { openPaletteIndex, type PaletteIndex } from '#domain/palette/palette-index.ts';
import { readPaletteIndex } from '#domain/palette/palette-index-store.ts';
import { paletteSelector } from '#domain/palette/palette-select.ts';
import type { BlobStore, Clock } from '#domain/ports.ts';
import { hold } from './held.ts';

interface Ports {
  db: Database;
  blobs: BlobStore;
  now: Clock;
}

const held = hold<PaletteIndex>();

/**
 * The version's own index; the one before it while there is none, else one built on the spot. `isMissing` is told
 * that the version has none. Throws `Unavailable` when there is nothing to answer from.
 */
export async function palettesAt(
  version: number,
  { db, blobs, now }: Ports,
  isMissing: () => void,
): Promise<{ index: PaletteIndex; isBehind: boolean }> {
  if (held.thing && held.version === version) return { index: held.thing, isBehind: false };
  const blob = await blobs.get(palettesKey(version)).catch(() => null);
  const own = blob ? openPaletteIndex(new TextDecoder().decode(blob)) : null;
  if (own) Object.assign(held, { thing: own, version });
  else isMissing();
  if (own) return { index: own, isBehind: false };
  if (held.thing) return { index: held.thing, isBehind: true };
  const index = paletteSelector(await readPaletteIndex(db, now()));
  Object.assign(held, { thing: index, version });
  return { index, isBehind: false };
}
