import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  bumpVersion,
  readChangedAt,
  readVersion,
  releaseLease,
  takeLease,
} from '#domain/catalogue/catalogue-store.ts';
import { readInit } from '#domain/catalogue/init-store.ts';
import { openDatabase } from '#domain/db.ts';
import { overSql } from '#domain/filter/catalogue-index-sql.ts';
import { buildIndex } from '#domain/filter/catalogue-index-store.ts';
import { filterTypes, sorts } from '#domain/filter/filter.ts';
import { findLink } from '#domain/link/link-store.ts';
import { findRenamed } from '#domain/slug/slug-store.ts';
import { findPlace, listWebsitePages } from '#domain/website/sitemap-store.ts';
import { findCards } from '#domain/website/website-card-store.ts';
import { parsePeriod } from '#domain/website/website-popularity.ts';
import { listPopular, readScores } from '#domain/website/website-popularity-store.ts';
import { listSimilar } from '#domain/website/website-similar-store.ts';
import { findNeighbours, findSlug, findWebsite, pickIds } from '#domain/website/website-store.ts';
import {
  explain,
  noScan,
  noScanNoSort,
  plansOf,
  type Run,
  scansOf,
  sortsOf,
} from '../../support/query-plans.ts';
import { fillCatalogue } from '../../support/random-catalogue.ts';

const now = Date.UTC(2026, 1, 1);

/** Reads everything on purpose: kept by version, or the way out while the index is missing. */
const whole: Record<string, Run> = {
  buildIndex: (db) => buildIndex(db, now),
  readInit: (db) => readInit(db, now),
  'overSql: values and find': async (db) => {
    for (const type of filterTypes) await overSql(db, now).find(type, 'x');
  },
  'overSql: select': async (db) => {
    const filter = {
      categories: { include: ['cat-1'], exclude: ['cat-2'] },
      mode: { include: ['dark'], exclude: [] },
    };
    for (const sort of sorts)
      await overSql(db, now).select({ filter, sort, seed: 1, page: 1, size: 48 });
  },
};

beforeAll(() => fillCatalogue(60, 3, '2026-02-01'), 60_000);

describe('the catalogue: what every page or call may run', () => {
  noScanNoSort({
    readVersion,
    readChangedAt,
    bumpVersion: (db) => db.write(bumpVersion(now)),
    takeLease: (db) => db.write(takeLease('work', 'me', now, 1)),
    releaseLease: (db) => db.write(releaseLease('work', 'me')),
    findCards: (db) => findCards(db, [3, 1, 2]),
    findWebsite: (db) => findWebsite(db, 1),
    findSlug: (db) => findSlug(db, 1),
    findPlace: (db) => findPlace(db, 5_000),
    listWebsitePages: (db) => listWebsitePages(db, { publishedAt: now, id: 9 }, 5_000),
    findNeighbours: (db) => findNeighbours(db, { id: 5, publishedAt: now }),
    pickIds: (db) => pickIds(db, now, 3),
    findLink: (db) => findLink(db, 'h000000001'),
    'findRenamed: a website': (db) => findRenamed(db, 'website', 'former'),
    'findRenamed: a category': (db) => findRenamed(db, 'category', 'former'),
    'findRenamed: a location': (db) => findRenamed(db, 'location', 'former'),
    'listSimilar, but for the index that it asks': async (db) => {
      const index = overSql(openDatabase(env.DB), now);
      for (let id = 1; id <= 40; id++) await listSimilar(db, index, id);
    },
  });

  // Groups rows in a table of its own, but reads only the period's rows.
  noScan({
    listPopular: (db) => listPopular(db, period('week'), 1, 48),
    readScores: (db) => readScores(db, period('month')),
  });

  test.each(Object.entries(whole))('%s: every statement has a plan', async (_, run) => {
    for (const { plan } of await plansOf(run)) expect(plan).not.toEqual([]);
  });

  test('a scan and a sort would be seen', async () => {
    const bad = 'SELECT w.id FROM website w JOIN credit c ON c.website_id = w.id ORDER BY w.title';
    const plan = await explain({ text: bad, values: [] });
    expect(scansOf(bad, plan)).not.toEqual([]);
    expect(sortsOf(plan)).not.toEqual([]);
  });
});

function period(slug: string) {
  const found = parsePeriod(slug, now);
  if (!found) throw new Error(`no period ${slug}`);
  return found;
}
