import { Hono } from 'hono';
import type { Collection } from '#domain/collection/collection.ts';
import {
  collectionChange,
  collectionSlug,
  itemList,
  newCollection,
} from '#domain/collection/collection-schema.ts';
import {
  createCollection,
  deleteCollection,
  findCollection,
  listCollections,
  updateCollection,
} from '#domain/collection/collection-store.ts';
import { readItems } from '#domain/collection/collection-view-store.ts';
import { collectionsMost } from '#domain/limits.ts';
import { catalogueOf } from '../catalogue/catalogue-of.ts';
import type { AppContext, AppEnv } from '../context.ts';
import { readJson, requireMember } from './me-request.ts';
import { problem } from './problem.ts';

/** A member's collections. Another member's are as if they were not there. */
export const meCollections = new Hono<AppEnv>();

/** `?about=websites/12`: `holds` then says which of them hold it. */
meCollections.get('/', async (c) => {
  const [list, id] = (c.req.query('about') ?? '').split('/');
  const about = itemList.safeParse(list);
  const collections = await listCollections(
    c.get('db'),
    requireMember(c).id,
    about.success ? { list: about.data, id: Number(id) || 0 } : undefined,
  );
  return c.json({ collections: collections.map(shownCollection) });
});

meCollections.post('/', async (c) => {
  const read = await readJson(c, newCollection);
  if (!read.ok) return read.answer;
  const user = requireMember(c).id;
  const slug = await createCollection(c.get('db'), user, read.value, c.get('now')());
  const collection = slug && (await findCollection(c.get('db'), user, slug));
  if (!collection) {
    return problem(c, 409, `There is room for ${collectionsMost} collections`, 'full');
  }
  return c.json({ collection: shownCollection(collection) }, 201);
});

meCollections.get('/:slug', async (c) => {
  const collection = await ownCollection(c);
  if (!collection) return noCollection(c);
  const items = await readItems(c.get('db'), await catalogueOf(c), collection);
  return c.json({ collection: shownCollection(collection), items });
});

meCollections.patch('/:slug', async (c) => {
  const before = await ownCollection(c);
  if (!before) return noCollection(c);
  const read = await readJson(c, collectionChange);
  if (!read.ok) return read.answer;
  const [db, user] = [c.get('db'), requireMember(c).id];
  const outcome = await updateCollection(db, user, before.slug, read.value, c.get('now')());
  const collection = await findCollection(db, user, before.slug);
  if (!collection) return noCollection(c);
  const shown = shownCollection(collection);
  if (outcome === 'stale') {
    return problem(c, 409, 'It was changed elsewhere meanwhile', 'stale', { collection: shown });
  }
  return c.json({ collection: shown });
});

meCollections.delete('/:slug', async (c) => {
  const collection = await ownCollection(c);
  if (!collection) return noCollection(c);
  await deleteCollection(c.get('db'), requireMember(c).id, collection.slug, c.get('now')());
  return c.body(null, 204);
});

/** The collection that the address names, if it is the member's own. */
export async function ownCollection(
  c: AppContext,
  slug: string | undefined = c.req.param('slug'),
): Promise<Collection | null> {
  const parsed = collectionSlug.safeParse(slug);
  return parsed.success ? findCollection(c.get('db'), requireMember(c).id, parsed.data) : null;
}

/** The same for what is not there and for what is somebody else's. */
export function noCollection(c: AppContext): Response {
  return problem(c, 404, 'You have no such collection');
}

function shownCollection({ updatedAt, ...collection }: Collection) {
  return { ...collection, updated_at: new Date(updatedAt).toISOString() };
}
