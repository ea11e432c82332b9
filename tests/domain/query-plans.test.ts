import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  bumpVersion,
  readChangedAt,
  readInit,
  readVersion,
  releaseLease,
  takeLease,
} from '#domain/catalogue/catalogue-store.ts';
import { type Database, openDatabase } from '#domain/db.ts';
import { overSql } from '#domain/filter/catalogue-index-sql.ts';
import { buildIndex } from '#domain/filter/catalogue-index-store.ts';
import { filterTypes, sorts } from '#domain/filter/filter.ts';
import { findLink } from '#domain/link/link-store.ts';
import { findRenamed } from '#domain/slug/slug-store.ts';
import { findPlace, listWebsitePages } from '#domain/website/sitemap-store.ts';
import { parsePeriod } from '#domain/website/website-popularity.ts';
import { listPopular, readScores } from '#domain/website/website-popularity-store.ts';
import { listSimilar } from '#domain/website/website-similar-store.ts';
import {
  findCards,
  findNeighbours,
  findSlug,
  findWebsite,
  pickIds,
} from '#domain/website/website-store.ts';
import { fillCatalogue } from '../support/random-catalogue.ts';
import { type Recorded, recording } from '../support/recording.ts';

const now = Date.UTC(2026, 1, 1);

/** Tables that grow with the catalogue or its visitors. */
const large = new Set([
  'website',
  'website_category',
  'website_typeface',
  'website_color',
  'credit',
  'profile',
  'profile_specialty',
  'typeface',
  'fact',
  'link',
  'image',
  'slug_history',
  'event_day',
]);

type Run = (db: Database) => Promise<unknown>;

/** What every page or call may run: neither a scan of a large table nor a sort outside an index. */
const hot: Record<string, Run> = {
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
};

/** Sums over a period: groups rows in a table of its own, but reads only the period's rows. */
const grouping: Record<string, Run> = {
  listPopular: (db) => listPopular(db, period('week'), 1, 48),
  readScores: (db) => readScores(db, period('month')),
};

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

describe('query plans', () => {
  test.each(Object.entries(hot))('%s: no scan, no sort', async (_, run) => {
    for (const { text, plan } of await plansOf(run)) {
      expect({ text, scans: scansOf(text, plan) }).toEqual({ text, scans: [] });
      expect({ text, sorts: plan.filter((line) => line.includes('TEMP B-TREE')) }).toEqual({
        text,
        sorts: [],
      });
    }
  });

  test.each(Object.entries(grouping))('%s: no scan', async (_, run) => {
    for (const { text, plan } of await plansOf(run)) {
      expect({ text, scans: scansOf(text, plan) }).toEqual({ text, scans: [] });
    }
  });

  test.each(Object.entries(whole))('%s: every statement has a plan', async (_, run) => {
    for (const { plan } of await plansOf(run)) expect(plan).not.toEqual([]);
  });

  test('a scan and a sort would be seen', async () => {
    const bad = 'SELECT w.id FROM website w JOIN credit c ON c.website_id = w.id ORDER BY w.title';
    const plan = await explain({ text: bad, values: [] });
    expect(scansOf(bad, plan)).not.toEqual([]);
    expect(plan.some((line) => line.includes('TEMP B-TREE'))).toBe(true);
  });
});

async function plansOf(run: Run): Promise<{ text: string; plan: string[] }[]> {
  const { d1, statements } = recording(env.DB);
  await run(openDatabase(d1));
  expect(statements.length).toBeGreaterThan(0);
  const texts = new Map(statements.map((statement) => [statement.text, statement]));
  const plans = [];
  for (const statement of texts.values()) {
    plans.push({ text: statement.text, plan: await explain(statement) });
  }
  return plans;
}

async function explain({ text, values }: Recorded): Promise<string[]> {
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${text}`)
    .bind(...values)
    .all<{ detail: string }>();
  return results.map(({ detail }) => detail);
}

/** `SCAN x` names the alias: any large table that has this alias in the statement counts. */
function scansOf(text: string, plan: string[]): string[] {
  const tables = new Map<string, string[]>();
  for (const [, table = '', alias = table] of text.matchAll(
    /\b(?:FROM|JOIN|UPDATE|INTO)\s+(\w+)(?:\s+(?!ON\b|JOIN\b|LEFT\b|CROSS\b|WHERE\b|ORDER\b|GROUP\b|UNION\b|SET\b|LIMIT\b)(\w+))?/g,
  )) {
    tables.set(alias, [...(tables.get(alias) ?? []), table]);
    tables.set(table, [...(tables.get(table) ?? []), table]);
  }
  return plan.filter((line) => {
    const scanned = /^SCAN (\w+)/.exec(line)?.[1];
    return (
      scanned !== undefined && (tables.get(scanned) ?? [scanned]).some((table) => large.has(table))
    );
  });
}

function period(slug: string) {
  const found = parsePeriod(slug, now);
  if (!found) throw new Error(`no period ${slug}`);
  return found;
}
