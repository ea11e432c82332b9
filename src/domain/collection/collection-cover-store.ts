import { z } from 'zod';
import { type Database, statement } from '../db.ts';

const shownThings = 3;

/** What a cover shows. */
export interface CoverThing {
  kind: 'website' | 'typeface' | 'palette';
  id: number;
}

const coverRow = z.object({
  id: z.number(),
  things: z.string().transform((json) => JSON.parse(json) as CoverThing[]),
});

/** The first things of each of a member's collections, by the collection's id. */
export async function listCovers(db: Database, user: string): Promise<Map<number, CoverThing[]>> {
  const rows = await db.all(
    statement(
      coverRow,
      `SELECT c.id, (SELECT json_group_array(json_object('kind', kind, 'id', entity_id)) FROM (
           SELECT kind, entity_id FROM collection_item i
           WHERE i.collection_id = c.id AND i.removed_at IS NULL
           ORDER BY i.position, i.id LIMIT ${shownThings})) AS things
       FROM collection c WHERE c.user_id = ?`,
      user,
    ),
  );
  return new Map(rows.map(({ id, things }) => [id, things]));
}
