import { z } from 'zod';
import { type Database, statement } from '../db.ts';
import { type EditedProfile, type OwnProfile, proofs } from './own-profile.ts';
import { profileKinds } from './profile.ts';
import { declaredBy, linksOf, visitOf } from './profile-store.ts';

const ownRow = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  kind: z.enum(profileKinds).nullable(),
  bio: z.string().nullable(),
  url: z.string().nullable(),
  picture: z.string().nullable(),
  version: z.number(),
  proof: z.enum(proofs),
  place_slug: z.string().nullable(),
  place_name: z.string().nullable(),
  country: z.string().nullable(),
  websites: z.number(),
  has_work: z.number(),
});

const columns = `p.id, p.slug, p.name, p.kind, p.bio, p.url, p.picture_key AS picture, p.version, o.proof,
  l.slug AS place_slug, l.name AS place_name, c.name AS country,
  (SELECT count(DISTINCT d.website_id) FROM credit d JOIN website w ON w.id = d.website_id
     WHERE d.profile_id = p.id AND w.status = 'published') AS websites,
  ${hasWork('p.id')} AS has_work`;
const tables = `profile_owner o JOIN profile p ON p.id = o.profile_id
  LEFT JOIN location l ON l.id = p.location_id
  LEFT JOIN location c ON c.id = l.country_id AND c.id <> l.id`;

/** SQL: whether a website or a typeface names the profile, published or not. */
export function hasWork(profile: string): string {
  return `(EXISTS (SELECT 1 FROM credit d WHERE d.profile_id = ${profile})
    OR EXISTS (SELECT 1 FROM typeface_designer t WHERE t.profile_id = ${profile})
    OR EXISTS (SELECT 1 FROM typeface f WHERE f.foundry_id = ${profile}))`;
}

/** A member's own profiles, the oldest first. */
export async function listOwnProfiles(db: Database, user: string): Promise<OwnProfile[]> {
  const rows = await db.all(
    statement(
      ownRow,
      `SELECT ${columns} FROM ${tables} WHERE o.user_id = ?1 ORDER BY o.since, o.profile_id`,
      user,
    ),
  );
  return rows.map(asOwn);
}

/** One of the member's own; null also when it is somebody else's. */
export async function findOwnProfile(
  db: Database,
  user: string,
  id: number,
): Promise<EditedProfile | null> {
  const [[row], links, declared] = await db.batch(
    statement(
      ownRow,
      `SELECT ${columns} FROM ${tables} WHERE o.profile_id = ?1 AND o.user_id = ?2`,
      id,
      user,
    ),
    linksOf(id),
    declaredBy(id),
  );
  if (!row) return null;
  return { ...asOwn(row), links, specialties: declared.map(({ specialty }) => specialty) };
}

function asOwn(row: z.infer<typeof ownRow>): OwnProfile {
  const { place_slug, place_name, country, has_work, ...rest } = row;
  return {
    ...rest,
    place: place_slug && place_name ? { slug: place_slug, name: place_name, country } : null,
    isRemovable: row.proof === 'created' && has_work === 0,
  };
}

/** Every way out that a profile has. */
export async function listWays(db: Database, profile: number) {
  const [[visit], links] = await db.batch(visitOf(profile), linksOf(profile));
  return { visit: visit ?? null, links };
}
