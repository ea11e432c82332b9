import { z } from 'zod';
import { type Database, statement } from '../db.ts';

const shownWebsites = 3;

const coverRow = z.object({
  id: z.number(),
  websites: z.string().transform((json) => JSON.parse(json) as number[]),
});

/** The first websites of each of a member's collections, by the collection's id. */
export async function listCovers(db: Database, user: string): Promise<Map<number, number[]>> {
  const rows = await db.all(
    statement(
      coverRow,
      `SELECT c.id, (SELECT json_group_array(entity_id) FROM (
           SELECT entity_id FROM collection_item i
           WHERE i.collection_id = c.id AND i.removed_at IS NULL AND i.kind = 'website'
           ORDER BY i.position, i.id LIMIT ${shownWebsites})) AS websites
       FROM collection c WHERE c.user_id = ?`,
      user,
    ),
  );
  return new Map(rows.map(({ id, websites }) => [id, websites]));
}
