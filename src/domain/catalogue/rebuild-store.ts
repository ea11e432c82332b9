import type { Database } from '../db.ts';
import { openIndex } from '../filter/catalogue-index.ts';
import { buildIndex } from '../filter/catalogue-index-store.ts';
import { encodePaletteIndex, openPaletteIndex } from '../palette/palette-index.ts';
import { readPaletteIndex } from '../palette/palette-index-store.ts';
import type { BlobStore } from '../ports.ts';
import { openSearch } from '../search/search-index.ts';
import { buildSearch } from '../search/search-store.ts';
import { encodeTypefaceIndex, openTypefaceIndex } from '../typeface/typeface-index.ts';
import { readTypefaceIndex } from '../typeface/typeface-index-store.ts';
import { openWebsiteColors } from '../website/website-colors.ts';
import { buildWebsiteColors } from '../website/website-colors-store.ts';
import {
  indexKey,
  palettesKey,
  readVersion,
  releaseLease,
  searchKey,
  takeLease,
  typefacesKey,
  websiteColorsKey,
} from './catalogue-store.ts';

const rebuildLease = 'catalogue-index';
/** Long enough for 100,000 websites; a holder that died is waited for no longer. */
const leaseMs = 60_000;

export interface Rebuild {
  db: Database;
  blobs: BlobStore;
  /** Epoch ms. */
  now: number;
  /** Names this run, so that only it gives its lease back. */
  holder: string;
}

/** `busy`: another run holds the lease. `moved`: the catalogue changed meanwhile, nothing was kept. */
export interface Rebuilt {
  version: number;
  outcome: 'built' | 'present' | 'busy' | 'moved';
}

/** Builds the indexes of the current version, for filters, search, typefaces, palettes and colours of websites, and keeps them under that version, one run at a time. */
export async function rebuildIndex({ db, blobs, now, holder }: Rebuild): Promise<Rebuilt> {
  const version = await readVersion(db);
  if (await isKept(blobs, version)) return { version, outcome: 'present' };
  const [taken = 0] = await db.write(takeLease(rebuildLease, holder, now, leaseMs));
  if (taken === 0) return { version, outcome: 'busy' };
  try {
    if (await isKept(blobs, version)) return { version, outcome: 'present' };
    const read = await readPaletteIndex(db, now);
    const palettes = encodePaletteIndex(read);
    const search = await buildSearch(db, now, read);
    const typefaces = encodeTypefaceIndex(await readTypefaceIndex(db, now));
    const colors = await buildWebsiteColors(db);
    const buffer = await buildIndex(db, now);
    if ((await readVersion(db)) !== version) return { version, outcome: 'moved' };
    await blobs.put(searchKey(version), search);
    await blobs.put(typefacesKey(version), typefaces);
    await blobs.put(websiteColorsKey(version), colors);
    await blobs.put(palettesKey(version), palettes);
    await blobs.put(indexKey(version), buffer);
    return { version, outcome: 'built' };
  } finally {
    await db.write(releaseLease(rebuildLease, holder));
  }
}

async function isKept(blobs: BlobStore, version: number): Promise<boolean> {
  const index = await blobs.get(indexKey(version));
  if (index === null || openIndex(index) === null) return false;
  const search = await blobs.get(searchKey(version));
  if (search === null || openSearch(search) === null) return false;
  const colors = await blobs.get(websiteColorsKey(version));
  if (colors === null || openWebsiteColors(colors) === null) return false;
  const typefaces = await blobs.get(typefacesKey(version));
  if (typefaces === null || openTypefaceIndex(new TextDecoder().decode(typefaces)) === null)
    return false;
  const palettes = await blobs.get(palettesKey(version));
  return palettes !== null && openPaletteIndex(new TextDecoder().decode(palettes)) !== null;
}
