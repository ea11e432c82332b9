import { websiteColorsKey } from '#domain/catalogue/catalogue-store.ts';
import type { Database } from '#domain/db.ts';
import type { BlobStore } from '#domain/ports.ts';
import { openWebsiteColors, type WebsiteColors } from '#domain/website/website-colors.ts';
import { buildWebsiteColors } from '#domain/website/website-colors-store.ts';
import { hold } from './held.ts';

interface Ports {
  db: Database;
  blobs: BlobStore;
}

const held = hold<WebsiteColors>();

/**
 * The version's own index; the one before it while there is none, else one built on the spot. `isMissing` is told
 * that the version has none. Throws `Unavailable` when there is nothing to answer from.
 */
export async function websiteColorsAt(
  version: number,
  { db, blobs }: Ports,
  isMissing: () => void,
): Promise<{ index: WebsiteColors; isBehind: boolean }> {
  if (held.thing && held.version === version) return { index: held.thing, isBehind: false };
  const blob = await blobs.get(websiteColorsKey(version)).catch(() => null);
  const own = blob ? openWebsiteColors(blob) : null;
  if (own) Object.assign(held, { thing: own, version });
  else isMissing();
  if (own) return { index: own, isBehind: false };
  if (held.thing) return { index: held.thing, isBehind: true };
  const index = openWebsiteColors(await buildWebsiteColors(db));
  if (!index) throw new Error('an index of colours that was just built does not open');
  Object.assign(held, { thing: index, version });
  return { index, isBehind: false };
}
