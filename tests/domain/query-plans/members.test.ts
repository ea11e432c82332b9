import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
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
import { findPlaces } from '#domain/location/place-store.ts';
import { listDueMail } from '#domain/mail/mail-store.ts';
import { findOwnProfile, listOwnProfiles } from '#domain/profile/own-profile-store.ts';
import { giveUpProfile, removeProfile } from '#domain/profile/profile-leave-store.ts';
import { listProfiles } from '#domain/profile/profile-list-store.ts';
import {
  findHabits,
  findProfile,
  listCredited,
  listOwnTypefaces,
} from '#domain/profile/profile-store.ts';
import {
  createProfile,
  type ProfileFacts,
  updateProfile,
} from '#domain/profile/profile-write-store.ts';
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
import { signedIn } from '../../support/members.ts';
import {
  noScan,
  noScanNoSort,
  plansOf,
  type Run,
  scansOf,
  sortsOf,
} from '../../support/query-plans.ts';
import { fillCatalogue } from '../../support/random-catalogue.ts';

const now = Date.UTC(2026, 1, 1);
/** A member, and a collection of theirs. */
let owner = '';
let board = 0;
const moved = { user: 'nobody', from: 'a@example.com', to: 'b@example.com', at: now };

beforeAll(async () => {
  await fillCatalogue(60, 3, '2026-02-01');
  owner = (await signedIn()).id;
  const db = openDatabase(env.DB);
  await createCollection(db, owner, { title: 'T', description: '', visibility: 'private' }, now);
  board = (await listCollections(db, owner))[0]?.id ?? 0;
}, 60_000);

describe('favourites and collections', () => {
  noScanNoSort({
    listFavorites: (db) => listFavorites(db, 'u'),
    'pageOfFavorites: websites': (db) =>
      pageOfFavorites(db, 'u', 'websites', { page: 1, size: 48 }),
    'pageOfFavorites: typefaces': (db) => pageOfFavorites(db, 'u', 'fonts', { page: 1, size: 48 }),
    'pageOfFavorites: palettes': (db) =>
      pageOfFavorites(db, 'u', 'palettes', { page: 1, size: 48 }),
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
  });

  // Number the rows that they move, and those alone.
  noScan({
    transferItems: (db) => transferItems(db, 1, 2, [1, 2], now),
    importRows: (db) =>
      importRows(
        db,
        board,
        [{ line: 2, list: 'websites', url: null, slug: 'x', id: 1, note: '' }],
        now,
      ),
  });
});

describe('profiles', () => {
  const facts = {
    name: 'A',
    kind: 'studio',
    bio: null,
    url: 'https://a.example/',
    links: ['https://b.example/'],
    place: null,
    specialties: ['design'],
  } satisfies ProfileFacts;
  const own = async (db: Database) => {
    const id = await createProfile(db, owner, facts, null, now);
    const profile = await findOwnProfile(db, owner, id ?? 0);
    if (!profile) throw new Error('no profile was made');
    return profile;
  };
  noScan({
    listOwnProfiles: (db) => listOwnProfiles(db, owner),
    createProfile: (db) => createProfile(db, owner, facts, null, now),
    updateProfile: async (db) => {
      const change = { version: 1, facts: { ...facts, name: 'B' }, picture: null };
      return updateProfile(db, owner, await own(db), change, now);
    },
    giveUpProfile: async (db) => giveUpProfile(db, owner, (await own(db)).id, now),
    removeProfile: async (db) => removeProfile(db, owner, (await own(db)).id, now),
    findProfile: (db) => findProfile(db, 'a'),
    listCredited: (db) => listCredited(db, 1, { page: 1, size: 48 }),
    listOwnTypefaces: (db) => listOwnTypefaces(db, 1, { page: 1, size: 48 }),
    findHabits: (db) => findHabits(db, 1, { faces: 4, palettes: 4 }),
    findPlaces: (db) => findPlaces(db, 'ber'),
  });

  test('listProfiles: a page at a time along the index of slugs, and a count', async () => {
    for (const { text, plan } of await plansOf((db) => listProfiles(db, { page: 1, size: 48 }))) {
      expect({
        text,
        sorts: sortsOf(plan).filter((line) => line.includes('FOR ORDER BY')),
      }).toEqual({
        text,
        sorts: [],
      });
      expect(scansOf(text, plan).every((line) => line.includes('INDEX'))).toBe(true);
    }
  });
});

describe('accounts', () => {
  noScanNoSort({
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
  });

  noScan({ 'listSessions: of one person': (db) => listSessions(db, 'user', now) });
});
