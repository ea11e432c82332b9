import { z } from 'zod';
import { type Database, statement } from '../db.ts';

const renamedRow = z.object({ id: z.number(), slug: z.string() });

export type SlugKind = 'website' | 'category' | 'location' | 'typeface' | 'pairing' | 'profile';

/** What had this slug before, with its present one; null when nothing had. A website counts while it is published. */
export function findRenamed(
  db: Database,
  kind: SlugKind,
  oldSlug: string,
): Promise<z.infer<typeof renamedRow> | null> {
  return db.first(
    statement(
      renamedRow,
      `SELECT h.entity_id AS id, COALESCE(w.slug, c.slug, l.slug, t.slug, p.slug, o.slug) AS slug
       FROM slug_history h
       LEFT JOIN website w ON h.entity_kind = 'website' AND w.id = h.entity_id
         AND w.status = 'published'
       LEFT JOIN category c ON h.entity_kind = 'category' AND c.id = h.entity_id
       LEFT JOIN location l ON h.entity_kind = 'location' AND l.id = h.entity_id
       LEFT JOIN typeface t ON h.entity_kind = 'typeface' AND t.id = h.entity_id
       LEFT JOIN profile o ON h.entity_kind = 'profile' AND o.id = h.entity_id
       LEFT JOIN pairing p ON h.entity_kind = 'pairing' AND p.id = h.entity_id
       WHERE h.entity_kind = ? AND h.slug = ? AND COALESCE(w.slug, c.slug, l.slug, t.slug, p.slug, o.slug) IS NOT NULL`,
      kind,
      oldSlug,
    ),
  );
}
