import { z } from 'zod';
import { type Database, statement } from '../db.ts';
import { profileKinds } from './profile.ts';

const listedRow = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  kind: z.enum(profileKinds).nullable(),
  url: z.string().nullable(),
  location: z.string().nullable(),
  specialties: z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text))),
  websites: z.number(),
});
export type ListedProfile = z.infer<typeof listedRow>;
const countRow = z.object({ n: z.number() });

/** Everybody, by slug. `specialties` is what they say of themselves, `websites` how many published ones credit them. */
export async function listProfiles(
  db: Database,
  { page, size }: { page: number; size: number },
): Promise<{ profiles: ListedProfile[]; total: number }> {
  const [profiles, [count]] = await db.batch(
    statement(
      listedRow,
      `SELECT p.id, p.slug, p.name, p.kind, p.url, l.slug AS location,
         (SELECT json_group_array(s.specialty ORDER BY s.specialty)
            FROM profile_specialty s WHERE s.profile_id = p.id) AS specialties,
         (SELECT count(DISTINCT c.website_id) FROM credit c JOIN website w ON w.id = c.website_id
            WHERE c.profile_id = p.id AND w.status = 'published') AS websites
       FROM profile p LEFT JOIN location l ON l.id = p.location_id
       ORDER BY p.slug LIMIT ?1 OFFSET ?2`,
      size,
      (page - 1) * size,
    ),
    statement(countRow, 'SELECT count(*) AS n FROM profile'),
  );
  return { profiles, total: count?.n ?? 0 };
}
