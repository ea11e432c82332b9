import { z } from 'zod';
import { type Database, type Statement, statement } from '../db.ts';
import { collectionItemsMost } from '../limits.ts';
import { type ItemList, kindOfItems } from './collection.ts';
import { touched } from './collection-store.ts';

const itemRow = z.object({
  id: z.number(),
  version: z.number(),
  note: z.string(),
  kind: z.string(),
  entity_id: z.number(),
});
const stateRow = z.object({ id: z.number(), present: z.number(), total: z.number() });
const noteRow = z.object({ version: z.number(), note: z.string() });

export type StoredItem = z.infer<typeof itemRow>;

const published: Record<ItemList, string> = {
  websites: `website e WHERE e.status = 'published' AND`,
  fonts: 'typeface e WHERE',
  palettes: 'palette e WHERE',
};
/** SQL over the collection `?1`: the place behind the last, how many it holds, and what a second time means. */
export const nextPlace = `(SELECT coalesce(max(position) + 1, 0) FROM collection_item WHERE collection_id = ?1)`;
export const total = `(SELECT count(*) FROM collection_item WHERE collection_id = ?1 AND removed_at IS NULL)`;
export const again = `ON CONFLICT (collection_id, kind, entity_id) DO UPDATE SET removed_at = NULL,
  note = excluded.note, position = excluded.position, added_at = excluded.added_at,
  version = version + 1 WHERE collection_item.removed_at IS NOT NULL`;

/** In order. */
export function listItems(db: Database, collection: number): Promise<StoredItem[]> {
  return db.all(
    statement(
      itemRow,
      `SELECT id, version, note, kind, entity_id FROM collection_item
       WHERE collection_id = ? AND removed_at IS NULL ORDER BY position, id`,
      collection,
    ),
  );
}

/** At the end; what is there stays where it is. */
export async function addItem(
  db: Database,
  collection: number,
  { list, id }: { list: ItemList; id: number },
  now: number,
): Promise<'added' | 'unknown' | 'full'> {
  const state = await db.first(
    statement(
      stateRow,
      `SELECT e.id, EXISTS (SELECT 1 FROM collection_item WHERE collection_id = ?1 AND kind = ?2
           AND entity_id = e.id AND removed_at IS NULL) AS present, ${total} AS total
       FROM ${published[list]} e.id = ?3`,
      collection,
      kindOfItems[list],
      id,
    ),
  );
  if (!state) return 'unknown';
  if (state.present) return 'added';
  if (state.total >= collectionItemsMost) return 'full';
  await db.write(...addAll(collection, [{ list, id, note: '' }], now), touched(collection, now));
  return 'added';
}

export interface NewItem {
  list: ItemList;
  id: number;
  note: string;
}

/** Statements that add things of the catalogue in their order; what is there already is left as it is. */
export function addAll(
  collection: number,
  items: readonly NewItem[],
  now: number,
): Statement<unknown>[] {
  const rows = items.map(({ list, id, note }) => [kindOfItems[list], id, note]);
  return [
    statement(
      z.unknown(),
      `INSERT INTO collection_item (collection_id, kind, entity_id, note, position, added_at)
       SELECT ?1, wanted.value ->> 0, wanted.value ->> 1, wanted.value ->> 2,
         ${nextPlace} + wanted.key, ?3
       FROM json_each(?2) wanted WHERE ${total} + wanted.key < ${collectionItemsMost} ${again}`,
      collection,
      JSON.stringify(rows),
      now,
    ),
  ];
}

/** By what it is, as a card's button knows it. */
export async function dropItem(
  db: Database,
  collection: number,
  { list, id }: { list: ItemList; id: number },
  now: number,
): Promise<void> {
  await db.write(
    statement(
      z.unknown(),
      `UPDATE collection_item SET removed_at = ?4
       WHERE collection_id = ?1 AND kind = ?2 AND entity_id = ?3 AND removed_at IS NULL`,
      collection,
      kindOfItems[list],
      id,
      now,
    ),
    touched(collection, now),
  );
}

/** `stale`: the note was changed since that version, and is now this; null: there is no such item. */
export async function changeNote(
  db: Database,
  collection: number,
  item: number,
  { version, note }: { version: number; note: string },
  now: number,
): Promise<{ outcome: 'changed' | 'stale'; version: number; note: string } | null> {
  const [changed] = await db.write(
    statement(
      z.unknown(),
      `UPDATE collection_item SET note = ?1, version = version + 1
       WHERE collection_id = ?2 AND id = ?3 AND version = ?4 AND removed_at IS NULL`,
      note,
      collection,
      item,
      version,
    ),
    touched(collection, now),
  );
  const current = await db.first(
    statement(
      noteRow,
      `SELECT version, note FROM collection_item
       WHERE collection_id = ? AND id = ? AND removed_at IS NULL`,
      collection,
      item,
    ),
  );
  return current && { outcome: changed === 1 ? 'changed' : 'stale', ...current };
}
