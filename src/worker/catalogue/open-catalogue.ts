import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { indexKey, readVersion } from '#domain/catalogue/catalogue-store.ts';
import type { Database } from '#domain/db.ts';
import { type CatalogueIndex, openIndex, overIndex } from '#domain/filter/catalogue-index.ts';
import { indexKeptBehindMs, versionReadEveryMs } from '#domain/limits.ts';
import type { BlobStore, Clock } from '#domain/ports.ts';
import { rememberedVersion, rememberVersion } from '../cache/last-version.ts';
import { forgetHeld } from './held.ts';
import { answerAt } from './held-answers.ts';
import { cardsAt, paletteCardsAt, typefaceCardsAt } from './known-cards.ts';

export interface CataloguePorts {
  db: Database;
  blobs: BlobStore;
  now: Clock;
  /** Keeps the isolate alive until the work is done, after the answer has gone out. */
  background(work: Promise<unknown>): void;
}

/** `isBehind`: an older index answered while the version's own is being built; what was made from it is not kept. */
export interface OpenCatalogue extends Catalogue {
  isBehind(): boolean;
}

/** What this isolate knows: the last version read and the one index it holds. */
const known: {
  version: number;
  readAt: number;
  index: CatalogueIndex | null;
  indexVersion: number;
  missingSince: number;
} = { version: 0, readAt: 0, index: null, indexVersion: 0, missingSince: 0 };

/**
 * The catalogue at its current version, read at most every five seconds; the last one known when the database fails.
 * What only some pages ask of it is loaded with the first of them.
 */
export async function openCatalogue(ports: CataloguePorts): Promise<OpenCatalogue> {
  const version = await currentVersion(ports);
  let behind = false;
  const rebuild = () => ports.background(rebuiltBy(ports));
  const colors = async () => {
    const { websiteColorsAt } = await import('./open-website-colors.ts');
    const opened = await websiteColorsAt(version, ports, rebuild);
    behind ||= opened.isBehind;
    return opened.index;
  };
  return {
    version,
    isBehind: () => behind,
    cards: (ids) => cardsAt(version, ports.db, ids),
    paletteCards: (ids) => paletteCardsAt(version, ports.db, ids),
    typefaceCards: (ids) => typefaceCardsAt(version, ports.db, ids),
    held: (key, work) => answerAt(version, { key, work, isWhole: () => !behind }),
    async search() {
      const { searchAt } = await import('./open-search.ts');
      return searchAt(version, ports.blobs, rebuild);
    },
    async typefaces() {
      const { typefacesAt } = await import('./open-typefaces.ts');
      const opened = await typefacesAt(version, ports, rebuild);
      behind ||= opened.isBehind;
      return opened.index;
    },
    colors,
    async palettes() {
      const { palettesAt } = await import('./open-palettes.ts');
      const opened = await palettesAt(version, ports, rebuild);
      behind ||= opened.isBehind;
      return opened.index;
    },
    async websites() {
      if (known.index && known.indexVersion === version) return overIndex(known.index, colors);
      const index = await load(ports, version);
      if (index) return overIndex(index, colors);
      rebuild();
      if (known.index && mayStayBehind(ports.now())) {
        behind = true;
        return overIndex(known.index, colors);
      }
      const { overSql } = await import('#domain/filter/catalogue-index-sql.ts');
      return overSql(ports.db);
    },
  };
}

async function rebuiltBy(ports: CataloguePorts): Promise<unknown> {
  const { rebuildIndex } = await import('#domain/catalogue/rebuild-store.ts');
  return rebuildIndex({ ...ports, now: ports.now(), holder: crypto.randomUUID() });
}

/** The version while it need not be read again; 0 when it must. */
export function knownVersion(at: number): number {
  return at - known.readAt < versionReadEveryMs ? known.version : 0;
}

/** Forgets what the isolate knows: for tests that play a second isolate. */
export function forgetCatalogue(): void {
  Object.assign(known, { version: 0, readAt: 0, index: null, indexVersion: 0, missingSince: 0 });
  forgetHeld();
}

async function currentVersion({ db, now }: CataloguePorts): Promise<number> {
  const at = now();
  const recent = knownVersion(at);
  if (recent > 0) return recent;
  known.readAt = at;
  try {
    known.version = await readVersion(db);
    await rememberVersion(known.version);
  } catch {
    if (known.version === 0) known.version = await rememberedVersion();
  }
  return known.version;
}

async function load(
  { blobs, now }: CataloguePorts,
  version: number,
): Promise<CatalogueIndex | null> {
  const blob = await blobs.get(indexKey(version)).catch(() => null);
  const index = blob ? openIndex(blob) : null;
  if (index) Object.assign(known, { index, indexVersion: version, missingSince: 0 });
  else known.missingSince ||= now();
  return index;
}

function mayStayBehind(at: number): boolean {
  return at - known.missingSince < indexKeptBehindMs;
}
