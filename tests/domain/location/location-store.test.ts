import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { openDatabase } from '#domain/db.ts';
import { compareNames } from '#domain/filter/fold.ts';
import { countedLocations } from '#domain/location/location-store.ts';
import { addLocation, addWebsite } from '../../support/factories.ts';

const db = openDatabase(env.DB);

test('a country counts its own websites and those of its cities', async () => {
  const country = await addLocation({ name: 'Österreich' });
  const vienna = await addLocation({ name: 'Wien', country });
  const graz = await addLocation({ name: 'Graz', country });
  await addLocation({ name: 'Linz', country });
  for (const location of [country, vienna, vienna, graz]) await addWebsite({ location });
  await addWebsite({ location: graz, status: 'disabled' });
  const list = (await db.all(countedLocations())).sort(compareNames);
  expect(list.map(({ name, kind, count }) => [name, kind, count])).toEqual([
    ['Graz', 'city', 1],
    ['Österreich', 'country', 4],
    ['Wien', 'city', 2],
  ]);
});
