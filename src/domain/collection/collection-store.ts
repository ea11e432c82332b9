import { z } from 'zod';
import { type Database, type Statement, statement } from '../db.ts';
import { collectionsMost } from '../limits.ts';
import { type Collection, type ItemList, kindOfItems, visibilities } from './collection.ts';

const collectionRow = z
  .object({
    id: z.number(),
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    visibility: z.enum(visibilities),
    version: z.number(),
    count: z.number(),
    updated_at: z.number(),
    holds: z.number(),
  })
  .transform(
    ({ updated_at, holds, ...row }): Collection => ({
      ...row,
      updatedAt: updated_at,
      holds: holds === 1,
    }),
  );

const columns = `c.id, c.slug, c.title, c.description, c.visibility, c.version, c.updated_at,
  (SELECT count(*) FROM collection_item i
   WHERE i.collection_id = c.id AND i.removed_at IS NULL) AS count`;

export type Facts = Pick<Collection, 'title' | 'description' | 'visibility'>;

/** A member's collections, the last changed first. `about`: a website or typeface that they may hold. */
export function listCollections(
  db: Database,
  user: string,
  about?: { list: ItemList; id: number },
): Promise<Collection[]> {
  return db.all(
    statement(
      collectionRow,
      `SELECT ${columns},
         EXISTS (SELECT 1 FROM collection_item h WHERE h.collection_id = c.id AND h.kind = ?2
           AND h.entity_id = ?3 AND h.removed_at IS NULL) AS holds
       FROM collection c WHERE c.user_id = ?1 ORDER BY c.updated_at DESC, c.id DESC`,
      user,
      about ? kindOfItems[about.list] : '',
      about?.id ?? 0,
    ),
  );
}

/** One of the member's own; null also when it is somebody else's. */
export function findCollection(
  db: Database,
  user: string,
  slug: string,
): Promise<Collection | null> {
  return db.first(
    statement(
      collectionRow,
      `SELECT ${columns}, 0 AS holds FROM collection c WHERE c.slug = ? AND c.user_id = ?`,
      slug,
      user,
    ),
  );
}

/** One that its owner shows to others; null also while it is private. */
export function findShared(db: Database, slug: string): Promise<Collection | null> {
  return db.first(
    statement(
      collectionRow,
      `SELECT ${columns}, 0 AS holds FROM collection c
       WHERE c.slug = ? AND c.visibility IN ('unlisted', 'public')`,
      slug,
    ),
  );
}

/** Gives its slug; null when the member has as many as they may. */
export async function createCollection(
  db: Database,
  user: string,
  { title, description, visibility }: Facts,
  now: number,
): Promise<string | null> {
  const slug = await newSlug(title);
  const [made] = await db.write(
    statement(
      z.unknown(),
      `INSERT INTO collection (user_id, slug, title, description, visibility, created_at, updated_at)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?6
       WHERE (SELECT count(*) FROM collection WHERE user_id = ?1) < ${collectionsMost}`,
      user,
      slug,
      title,
      description,
      visibility,
      now,
    ),
    statement(
      z.unknown(),
      `INSERT INTO account_event (at, event, actor, target, detail_json)
       SELECT ?1, 'collection-shown', user_id, user_id,
         json_object('collection', id, 'before', NULL, 'after', visibility)
       FROM collection WHERE slug = ?2 AND visibility <> 'private'`,
      now,
      slug,
    ),
  );
  return made === 1 ? slug : null;
}

/** `stale`: somebody changed it since that version; nothing was written. */
export async function updateCollection(
  db: Database,
  user: string,
  slug: string,
  {
    version,
    ...facts
  }: { version: number } & {
    [Name in keyof Facts]?: Facts[Name] | undefined;
  },
  now: number,
): Promise<'updated' | 'stale'> {
  const { visibility = null } = facts;
  const [, changed] = await db.write(
    recordShown(user, slug, { version, visibility }, now),
    statement(
      z.unknown(),
      `UPDATE collection SET title = coalesce(?1, title), description = coalesce(?2, description),
         visibility = coalesce(?3, visibility), version = version + 1, updated_at = ?4
       WHERE slug = ?5 AND user_id = ?6 AND version = ?7`,
      facts.title ?? null,
      facts.description ?? null,
      visibility,
      now,
      slug,
      user,
      version,
    ),
  );
  return changed === 1 ? 'updated' : 'stale';
}

/** Before the change, if there will be one: who may see a collection, then and now. */
function recordShown(
  user: string,
  slug: string,
  { version, visibility }: { version: number; visibility: Facts['visibility'] | null },
  now: number,
): Statement<unknown> {
  return statement(
    z.unknown(),
    `INSERT INTO account_event (at, event, actor, target, detail_json)
     SELECT ?1, 'collection-shown', user_id, user_id,
       json_object('collection', id, 'before', visibility, 'after', ?2)
     FROM collection WHERE slug = ?3 AND user_id = ?4 AND version = ?5 AND visibility <> ?2`,
    now,
    visibility,
    slug,
    user,
    version,
  );
}

/** Its items go with it. The record keeps that it was there, and nobody's words. */
export async function deleteCollection(
  db: Database,
  user: string,
  slug: string,
  now: number,
): Promise<void> {
  await db.write(
    statement(
      z.unknown(),
      `INSERT INTO account_event (at, event, actor, target, detail_json)
       SELECT ?1, 'collection-deleted', user_id, user_id,
         json_object('collection', id, 'before', visibility, 'after', NULL)
       FROM collection WHERE slug = ?2 AND user_id = ?3`,
      now,
      slug,
      user,
    ),
    statement(z.unknown(), 'DELETE FROM collection WHERE slug = ? AND user_id = ?', slug, user),
  );
}

/** Joins the write batch of a change of its items. */
export function touched(collection: number, now: number): Statement<unknown> {
  return statement(
    z.unknown(),
    'UPDATE collection SET updated_at = ? WHERE id = ?',
    now,
    collection,
  );
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** `Warm serifs` -> `warm-serifs-k3x9tav2`: nobody guesses it, and it says nothing of what others have. */
async function newSlug(title: string): Promise<string> {
  // The tables of transliteration are larger than a page's whole code.
  const { slugOf } = await import('../import/slug.ts');
  const chance = crypto.getRandomValues(new Uint8Array(8));
  const tail = Array.from(chance, (byte) => letters[byte % letters.length]).join('');
  return `${slugOf(title).slice(0, 60).replace(/-+$/, '') || 'collection'}-${tail}`;
}
