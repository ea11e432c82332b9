import { websiteColorsKey } from '#domain/catalogue/catalogue-store.ts';
import type { Database } from '#domain/db.ts';
import type { BlobStore } from '#domain/ports.ts';
import { openWebsiteColors, type WebsiteColors } from '#domain/website/website-colors.ts';
import { buildWebsiteColors } from '#domain/website/website-colors-store.ts';

interface Ports {
  db: Database;
  blobs: BlobStore;
}

/** The one index of colours that this isolate holds. */
const known: { index: WebsiteColors | null; version: number } = { index: null, version: 0 };

/**
 * The version's own index; the one before it while there is none, else one built on the spot. `isMissing` is told
 * that the version has none. Throws `Unavailable` when there is nothing to answer from.
 */
export async function websiteColorsAt(
  version: number,
  { db, blobs }: Ports,
  isMissing: () => void,
): Promise<{ index: WebsiteColors; isBehind: boolean }> {
  if (known.index && known.version === version) return { index: known.index, isBehind: false };
  const blob = await blobs.get(websiteColorsKey(version)).catch(() => null);
  const own = blob ? openWebsiteColors(blob) : null;
  if (own) Object.assign(known, { index: own, version });
  else isMissing();
  if (own) return { index: own, isBehind: false };
  if (known.index) return { index: known.index, isBehind: true };
  const index = openWebsiteColors(await buildWebsiteColors(db));
  if (!index) throw new Error('an index of colours that was just built does not open');
  Object.assign(known, { index, version });
  return { index, isBehind: false };
}

export function forgetWebsiteColors(): void {
  Object.assign(known, { index: null, version: 0 });
}
