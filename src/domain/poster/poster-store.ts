import { z } from 'zod';
import { type Database, statement } from '../db.ts';
import { type PosterFacts, posterFacts } from './poster-facts.ts';

const row = z.object({
  slug: z.string(),
  title: z.string(),
  colors: z.string(),
  typeface: z.string().nullable(),
});

/** What the poster of a published website shows, in one read; null when there is no such website. */
export async function findPosterFacts(db: Database, id: number): Promise<PosterFacts | null> {
  const found = await db.first(
    statement(
      row,
      `SELECT w.slug, w.title,
         (SELECT json_group_array(json_object('hex', k.hex, 'share', k.share)) FROM
            (SELECT hex, share FROM website_color WHERE website_id = w.id ORDER BY position) k
         ) AS colors,
         (SELECT json_object('name', t.name, 'styles', (SELECT json_group_array(style)
            FROM typeface_style s WHERE s.typeface_id = t.id))
          FROM website_typeface wt JOIN typeface t ON t.id = wt.typeface_id
          WHERE wt.website_id = w.id ORDER BY wt.position LIMIT 1) AS typeface
       FROM website w WHERE w.id = ? AND w.status = 'published'`,
      id,
    ),
  );
  if (!found) return null;
  return posterFacts({
    slug: found.slug,
    title: found.title,
    colors: JSON.parse(found.colors),
    typeface: found.typeface === null ? null : JSON.parse(found.typeface),
  });
}
