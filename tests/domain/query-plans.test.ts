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
import { listCovers } from '#domain/collection/collection-cover-store.ts';
import { importRows, listFileItems } from '#domain/collection/collection-file-store.ts';
import {
  addItem,
  changeNote,
  dropItem,
  listItems,
} from '#domain/collection/collection-item-store.ts';
import {
  moveItems,
  removeItems,
  restoreItems,
  transferItems,
} from '#domain/collection/collection-move-store.ts';
import {
  createCollection,
  deleteCollection,
  findCollection,
  findShared,
  listCollections,
  updateCollection,
} from '#domain/collection/collection-store.ts';
import { type Database, openDatabase } from '#domain/db.ts';
import {
  dropFavorite,
  keepFavorite,
  listFavorites,
  mergeFavorites,
  pageOfFavorites,
} from '#domain/favorite/favorite-store.ts';
import { overSql } from '#domain/filter/catalogue-index-sql.ts';
import { buildIndex } from '#domain/filter/catalogue-index-store.ts';
import { filterTypes, sorts } from '#domain/filter/filter.ts';
import { findLink } from '#domain/link/link-store.ts';
import { listDueMail } from '#domain/mail/mail-store.ts';
import { findRenamed } from '#domain/slug/slug-store.ts';
import { dropOldAttempts, mayAttempt } from '#domain/user/attempt-store.ts';
import { countKept, deleteAccount, listOtherAddresses } from '#domain/user/deletion-store.ts';
import {
  askEmailChange,
  isTaken,
  moveEmail,
  takeEmailChange,
  undoEmail,
} from '#domain/user/email-change-store.ts';
import { exportFiles } from '#domain/user/export-store.ts';
import { dropOldLinks } from '#domain/user/link-store.ts';
import {
  endSession,
  endSessions,
  findSession,
  findSessionStart,
  listSessions,
  renewToken,
} from '#domain/user/session-store.ts';
import {
  dropUnproven,
  findAnswers,
  findPasswordHash,
  findUserId,
} from '#domain/user/user-store.ts';
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
import { signedIn } from '../support/members.ts';
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
  'favorite',
  'collection',
  'collection_item',
  'user',
  'session',
  'account',
  'verification',
  'attempt',
  'account_event',
  'outgoing_mail',
  'email_change',
]);

/** A member, and a collection of theirs. */
let owner = '';
const moved = { user: 'nobody', from: 'a@example.com', to: 'b@example.com', at: now };
let board = 0;

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
  listFavorites: (db) => listFavorites(db, 'u'),
  pageOfFavorites: (db) => pageOfFavorites(db, 'u', { page: 1, size: 48 }),
  keepFavorite: (db) => keepFavorite(db, owner, { list: 'websites', id: 1 }, now),
  'keepFavorite: by slug': (db) =>
    keepFavorite(db, owner, { list: 'fonts', id: 'typeface-1' }, now),
  dropFavorite: (db) => dropFavorite(db, 'u', { list: 'websites', id: 'x' }),
  mergeFavorites: (db) =>
    mergeFavorites(db, owner, { websites: [1, 2], fonts: [1], palettes: [] }, now),
  findCollection: (db) => findCollection(db, 'u', 'x'),
  findShared: (db) => findShared(db, 'x'),
  createCollection: (db) =>
    createCollection(db, owner, { title: 'T', description: '', visibility: 'private' }, now),
  updateCollection: (db) => updateCollection(db, 'u', 'x', { version: 1, title: 'T' }, now),
  deleteCollection: (db) => deleteCollection(db, 'u', 'x', 0),
  listCollections: (db) => listCollections(db, 'u', { list: 'websites', id: 1 }),
  listCovers: (db) => listCovers(db, 'u'),
  listItems: (db) => listItems(db, 1),
  addItem: (db) => addItem(db, board, { list: 'websites', id: 3 }, now),
  dropItem: (db) => dropItem(db, 1, { list: 'websites', id: 3 }, now),
  changeNote: (db) => changeNote(db, 1, 1, { version: 1, note: '' }, now),
  moveItems: (db) => moveItems(db, 1, { items: [1], before: null }, now),
  removeItems: (db) => removeItems(db, 1, [1, 2], now),
  restoreItems: (db) => restoreItems(db, 1, [1, 2], now, { collection: 2, items: [1] }),
  listFileItems: (db) => listFileItems(db, 1),
  findSession: (db) => findSession(db, 'token', now),
  endSession: (db) => endSession(db, 'user', 'session'),
  endSessions: (db) => endSessions(db, 'user'),
  mayAttempt: (db) => mayAttempt(db, 'sign-in', 'somebody', now),
  dropOldAttempts: (db) => dropOldAttempts(db, now),
  findUserId: (db) => findUserId(db, 'a@example.com'),
  dropUnproven: (db) => dropUnproven(db, 'a@example.com'),
  findSessionStart: (db) => findSessionStart(db, 'session'),
  renewToken: (db) => renewToken(db, 'session', 'token'),
  isTaken: (db) => isTaken(db, 'a@example.com'),
  askEmailChange: (db) => askEmailChange(db, { ...moved, user: owner }, 'token', now),
  takeEmailChange: (db) => takeEmailChange(db, 'change', 'none', now),
  moveEmail: (db) => moveEmail(db, { ...moved, user: owner }, { kept: '', undoToken: 'x' }, now),
  undoEmail: (db) => undoEmail(db, moved, now),
  dropOldLinks: (db) => dropOldLinks(db, now),
  countKept: (db) => countKept(db, 'user'),
  listOtherAddresses: (db) => listOtherAddresses(db, 'user'),
  deleteAccount: (db) =>
    deleteAccount(
      db,
      { user: 'nobody', email: 'a@example.com', recipients: ['x'], keepsPublic: true },
      now,
    ),
  ...Object.fromEntries(
    exportFiles.map(({ name, rows }): [string, Run] => [
      `export of ${name}`,
      async (db) => {
        for await (const row of rows(db, owner)) expect(row).toContain('{');
      },
    ]),
  ),
  findPasswordHash: (db) => findPasswordHash(db, 'user'),
  findAnswers: (db) => findAnswers(db, 'user'),
  listDueMail: (db) => listDueMail(db, now),
  'listSimilar, but for the index that it asks': async (db) => {
    const index = overSql(openDatabase(env.DB), now);
    for (let id = 1; id <= 40; id++) await listSimilar(db, index, id);
  },
};

/** Numbers the rows that it moves, and those alone. */
const numbering: Record<string, Run> = {
  transferItems: (db) => transferItems(db, 1, 2, [1, 2], now),
  importRows: (db) =>
    importRows(
      db,
      board,
      [{ line: 2, list: 'websites', url: null, slug: 'x', id: 1, note: '' }],
      now,
    ),
};

/** Sums over a period: groups rows in a table of its own, but reads only the period's rows. */
const grouping: Record<string, Run> = {
  listPopular: (db) => listPopular(db, period('week'), 1, 48),
  readScores: (db) => readScores(db, period('month')),
  'listSessions: of one person': (db) => listSessions(db, 'user', now),
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

beforeAll(async () => {
  await fillCatalogue(60, 3, '2026-02-01');
  owner = (await signedIn()).id;
  const db = openDatabase(env.DB);
  await createCollection(db, owner, { title: 'T', description: '', visibility: 'private' }, now);
  board = (await listCollections(db, owner))[0]?.id ?? 0;
}, 60_000);

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

  test.each(Object.entries({ ...grouping, ...numbering }))('%s: no scan', async (_, run) => {
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
