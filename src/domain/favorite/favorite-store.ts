import { z } from 'zod';
import { type Database, type Statement, statement } from '../db.ts';
import { favoritesMost } from '../limits.ts';
import { colorsOfSlug, setKeyOf } from '../palette/palette.ts';
import { type FavoriteList, type FavoriteRef, type Favorites, kindOfList } from './favorite.ts';
import type { FavoritesKept } from './favorite-schema.ts';

const websiteRow = z.object({ id: z.number(), slug: z.string(), title: z.string() });
const fontRow = z.object({ id: z.number(), slug: z.string(), name: z.string() });
const paletteRow = z.object({ id: z.number(), slug: z.string() });
const idRow = z.object({ id: z.number() });
const countRow = z.object({ total: z.number() });
const stateRow = z.object({ kept: z.number() });

const shown: Record<FavoriteList, string> = {
  websites: `website e WHERE e.status = 'published' AND`,
  fonts: 'typeface e WHERE',
  palettes: 'palette e WHERE',
};

/** All of a member's favourites that can be shown, newest first. */
export async function listFavorites(db: Database, user: string): Promise<Favorites> {
  const [websites, fonts, palettes] = await db.batch(
    statement(
      websiteRow,
      `SELECT w.id, w.slug, w.title
       FROM favorite f JOIN website w ON w.id = f.entity_id AND w.status = 'published'
       WHERE f.user_id = ? AND f.kind = 'website' ORDER BY f.created_at DESC, f.entity_id DESC`,
      user,
    ),
    statement(
      fontRow,
      `SELECT t.id, t.slug, t.name FROM favorite f JOIN typeface t ON t.id = f.entity_id
       WHERE f.user_id = ? AND f.kind = 'typeface' ORDER BY f.created_at DESC, f.entity_id DESC`,
      user,
    ),
    statement(
      paletteRow,
      `SELECT p.id, p.slug FROM favorite f JOIN palette p ON p.id = f.entity_id
       WHERE f.user_id = ? AND f.kind = 'palette' ORDER BY f.created_at DESC, f.entity_id DESC`,
      user,
    ),
  );
  return { websites, fonts, palettes };
}

/** One page of one list by id, newest first, and how many there are in all. */
export async function pageOfFavorites(
  db: Database,
  user: string,
  list: FavoriteList,
  { page, size }: { page: number; size: number },
): Promise<{ ids: number[]; total: number }> {
  const kept = `FROM favorite f CROSS JOIN ${shown[list]} e.id = f.entity_id
     AND f.user_id = ?1 AND f.kind = '${kindOfList[list]}'`;
  const [rows, counts] = await db.batch(
    statement(
      idRow,
      `SELECT e.id ${kept} ORDER BY f.created_at DESC, f.entity_id DESC LIMIT ?2 OFFSET ?3`,
      user,
      size,
      (page - 1) * size,
    ),
    statement(countRow, `SELECT count(*) AS total ${kept}`, user),
  );
  return { ids: rows.map(({ id }) => id), total: counts[0]?.total ?? 0 };
}

/** `unknown`: nothing published has that id or slug. `full`: the list holds all that it may. */
export async function keepFavorite(
  db: Database,
  user: string,
  ref: FavoriteRef,
  now: number,
): Promise<'kept' | 'unknown' | 'full'> {
  const { list } = ref;
  const { column, value } = keyOf(ref);
  const kind = kindOfList[list];
  const [kept] = await db.write(
    statement(
      z.unknown(),
      `INSERT INTO favorite (user_id, kind, entity_id, created_at)
       SELECT ?1, ?2, e.id, ?4 FROM ${shown[list]} e.${column} = ?3
         AND (SELECT count(*) FROM favorite WHERE user_id = ?1 AND kind = ?2) < ${favoritesMost}
       ON CONFLICT DO NOTHING`,
      user,
      kind,
      value,
      now,
    ),
  );
  return kept === 1 ? 'kept' : whyNotKept(db, user, ref);
}

/** Asked only where nothing was written. */
async function whyNotKept(
  db: Database,
  user: string,
  ref: FavoriteRef,
): Promise<'kept' | 'unknown' | 'full'> {
  const { list } = ref;
  const { column, value } = keyOf(ref);
  const found = await db.first(
    statement(
      stateRow,
      `SELECT EXISTS (SELECT 1 FROM favorite WHERE user_id = ?1 AND kind = ?2 AND entity_id = e.id)
         AS kept FROM ${shown[list]} e.${column} = ?3`,
      user,
      kindOfList[list],
      value,
    ),
  );
  if (!found) return 'unknown';
  return found.kept ? 'kept' : 'full';
}

/** Dropping what was never kept is no error. */
export async function dropFavorite(db: Database, user: string, ref: FavoriteRef): Promise<void> {
  const { list } = ref;
  const { column, value } = keyOf(ref);
  const kind = kindOfList[list];
  const entity = column === 'id' ? '?3' : `(SELECT id FROM ${kind} WHERE ${column} = ?3)`;
  await db.write(
    statement(
      z.unknown(),
      `DELETE FROM favorite WHERE user_id = ?1 AND kind = ?2 AND entity_id = ${entity}`,
      user,
      kind,
      value,
    ),
  );
}

/** Adds what a device has kept. What is not published, or was kept already, is left as it is. */
export async function mergeFavorites(
  db: Database,
  user: string,
  kept: FavoritesKept,
  now: number,
): Promise<void> {
  const lists: FavoriteList[] = ['websites', 'fonts', 'palettes'];
  const adding = lists.filter((list) => kept[list].length > 0);
  if (adding.length === 0) return;
  await db.write(...adding.map((list) => addAll(user, list, kept[list], now)));
}

/** Their order on the device is their order here. */
function addAll(
  user: string,
  list: FavoriteList,
  ids: readonly number[],
  now: number,
): Statement<unknown> {
  return statement(
    z.unknown(),
    `INSERT INTO favorite (user_id, kind, entity_id, created_at)
     SELECT ?1, ?2, e.id, ?3 - ?5 + wanted.key
     FROM json_each(?4) wanted CROSS JOIN ${shown[list]} e.id = wanted.value
       AND (SELECT count(*) FROM favorite WHERE user_id = ?1 AND kind = ?2) + wanted.key < ${favoritesMost}
     ON CONFLICT DO NOTHING`,
    user,
    kindOfList[list],
    now,
    JSON.stringify(ids),
    ids.length,
  );
}

/** Which row is meant. A palette is its colours in any order, as its address is. */
function keyOf({ list, id }: FavoriteRef): {
  column: 'id' | 'slug' | 'set_key';
  value: string | number;
} {
  if (typeof id === 'number') return { column: 'id', value: id };
  const colors = list === 'palettes' ? colorsOfSlug(id) : null;
  return colors ? { column: 'set_key', value: setKeyOf(colors) } : { column: 'slug', value: id };
}
