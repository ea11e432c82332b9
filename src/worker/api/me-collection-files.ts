import { Hono } from 'hono';
import { writeCsv, writeJson } from '#domain/collection/collection-file.ts';
import { importFile, listFileItems } from '#domain/collection/collection-file-store.ts';
import type { AppEnv } from '../context.ts';
import { noCollection, ownCollection } from './me-collections.ts';
import { typeOf } from './me-request.ts';
import { problem } from './problem.ts';

/** A collection as a file, and back. */
export const meCollectionFiles = new Hono<AppEnv>();

meCollectionFiles.get('/:slug/export/:format{csv|json}', async (c) => {
  const collection = await ownCollection(c);
  if (!collection) return noCollection(c);
  const isCsv = c.req.param('format') === 'csv';
  const items = await listFileItems(c.get('db'), collection.id);
  return c.body(isCsv ? writeCsv(items) : writeJson(collection, items), 200, {
    'content-type': isCsv ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename="${collection.slug}.${isCsv ? 'csv' : 'json'}"`,
  });
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
