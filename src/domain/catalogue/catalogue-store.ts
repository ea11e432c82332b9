import { z } from 'zod';
import { countedCategories } from '../category/category-store.ts';
import { type Database, type Statement, statement } from '../db.ts';
import { openIndex } from '../filter/catalogue-index.ts';
import { buildIndex } from '../filter/catalogue-index-store.ts';
import { compareNames } from '../filter/fold.ts';
import { countedLocations } from '../location/location-store.ts';
import { encodePaletteIndex, openPaletteIndex } from '../palette/palette-index.ts';
import { readPaletteIndex } from '../palette/palette-index-store.ts';
import type { BlobStore } from '../ports.ts';
import { openSearch } from '../search/search-index.ts';
import { buildSearch } from '../search/search-store.ts';
import { encodeTypefaceIndex, openTypefaceIndex } from '../typeface/typeface-index.ts';
import { readTypefaceIndex } from '../typeface/typeface-index-store.ts';
import { urls } from '../urls.ts';
import { openWebsiteColors } from '../website/website-colors.ts';
import { buildWebsiteColors } from '../website/website-colors-store.ts';
import type { Init } from './init.ts';

const rebuildLease = 'catalogue-index';
/** Long enough for 100,000 websites; a holder that died is waited for no longer. */
const leaseMs = 60_000;

const versionRow = z.object({ version: z.number() });
const changedRow = z.object({ changed_at: z.number() });
const adRow = z.object({
  id: z.number(),
  slot: z.string(),
  title: z.string(),
  text: z.string(),
  link_hash: z.string().nullable(),
  picture_key: z.string().nullable(),
});
const bannerRow = z.object({
  id: z.number(),
  text: z.string(),
  href: z.string().nullable(),
  label: z.string().nullable(),
});

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

/** The catalogue version; every change that a public page can show raises it. */
export async function readVersion(db: Database): Promise<number> {
  const row = await db.first(statement(versionRow, 'SELECT version FROM catalogue WHERE id = 1'));
  return row?.version ?? 0;
}

/** When the version was raised last, epoch ms. */
export async function readChangedAt(db: Database): Promise<number> {
  const row = await db.first(
    statement(changedRow, 'SELECT changed_at FROM catalogue WHERE id = 1'),
  );
  return row?.changed_at ?? 0;
}

/** Joins the write batch of the change itself. */
export function bumpVersion(now: number = Date.now()): Statement<unknown> {
  return statement(
    z.unknown(),
    'UPDATE catalogue SET version = version + 1, changed_at = ? WHERE id = 1',
    now,
  );
}

/** Changes one row when the lease was free, over, or the holder's own already; none otherwise. */
export function takeLease(
  name: string,
  holder: string,
  now: number,
  forMs: number,
): Statement<unknown> {
  return statement(
    z.unknown(),
    `INSERT INTO lease (name, holder, expires_at) VALUES (?1, ?2, ?3)
     ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, expires_at = excluded.expires_at
     WHERE lease.expires_at <= ?4 OR lease.holder = excluded.holder`,
    name,
    holder,
    now + forMs,
    now,
  );
}

export function releaseLease(name: string, holder: string): Statement<unknown> {
  return statement(z.unknown(), 'DELETE FROM lease WHERE name = ? AND holder = ?', name, holder);
}

export function indexKey(version: number): string {
  return `index:${version}`;
}

export function searchKey(version: number): string {
  return `search:${version}`;
}

export function typefacesKey(version: number): string {
  return `typefaces:${version}`;
}

export function websiteColorsKey(version: number): string {
  return `colors:${version}`;
}

export function palettesKey(version: number): string {
  return `palettes:${version}`;
}

export function initKey(version: number): string {
  return `init:${version}`;
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

/** The four lists of the start-up call, as they are at `now`. */
export async function readInit(db: Database, now: number): Promise<Init> {
  const [ads, categories, locations, banners] = await db.batch(
    statement(
      adRow,
      `SELECT id, slot, title, text, link_hash, picture_key FROM ad
       WHERE starts_at <= ?1 AND ends_at > ?1 ORDER BY slot, id`,
      now,
    ),
    countedCategories(),
    countedLocations(),
    statement(
      bannerRow,
      `SELECT id, text, href, label FROM announcement
       WHERE starts_at <= ?1 AND ends_at > ?1 ORDER BY starts_at DESC, id DESC LIMIT 1`,
      now,
    ),
  );
  return {
    ads: ads.map(({ link_hash, picture_key, ...ad }) => ({
      ...ad,
      href: link_hash && urls.go(link_hash),
      picture: picture_key,
    })),
    websiteCategories: categories
      .sort(compareNames)
      .map(({ id, name, slug, count }) => ({ id, name, slug, _count: { websites: count } })),
    locations: locations.sort(compareNames).map(({ id, slug, name }) => ({ id, slug, name })),
    announcementBanner: banners[0] ?? null,
  };
}
