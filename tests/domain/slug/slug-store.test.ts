import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { openDatabase } from '#domain/db.ts';
import { findRenamed } from '#domain/slug/slug-store.ts';
import { addCategory, addLocation, addSlugHistory, addWebsite } from '../../support/factories.ts';

const db = openDatabase(env.DB);

test('a former slug leads to the present one of its own kind', async () => {
  const kinds = {
    website: await addWebsite({ slug: 'site-now' }),
    category: await addCategory({ slug: 'category-now' }),
    location: await addLocation({ slug: 'location-now' }),
  };
  for (const [kind, id] of Object.entries(kinds)) await addSlugHistory(kind, `${kind}-then`, id);
  expect(await findRenamed(db, 'website', 'website-then')).toEqual({
    id: kinds.website,
    slug: 'site-now',
  });
  expect((await findRenamed(db, 'category', 'category-then'))?.slug).toBe('category-now');
  expect((await findRenamed(db, 'location', 'location-then'))?.slug).toBe('location-now');
  expect(await findRenamed(db, 'category', 'location-then')).toBeNull();
  expect(await findRenamed(db, 'location', 'location-now')).toBeNull();
});

test.each(['scheduled', 'disabled'])('a website that is %s is not told of', async (status) => {
  const id = await addWebsite({ slug: `${status}-now`, status });
  await addSlugHistory('website', `${status}-then`, id);
  expect(await findRenamed(db, 'website', `${status}-then`)).toBeNull();
});
