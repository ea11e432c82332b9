import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { countedCategories, popularCategories } from '#domain/category/category-store.ts';
import { openDatabase } from '#domain/db.ts';
import { compareNames } from '#domain/filter/fold.ts';
import { addCategory, addWebsite } from '../../support/factories.ts';

const db = openDatabase(env.DB);
const byName = async () => (await db.all(countedCategories())).sort(compareNames);

test('categories count published websites and come by name; popular ones have 15 or more', async () => {
  const [many, few, same, unused] = [
    await addCategory({ name: 'zines', kind: 'type' }),
    await addCategory({ name: 'Éclairs' }),
    await addCategory({ name: 'Deserts' }),
    await addCategory({ name: 'Unused' }),
  ];
  for (let i = 0; i < 16; i++) {
    const categories = [many, ...(i < 15 ? [same] : []), ...(i < 14 ? [few] : [])];
    await addWebsite({ categories });
  }
  await addWebsite({ status: 'archived', categories: [few, unused] });
  const list = await byName();
  expect(list.map(({ name, count }) => [name, count])).toEqual([
    ['Deserts', 15],
    ['Éclairs', 14],
    ['zines', 16],
  ]);
  expect(list[2]).toMatchObject({ id: many, kind: 'type' });
  expect(popularCategories(list).map(({ name }) => name)).toEqual(['zines', 'Deserts']);
  await addWebsite({ categories: [same, few] });
  expect(popularCategories(await byName()).map(({ name }) => name)).toEqual([
    'Deserts',
    'zines',
    'Éclairs',
  ]);
});
