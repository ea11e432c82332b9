import { Hono } from 'hono';
import { importFile } from '#domain/collection/collection-file-store.ts';
import type { AppEnv } from '../context.ts';
import { collectionFile } from './exports.ts';
import { noCollection, ownCollection } from './me-collections.ts';
import { typeOf } from './me-request.ts';
import { problem } from './problem.ts';

/** A collection as a file, and back. */
export const meCollectionFiles = new Hono<AppEnv>();

meCollectionFiles.get('/:slug/export/:format', async (c) => {
  const collection = await ownCollection(c);
  return collection ? collectionFile(c, collection) : noCollection(c);
});

/** Gives how many were added, how many were there, and each refused line with its reason. */
meCollectionFiles.post('/:slug/import', async (c) => {
  const collection = await ownCollection(c);
  if (!collection) return noCollection(c);
  const type = typeOf(c);
  if (type !== 'text/csv' && type !== 'application/json') {
    return problem(c, 415, 'The body must be text/csv or application/json');
  }
  const file = { isJson: type === 'application/json', text: await c.req.text() };
  return c.json(await importFile(c.get('db'), collection.id, file, c.get('now')()));
});
