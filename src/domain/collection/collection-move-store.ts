import { z } from 'zod';
import { type Database, type Statement, statement } from '../db.ts';
import { collectionItemsMost, removedItemsKeptMs } from '../limits.ts';
import { moved } from './collection.ts';
import { again, nextPlace, total } from './collection-item-store.ts';
import { touched } from './collection-store.ts';

const placeRow = z.object({ id: z.number(), position: z.number() });
const idRow = z.object({ id: z.number() });
const totalRow = z.object({ total: z.number() });

const chosen = 'collection_id = ?1 AND id IN (SELECT value FROM json_each(?2))';

/** They can be brought back for an hour. */
export async function removeItems(
  db: Database,
  collection: number,
  items: readonly number[],
  now: number,
): Promise<void> {
  await db.write(
    statement(
      z.unknown(),
      'DELETE FROM collection_item WHERE collection_id = ? AND removed_at < ?',
      collection,
      now - removedItemsKeptMs,
    ),
    removal(collection, items, now),
    touched(collection, now),
  );
}

function removal(collection: number, items: readonly number[], now: number): Statement<unknown> {
  return statement(
    z.unknown(),
    `UPDATE collection_item SET removed_at = ?3 WHERE ${chosen} AND removed_at IS NULL`,
    collection,
    JSON.stringify(items),
    now,
  );
}

/** Removed items come back to their places, with their notes. `taken`: what leaves another collection for it. */
export async function restoreItems(
  db: Database,
  collection: number,
  items: readonly number[],
  now: number,
  taken?: { collection: number; items: readonly number[] },
): Promise<void> {
  await db.write(
    statement(
      z.unknown(),
      `UPDATE collection_item SET removed_at = NULL WHERE ${chosen} AND removed_at IS NOT NULL`,
      collection,
      JSON.stringify(items),
    ),
    touched(collection, now),
    ...(taken
      ? [
          statement(
            z.unknown(),
            `UPDATE collection_item SET removed_at = ?3 WHERE collection_id = ?4 AND removed_at IS NULL
             AND (kind, entity_id) IN (SELECT kind, entity_id FROM collection_item WHERE ${chosen})`,
            collection,
            JSON.stringify(taken.items),
            now,
            taken.collection,
          ),
          touched(taken.collection, now),
        ]
      : []),
  );
}

/**
 * Together, before another item or to the end. What is not in the collection is left out; what was removed keeps its
 * place between the others, since it may come back.
 */
export async function moveItems(
  db: Database,
  collection: number,
  { items, before }: { items: readonly number[]; before: number | null },
  now: number,
): Promise<void> {
  const places = await db.all(
    statement(
      placeRow,
      'SELECT id, position FROM collection_item WHERE collection_id = ?',
      collection,
    ),
  );
  places.sort((a, b) => a.position - b.position || a.id - b.id);
  const known = new Map(places.map(({ id, position }) => [id, position]));
  const order = moved([...known.keys()], items, before);
  const changes = order.flatMap((id, at) => (known.get(id) === at ? [] : [[id, at]]));
  await db.write(
    statement(
      z.unknown(),
      `UPDATE collection_item SET position = change.value ->> 1
       FROM json_each(?2) change WHERE collection_item.id = change.value ->> 0 AND collection_id = ?1`,
      collection,
      JSON.stringify(changes),
    ),
    touched(collection, now),
  );
}

/** Gives which of them were new there; null when they do not fit. */
export async function transferItems(
  db: Database,
  from: number,
  to: number,
  items: readonly number[],
  now: number,
): Promise<number[] | null> {
  const going = JSON.stringify(items);
  const [taken, room] = await db.batch(
    statement(
      idRow,
      `SELECT id FROM collection_item i WHERE ${chosen} AND removed_at IS NULL
       AND NOT EXISTS (SELECT 1 FROM collection_item t WHERE t.collection_id = ?3
         AND t.kind = i.kind AND t.entity_id = i.entity_id AND t.removed_at IS NULL)`,
      from,
      going,
      to,
    ),
    statement(totalRow, `SELECT ${total} AS total`, to),
  );
  if ((room[0]?.total ?? 0) + taken.length > collectionItemsMost) return null;
  await db.write(
    statement(
      z.unknown(),
      `INSERT INTO collection_item (collection_id, kind, entity_id, note, position, added_at)
       SELECT ?1, i.kind, i.entity_id, i.note,
         ${nextPlace} + row_number() OVER (ORDER BY i.position, i.id) - 1, ?4
       FROM collection_item i WHERE i.collection_id = ?3 AND i.removed_at IS NULL
         AND i.id IN (SELECT value FROM json_each(?2)) ${again}`,
      to,
      going,
      from,
      now,
    ),
    removal(from, items, now),
    touched(to, now),
    touched(from, now),
  );
  return taken.map(({ id }) => id);
}
