import { beforeAll, describe, expect, test } from 'vitest';
import type { CountedEvent } from '#domain/event/event.ts';
import { countEvents, forgetVisitors, visitorKey } from '#domain/event/event-store.ts';
import { findWebsiteTokens, listCollectionFaces } from '#domain/export/export-store.ts';
import { readPaletteIndex } from '#domain/palette/palette-index-store.ts';
import { findPalette, findPaletteCards, findPaletteTag } from '#domain/palette/palette-store.ts';
import { findPairing } from '#domain/typeface/pairing-store.ts';
import {
  listBeside,
  listHeadlines,
  listPangrams,
  listRelated,
} from '#domain/typeface/typeface-beside-store.ts';
import { readTypefaceIndex } from '#domain/typeface/typeface-index-store.ts';
import { findTypefaceLines } from '#domain/typeface/typeface-line-store.ts';
import { findTypeface, findTypefaceCards } from '#domain/typeface/typeface-store.ts';
import { addPalette } from '../../support/factories.ts';
import { ownTables } from '../../support/full-member.ts';
import { isLarge, noScan, plansOf } from '../../support/query-plans.ts';
import { fillCatalogue } from '../../support/random-catalogue.ts';

const now = Date.UTC(2026, 1, 1);

/** Tables that stay small whatever the catalogue becomes, hold one row a run, or are a word or two a family. */
const small = [
  'ad',
  'announcement',
  'catalogue',
  'category',
  'event_key',
  'import_run',
  'language',
  'lease',
  'location',
  'palette_tag',
  'pangram',
  'payment_sweep',
  'typeface_style',
  'typeface_type',
];

const seen: CountedEvent = {
  id: 'event',
  day: '2026-02-01',
  type: 'view',
  visitor: 'somebody',
  things: [{ kind: 'website', id: 1 }],
};

beforeAll(async () => {
  await fillCatalogue(40, 5, '2026-02-01');
  await addPalette({ colors: ['#123456', '#ffffff'], tags: ['warm'], websites: [1] });
}, 60_000);

describe('typefaces', () => {
  // Sort what one family has, or the few that share something with it.
  noScan({
    findPairing: (db) => findPairing(db, 'none'),
    findTypefaceCards: (db) => findTypefaceCards(db, [1, 2]),
    findTypefaceLines: (db) => findTypefaceLines(db, [2, 1]),
    findTypeface: (db) => findTypeface(db, 'typeface-1'),
    listRelated: (db) => listRelated(db, 1, 8),
    listHeadlines: (db) => listHeadlines(db, ['en', 'de']),
    listPangrams: (db) => listPangrams(db),
    listBeside: (db) => listBeside(db, ['typeface-1']),
  });
});

describe('palettes, files and events', () => {
  noScan({
    findPaletteCards: (db) => findPaletteCards(db, [1]),
    findPalette: (db) => findPalette(db, ['#123456', '#ffffff']),
    findPaletteTag: (db) => findPaletteTag(db, 'nobody-called-it-so'),
    findWebsiteTokens: (db) => findWebsiteTokens(db, 1),
    listCollectionFaces: (db) => listCollectionFaces(db, 1),
    countEvents: (db) => countEvents(db, [seen], now),
    visitorKey: (db) => visitorKey(db, '2026-02-01'),
    forgetVisitors: (db) => forgetVisitors(db, now),
  });

  test('the indexes read everything on purpose, and are kept', async () => {
    for (const read of [readTypefaceIndex, readPaletteIndex]) {
      for (const { plan } of await plansOf((db) => read(db, now))) expect(plan).not.toEqual([]);
    }
  });
});

test('every table is large or known to stay small', async () => {
  const tables = await ownTables();
  expect(tables.filter((table) => !isLarge(table) && !small.includes(table))).toEqual([]);
  expect(small.filter((table) => !tables.includes(table))).toEqual([]);
});
