import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  bumpVersion,
  readChangedAt,
  readVersion,
  releaseLease,
  takeLease,
} from '#domain/catalogue/catalogue-store.ts';
import { readInit } from '#domain/catalogue/init-store.ts';
import { rebuildIndex } from '#domain/catalogue/rebuild-store.ts';
import { type Database, openDatabase } from '#domain/db.ts';
import { openIndex } from '#domain/filter/catalogue-index.ts';
import type { BlobStore } from '#domain/ports.ts';
import { openSearch } from '#domain/search/search-index.ts';
import { openTypefaceIndex } from '#domain/typeface/typeface-index.ts';
import {
  addCategory,
  addImage,
  addLink,
  addLocation,
  addWebsite,
} from '../../support/factories.ts';

const db = openDatabase(env.DB);
const now = Date.UTC(2026, 1, 1);

interface Memory extends BlobStore {
  kept: Map<string, ArrayBuffer>;
  puts: number;
}

function memory(): Memory {
  const kept = new Map<string, ArrayBuffer>();
  return {
    kept,
    puts: 0,
    get: async (key) => kept.get(key) ?? null,
    async put(key, value) {
      this.puts += 1;
      kept.set(key, typeof value === 'string' ? new TextEncoder().encode(value).buffer : value);
    },
  };
}

beforeEach(async () => {
  await env.DB.exec('DELETE FROM lease');
});

describe('the version', () => {
  test('is raised in the batch of a change', async () => {
    const before = await readVersion(db);
    await db.write(bumpVersion(now));
    expect(await readVersion(db)).toBe(before + 1);
    expect(await readChangedAt(db)).toBe(now);
  });
});

describe('a lease', () => {
  const take = async (holder: string, at: number) =>
    (await db.write(takeLease('work', holder, at, 1000)))[0];

  test('is held by one, given back by its holder alone, and runs out', async () => {
    expect(await take('a', now)).toBe(1);
    expect(await take('b', now)).toBe(0);
    expect(await take('a', now)).toBe(1);
    await db.write(releaseLease('work', 'b'));
    expect(await take('b', now + 500)).toBe(0);
    expect(await take('b', now + 1000)).toBe(1);
    expect(await take('a', now + 1500)).toBe(0);
    await db.write(releaseLease('work', 'b'));
    expect(await take('a', now + 1500)).toBe(1);
  });

  test('goes to exactly one of many who ask at once', async () => {
    const taken = await Promise.all(Array.from({ length: 20 }, (_, i) => take(`holder-${i}`, now)));
    expect(taken.filter((count) => count === 1)).toHaveLength(1);
  });
});

describe('rebuilding the index', () => {
  const rebuild = (blobs: BlobStore, given: Partial<{ db: Database; holder: string }> = {}) =>
    rebuildIndex({ db, blobs, now, holder: 'one', ...given });

  test('keeps it under the version and does it once', async () => {
    await addWebsite();
    const blobs = memory();
    const version = await readVersion(db);
    expect(await rebuild(blobs)).toEqual({ version, outcome: 'built' });
    const kept = blobs.kept.get(`index:${version}`);
    expect(kept && openIndex(kept)?.total).toBe(1);
    const search = blobs.kept.get(`search:${version}`);
    expect(search && openSearch(search)?.search('website', 1, 48).total).toBe(1);
    const typefaces = blobs.kept.get(`typefaces:${version}`);
    expect(typefaces && openTypefaceIndex(new TextDecoder().decode(typefaces))?.total).toBe(0);
    expect(await rebuild(blobs)).toEqual({ version, outcome: 'present' });
    const names = ['index', 'search', 'typefaces', 'palettes', 'colors'];
    expect([...blobs.kept.keys()].sort()).toEqual(names.map((name) => `${name}:${version}`).sort());
    expect(blobs.puts).toBe(names.length);
  });

  test('replaces one that does not open', async () => {
    const blobs = memory();
    const version = await readVersion(db);
    blobs.kept.set(`index:${version}`, new ArrayBuffer(64));
    expect(await rebuild(blobs)).toEqual({ version, outcome: 'built' });
    for (const name of ['search', 'typefaces', 'palettes', 'colors']) {
      blobs.kept.set(`${name}:${version}`, new ArrayBuffer(64));
      expect(await rebuild(blobs)).toEqual({ version, outcome: 'built' });
    }
  });

  test('leaves it to the one who is at it', async () => {
    const blobs = memory();
    await db.write(takeLease('catalogue-index', 'another', now, 1000));
    expect((await rebuild(blobs)).outcome).toBe('busy');
    expect(blobs.puts).toBe(0);
    const outcomes = await Promise.all(['a', 'b', 'c'].map((holder) => rebuild(blobs, { holder })));
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['busy', 'busy', 'busy']);
  });

  test('keeps nothing when the catalogue changed meanwhile, and gives the lease back', async () => {
    const blobs = memory();
    const moving: Database = {
      ...db,
      async batch(...statements) {
        await db.write(bumpVersion(now));
        return db.batch(...statements);
      },
    };
    expect((await rebuild(blobs, { db: moving })).outcome).toBe('moved');
    expect(blobs.puts).toBe(0);
    expect((await rebuild(blobs, { holder: 'two' })).outcome).toBe('built');
  });

  test('gives the lease back when it fails', async () => {
    const blobs = memory();
    const failing: BlobStore = { ...blobs, put: () => Promise.reject(new Error('KV is down')) };
    await expect(rebuild(failing)).rejects.toThrow('KV is down');
    expect((await rebuild(blobs, { holder: 'two' })).outcome).toBe('built');
  });
});

describe('the start-up lists', () => {
  test('hold running ads, used categories and locations by name, and the latest banner', async () => {
    const country = await addLocation({ name: 'Österreich', slug: 'austria' });
    const city = await addLocation({ name: 'Wien', slug: 'vienna', country });
    await addLocation({ name: 'Nowhere' });
    const category = await addCategory({ name: 'Éditorial', slug: 'editorial' });
    const other = await addCategory({ name: 'zines', slug: 'zines' });
    await addCategory({ name: 'Unused' });
    await addWebsite({ location: city, categories: [other, category] });
    await addWebsite({ location: city, categories: [category] });
    const hidden = await addWebsite({ status: 'archived', categories: [other] });
    const hash = await addLink(hidden);
    const picture = await addImage();
    const ad =
      'INSERT INTO ad (slot, title, link_hash, picture_key, starts_at, ends_at) VALUES (?, ?, ?, ?, ?, ?)';
    await env.DB.batch([
      env.DB.prepare(ad).bind('list', 'Running', hash, picture, now - 1, now + 1),
      env.DB.prepare(ad).bind('list', 'Over', null, null, now - 2, now),
      env.DB.prepare(ad).bind('list', 'To come', null, null, now + 1, now + 2),
    ]);
    const banner =
      'INSERT INTO announcement (text, href, label, starts_at, ends_at) VALUES (?, ?, ?, ?, ?)';
    expect((await readInit(db, now)).announcementBanner).toBeNull();
    await env.DB.batch([
      env.DB.prepare(banner).bind('Old', null, null, now - 9, now + 9),
      env.DB.prepare(banner).bind('New', '/about', 'More', now - 1, now + 9),
    ]);
    const init = await readInit(db, now);
    expect(init.ads).toMatchObject([
      { slot: 'list', title: 'Running', href: `/go/${hash}`, picture },
    ]);
    expect(init.websiteCategories).toEqual([
      { id: category, name: 'Éditorial', slug: 'editorial', _count: { websites: 2 } },
      { id: other, name: 'zines', slug: 'zines', _count: { websites: 1 } },
    ]);
    expect(init.locations).toEqual([
      { id: country, slug: 'austria', name: 'Österreich' },
      { id: city, slug: 'vienna', name: 'Wien' },
    ]);
    expect(init.announcementBanner).toMatchObject({ text: 'New', href: '/about', label: 'More' });
  });
});
