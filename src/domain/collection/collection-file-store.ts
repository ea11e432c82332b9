import { z } from 'zod';
import { type Database, statement } from '../db.ts';
import { colorsOfSlug, setKeyOf } from '../palette/palette.ts';
import { urlKey } from '../urls.ts';
import { kindOfItems } from './collection.ts';
import {
  type FileItem,
  type FileRow,
  type Imported,
  type Refusal,
  readCsv,
  readJson,
} from './collection-file.ts';
import { addAll, type NewItem } from './collection-item-store.ts';
import { touched } from './collection-store.ts';

const fileRow = z.object({
  kind: z.enum(['website', 'typeface', 'palette']),
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  url: z.string().nullable(),
  note: z.string(),
});
const foundRow = z.object({ at: z.number(), id: z.number().nullable() });

/** A collection's published things in order, for a file. */
export function listFileItems(db: Database, collection: number): Promise<FileItem[]> {
  return db.all(
    statement(
      fileRow,
      `SELECT i.kind, i.entity_id AS id, coalesce(w.slug, t.slug, p.slug) AS slug,
         coalesce(w.title, t.name, p.name, p.slug) AS title, w.url, i.note
       FROM collection_item i
       LEFT JOIN website w ON i.kind = 'website' AND w.id = i.entity_id AND w.status = 'published'
       LEFT JOIN typeface t ON i.kind = 'typeface' AND t.id = i.entity_id
       LEFT JOIN palette p ON i.kind = 'palette' AND p.id = i.entity_id
       WHERE i.collection_id = ? AND i.removed_at IS NULL AND coalesce(w.id, t.id, p.id) IS NOT NULL
       ORDER BY i.position, i.id`,
      collection,
    ),
  );
}

/** Adds at the end what the rows name; a row that names nothing in the catalogue is refused with its line. */
export async function importRows(
  db: Database,
  collection: number,
  rows: readonly FileRow[],
  now: number,
): Promise<Imported> {
  if (rows.length === 0) return { added: 0, present: 0, refused: [] };
  const found = await resolve(db, rows);
  const refused: Refusal[] = [];
  const items = new Map<string, NewItem>();
  for (const [at, { line, list, url, slug, id, note }] of rows.entries()) {
    const entity = found.get(at);
    if (entity) {
      const key = `${list}/${entity}`;
      if (!items.has(key)) items.set(key, { list, id: entity, note });
    } else {
      const name = String(url ?? slug ?? id).slice(0, 80);
      refused.push({
        line,
        reason: `Nothing here is the ${kindOfItems[list]} ${name}`,
      });
    }
  }
  const [added = 0] = await db.write(
    ...addAll(collection, [...items.values()], now),
    touched(collection, now),
  );
  return { added, present: rows.length - refused.length - added, refused };
}

/** A file as somebody sends it: what it added, and each refused line in order. */
export async function importFile(
  db: Database,
  collection: number,
  file: { isJson: boolean; text: string },
  now: number,
): Promise<Imported> {
  const { rows, refused } = file.isJson ? readJson(file.text) : readCsv(file.text);
  const imported = await importRows(db, collection, rows, now);
  const all = [...refused, ...imported.refused].sort((a, b) => a.line - b.line);
  return { ...imported, refused: all };
}

/** The set of colours that a palette's slug names: its order does not count. */
function setOf(slug: string | null): string | null {
  const colors = colorsOfSlug(slug ?? '');
  return colors && setKeyOf(colors);
}

/** Ids of the catalogue by place among the rows: by address or colours, else by slug, else by id. */
async function resolve(db: Database, rows: readonly FileRow[]): Promise<Map<number, number>> {
  const wanted = rows.map(({ list, url, slug, id }) => ({
    list,
    key: list === 'palettes' ? setOf(slug) : url && urlKey(url),
    slug,
    id,
  }));
  const found = await db.all(
    statement(
      foundRow,
      `SELECT r.key AS at, CASE r.value ->> 'list' WHEN 'websites' THEN coalesce(
           (SELECT id FROM website WHERE url_key = r.value ->> 'key' AND status = 'published'),
           (SELECT id FROM website WHERE slug = r.value ->> 'slug' AND status = 'published'),
           (SELECT id FROM website WHERE id = r.value ->> 'id' AND status = 'published'))
         WHEN 'palettes' THEN coalesce(
           (SELECT id FROM palette WHERE set_key = r.value ->> 'key'),
           (SELECT id FROM palette WHERE id = r.value ->> 'id'))
         ELSE coalesce((SELECT id FROM typeface WHERE slug = r.value ->> 'slug'),
           (SELECT id FROM typeface WHERE id = r.value ->> 'id')) END AS id
       FROM json_each(?) r`,
      JSON.stringify(wanted),
    ),
  );
  return new Map(found.flatMap(({ at, id }) => (id === null ? [] : [[at, id]])));
}
