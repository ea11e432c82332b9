import { Hono } from 'hono';
import { readCsv, readJson, writeCsv, writeJson } from '#domain/collection/collection-file.ts';
import { importRows, listFileItems } from '#domain/collection/collection-file-store.ts';
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
  const text = await c.req.text();
  const { rows, refused } = type === 'text/csv' ? readCsv(text) : readJson(text);
  const imported = await importRows(c.get('db'), collection.id, rows, c.get('now')());
  const all = [...refused, ...imported.refused].sort((a, b) => a.line - b.line);
  return c.json({ ...imported, refused: all });
});
