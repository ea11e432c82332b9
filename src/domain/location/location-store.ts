import { z } from 'zod';
import { type Statement, statement } from '../db.ts';
import type { CountedLocation } from './location.ts';

const locationRow: z.ZodType<CountedLocation> = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  kind: z.enum(['country', 'city']),
  count: z.number(),
});

/** Cities and countries with at least one published website, in no order. Reads every published website's place: for lists that are kept, not for a request of its own. */
export function countedLocations(): Statement<CountedLocation> {
  return statement(
    locationRow,
    `WITH place AS (
       SELECT w.location_id AS id, COUNT(*) AS count FROM website w
       WHERE w.status = 'published' AND w.location_id IS NOT NULL GROUP BY w.location_id
     ), used AS (
       SELECT id, count FROM place
       UNION ALL
       SELECT l.country_id, place.count FROM place JOIN location l ON l.id = place.id
       WHERE l.country_id IS NOT NULL AND l.country_id <> l.id
     )
     SELECT l.id, l.slug, l.name, l.kind, SUM(used.count) AS count
     FROM used JOIN location l ON l.id = used.id GROUP BY l.id`,
  );
}
