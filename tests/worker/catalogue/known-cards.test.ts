import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { openDatabase } from '#domain/db.ts';
import { knownCards } from '#domain/limits.ts';
import { cardsAt, paletteCardsAt, typefaceCardsAt } from '#worker/catalogue/known-cards.ts';
import { addPalette, addTypeface, addWebsite } from '../../support/factories.ts';
import { recording } from '../../support/recording.ts';

function watched() {
  const { d1, statements } = recording(env.DB);
  const db = openDatabase(d1);
  const titles = async (version: number, ids: number[]) =>
    (await cardsAt(version, db, ids)).map(({ title }) => title);
  const asked = () => statements.splice(0).map(({ values }) => JSON.parse(String(values[0])));
  return { titles, asked };
}

test('a card is read once at a version, and anew at the next', async () => {
  const { titles, asked } = watched();
  const [a, b, c] = [
    await addWebsite({ title: 'A' }),
    await addWebsite({ title: 'B' }),
    await addWebsite({ title: 'C' }),
  ];
  expect(await titles(7, [b, a])).toEqual(['B', 'A']);
  expect(await titles(7, [a, c, b])).toEqual(['A', 'C', 'B']);
  expect(await titles(7, [c, b, a])).toEqual(['C', 'B', 'A']);
  expect(asked()).toEqual([[b, a], [c]]);
  await env.DB.prepare('UPDATE website SET title = ? WHERE id = ?').bind('New', a).run();
  expect(await titles(8, [a])).toEqual(['New']);
});

test.each([
  ['typeface', () => addTypeface({ slug: 'held', name: 'Held' }), typefaceCardsAt],
  ['palette', () => addPalette({ name: 'Held' }), paletteCardsAt],
] as const)(
  'a %s is read once at a version too, and anew at the next',
  async (table, add, cards) => {
    const { d1, statements } = recording(env.DB);
    const db = openDatabase(d1);
    const id = await add();
    const names = async (version: number) =>
      (await cards(version, db, [id])).map(({ name }) => name);
    expect([await names(7), await names(7)]).toEqual([['Held'], ['Held']]);
    expect(statements.splice(0).map(({ values }) => JSON.parse(String(values[0])))).toEqual([[id]]);
    await env.DB.prepare(`UPDATE ${table} SET name = 'Renamed' WHERE id = ?`).bind(id).run();
    expect(await names(8)).toEqual(['Renamed']);
  },
);

test('without a known version nothing is remembered', async () => {
  const { titles, asked } = watched();
  const id = await addWebsite({ title: 'Alone' });
  await titles(0, [id]);
  await titles(0, [id]);
  expect(asked()).toEqual([[id], [id]]);
});

test('hidden and unknown ids are left out, also the second time', async () => {
  const { titles } = watched();
  const hidden = await addWebsite({ status: 'disabled' });
  const shown = await addWebsite({ title: 'Shown' });
  for (let i = 0; i < 2; i++) expect(await titles(9, [hidden, 999_999, shown])).toEqual(['Shown']);
});

test('the store is bounded: the card read longest ago is read again', async () => {
  const { titles, asked } = watched();
  const first = await addWebsite({ title: 'First' });
  await titles(10, [first]);
  await env.DB.prepare(
    `INSERT INTO website (slug, title, url, url_key, status, published_at, created_at, updated_at)
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
     SELECT 'many-' || i, 'Many', 'https://many.example/' || i, 'many.example/' || i, 'published', 1, 1, 1 FROM n`,
  )
    .bind(knownCards)
    .run();
  const { results } = await env.DB.prepare(`SELECT id FROM website WHERE title = 'Many'`).all<{
    id: number;
  }>();
  await titles(
    10,
    results.map(({ id }) => id),
  );
  asked();
  await titles(10, [first]);
  expect(asked()).toEqual([[first]]);
});
