import { env } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#domain/db.ts';
import { findCards } from '#domain/website/website-card-store.ts';
import { findNeighbours, findSlug, findWebsite, pickIds } from '#domain/website/website-store.ts';
import {
  addCategory,
  addFact,
  addImage,
  addLink,
  addLocation,
  addProfile,
  addTypeface,
  addWebsite,
} from '../../support/factories.ts';
import { recording } from '../../support/recording.ts';

const db = openDatabase(env.DB);

async function addRich(host = `www.Rich-${crypto.randomUUID()}.example`) {
  const categories = [];
  for (const name of ['Zeta', 'Alpha', 'Mid', 'Fourth']) {
    categories.push(await addCategory({ name, slug: `${name.toLowerCase()}-${Math.random()}` }));
  }
  const inter = await addTypeface({ name: 'Inter' });
  const maker = await addProfile({ name: 'First maker' });
  const other = await addProfile({ name: 'Another' });
  const country = await addLocation({ name: 'Austria' });
  const city = await addLocation({ name: 'Vienna', country });
  const picture = await addImage({ width: 1440, height: 900, alt: 'The page' });
  return addWebsite({
    title: 'Rich <b>&</b> "quoted"',
    lang: 'de',
    url: `https://${host}/path/`,
    description: 'A description',
    note: 'A note',
    location: city,
    year: 2024,
    mode: 'dark',
    picture,
    categories,
    typefaces: [{ id: inter, role: 'heading' }, await addTypeface({ name: 'Mono' })],
    colors: [{ hex: '#112233', share: 0.75 }, '#ffffff'],
    credits: [{ id: maker, role: 'Design' }, { id: maker, role: 'Code' }, other],
  });
}

describe('cards', () => {
  test('show what a card shows, lists in their order', async () => {
    const [card] = await findCards(db, [await addRich('www.Rich.example')]);
    expect(card).toMatchObject({
      title: 'Rich <b>&</b> "quoted"',
      lang: 'de',
      host: 'rich.example',
      picture: { width: 1440, height: 900, alt: 'The page' },
      maker: { name: 'First maker' },
      colors: [
        { hex: '#112233', share: 0.75 },
        { hex: '#ffffff', share: null },
      ],
    });
    expect(card?.picture).not.toHaveProperty('edge');
    expect(card?.categories.map(({ name }) => name)).toEqual(['Zeta', 'Alpha', 'Mid']);
    expect(card?.typefaces.map(({ name }) => name)).toEqual(['Inter', 'Mono']);
  });

  test('come in the order asked for, without what is not published', async () => {
    const bare = await addWebsite();
    const hidden = await addWebsite({ status: 'archived' });
    const last = await addWebsite();
    const cards = await findCards(db, [last, hidden, 999_999, bare]);
    expect(cards.map(({ id }) => id)).toEqual([last, bare]);
    expect(cards[1]).toMatchObject({
      picture: null,
      maker: null,
      categories: [],
      colors: [],
      typefaces: [],
    });
    expect(await findCards(db, [])).toEqual([]);
  });

  test('take one statement, however many', async () => {
    const ids = [await addRich(), await addRich(), await addWebsite()];
    const seen = recording(env.DB);
    await findCards(openDatabase(seen.d1), ids);
    expect(seen.statements).toHaveLength(1);
  });
});

test('a picture that is less tall than its frame brings the colour it ends in, another one does not', async () => {
  const edgeOf = async (height: number) => {
    const picture = await addImage({ width: 1600, height, edge: '#fafafa' });
    const id = await addWebsite({ picture });
    const [card] = await findCards(db, [id]);
    expect((await findWebsite(db, id))?.picture).toEqual(card?.picture);
    return card?.picture?.edge;
  };
  expect(await edgeOf(1000)).toBe('#fafafa');
  expect(await edgeOf(1200)).toBeUndefined();
});

describe('a website', () => {
  test('has everything its page shows', async () => {
    const id = await addRich('www.Other.example');
    await addFact(id, 'year', '2026-01-02');
    await addFact(id, 'colors', '2026-01-03');
    await addLink(id, { goneAt: 5 });
    const hash = await addLink(id);
    const website = await findWebsite(db, id);
    expect(website).toMatchObject({
      id,
      url: 'https://www.Other.example/path/',
      host: 'other.example',
      visit: `/go/${hash}`,
      description: 'A description',
      note: 'A note',
      location: { name: 'Vienna', country: { name: 'Austria' } },
      year: 2024,
      mode: 'dark',
      credits: [
        { profile: { name: 'First maker' }, role: 'Design' },
        { profile: { name: 'First maker' }, role: 'Code' },
        { profile: { name: 'Another' }, role: '' },
      ],
      typefaces: [
        { name: 'Inter', role: 'heading' },
        { name: 'Mono', role: null },
      ],
      facts: [
        { name: 'colors', method: 'stated by the editors', day: '2026-01-03' },
        { name: 'year', method: 'stated by the editors', day: '2026-01-02' },
      ],
      updatedAt: Date.UTC(2026, 0, 1),
    });
    expect(website?.categories).toHaveLength(4);
    expect(website).not.toHaveProperty('position');
  });

  test('says null for what is unknown', async () => {
    expect(await findWebsite(db, await addWebsite())).toMatchObject({
      visit: null,
      location: null,
      year: null,
      mode: null,
      picture: null,
      credits: [],
      facts: [],
    });
  });

  test.each(['archived', 'disabled', 'backlog', 'scheduled'])(
    'that is %s is not there',
    async (status) => {
      const id = await addWebsite({ status });
      expect(await findWebsite(db, id)).toBeNull();
      expect(await findSlug(db, id)).toBeNull();
    },
  );

  test('is found by its slug', async () => {
    const id = await addWebsite({ slug: 'present' });
    expect(await findSlug(db, id)).toBe('present');
  });
});

describe('the newest order', () => {
  test('has neighbours, also among equal times', async () => {
    const at = Date.UTC(2030, 0, 1);
    const oldest = await addWebsite({ publishedAt: at });
    const middle = await addWebsite({ publishedAt: at });
    await addWebsite({ publishedAt: at, status: 'scheduled' });
    const newest = await addWebsite({ publishedAt: at + 1 });
    const of = async (id: number, publishedAt: number) => {
      const { previous, next } = await findNeighbours(db, { id, publishedAt });
      return [previous?.id ?? null, next?.id ?? null];
    };
    expect(await of(newest, at + 1)).toEqual([null, middle]);
    expect(await of(middle, at)).toEqual([newest, oldest]);
    expect((await of(oldest, at))[0]).toBe(middle);
  });
});

describe('the picks of a day', () => {
  test('are the same all day, others another day, with a note first', async () => {
    for (let i = 0; i < 12; i++) await addWebsite({ note: 'Worth a look' });
    const now = Date.UTC(2026, 5, 5, 1);
    const picks = (at: number) => pickIds(db, at, 3);
    expect(await picks(now)).toEqual(await picks(now + 22 * 3_600_000));
    const days = await Promise.all([1, 2, 3, 4].map((day) => picks(now + day * 86_400_000)));
    expect(new Set([...days, await picks(now)].map(String)).size).toBeGreaterThan(3);
    for (const id of await picks(now)) expect((await findWebsite(db, id))?.note).toBeTruthy();
  });
});
