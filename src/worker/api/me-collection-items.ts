import { Hono } from 'hono';
import { z } from 'zod';
import { addItem, changeNote, dropItem } from '#domain/collection/collection-item-store.ts';
import {
  moveItems,
  removeItems,
  restoreItems,
  transferItems,
} from '#domain/collection/collection-move-store.ts';
import {
  itemId,
  itemList,
  itemsMove,
  itemsRemoval,
  itemsReturn,
  itemsTransfer,
  noteChange,
} from '#domain/collection/collection-schema.ts';
import { collectionItemsMost } from '#domain/limits.ts';
import type { AppContext, AppEnv } from '../context.ts';
import { noCollection, ownCollection } from './me-collections.ts';
import { readJson } from './me-request.ts';
import { problem } from './problem.ts';

/** What stands in a member's collection. */
export const meCollectionItems = new Hono<AppEnv>();

const entity = z.object({ list: itemList, id: itemId });

meCollectionItems.put('/:slug/items/:list/:id', async (c) => {
  const collection = await ownCollection(c);
  if (!collection) return noCollection(c);
  const what = entity.safeParse(c.req.param());
  if (!what.success) return noEntity(c);
  const outcome = await addItem(c.get('db'), collection.id, what.data, c.get('now')());
  if (outcome === 'unknown') return noEntity(c);
  return outcome === 'full' ? full(c) : c.body(null, 204);
});

meCollectionItems.delete('/:slug/items/:list/:id', async (c) => {
  const collection = await ownCollection(c);
  if (!collection) return noCollection(c);
  const what = entity.safeParse(c.req.param());
  if (!what.success) return noEntity(c);
  await dropItem(c.get('db'), collection.id, what.data, c.get('now')());
  return c.body(null, 204);
});

meCollectionItems.patch('/:slug/items/:item', async (c) => {
  const collection = await ownCollection(c);
  const item = itemId.safeParse(c.req.param('item'));
  if (!collection || !item.success) return noCollection(c);
  const read = await readJson(c, noteChange);
  if (!read.ok) return read.answer;
  const found = await changeNote(c.get('db'), collection.id, item.data, read.value, c.get('now')());
  if (!found) return noEntity(c);
  const { outcome, ...current } = found;
  if (outcome === 'stale') {
    return problem(c, 409, 'The note was changed elsewhere meanwhile', 'stale', { item: current });
  }
  return c.json({ item: current });
});

meCollectionItems.post('/:slug/items/move', async (c) => {
  const collection = await ownCollection(c);
  if (!collection) return noCollection(c);
  const read = await readJson(c, itemsMove);
  if (!read.ok) return read.answer;
  await moveItems(c.get('db'), collection.id, read.value, c.get('now')());
  return c.body(null, 204);
});

meCollectionItems.post('/:slug/items/remove', async (c) => {
  const collection = await ownCollection(c);
  if (!collection) return noCollection(c);
  const read = await readJson(c, itemsRemoval);
  if (!read.ok) return read.answer;
  await removeItems(c.get('db'), collection.id, read.value.items, c.get('now')());
  return c.body(null, 204);
});

/** To another collection of the member; `taken` names those that it did not have. */
meCollectionItems.post('/:slug/items/transfer', async (c) => {
  const from = await ownCollection(c);
  if (!from) return noCollection(c);
  const read = await readJson(c, itemsTransfer);
  if (!read.ok) return read.answer;
  const to = await ownCollection(c, read.value.to);
  if (!to || to.id === from.id) return noCollection(c);
  const now = c.get('now')();
  const taken = await transferItems(c.get('db'), from.id, to.id, read.value.items, now);
  return taken ? c.json({ taken }) : full(c);
});

/** Undoes a removal or a transfer. */
meCollectionItems.post('/:slug/items/restore', async (c) => {
  const collection = await ownCollection(c);
  if (!collection) return noCollection(c);
  const read = await readJson(c, itemsReturn);
  if (!read.ok) return read.answer;
  const { items, from } = read.value;
  const other = from && (await ownCollection(c, from.slug));
  if (from && !other) return noCollection(c);
  const taken = from && other ? { collection: other.id, items: from.taken } : undefined;
  await restoreItems(c.get('db'), collection.id, items, c.get('now')(), taken);
  return c.body(null, 204);
});

function full(c: AppContext): Response {
  return problem(c, 409, `A collection holds ${collectionItemsMost} items`, 'full');
}

function noEntity(c: AppContext): Response {
  return problem(c, 404, 'There is no such thing to collect');
}
