import { z } from 'zod';
import { type Database, type Statement, statement } from '../db.ts';
import { shownSpecialties } from './earned.ts';
import { type Profile, profileKinds, type Specialty, specialties } from './profile.ts';

const specialty = z.enum(Object.keys(specialties) as Specialty[]);
const profileRow = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  kind: z.enum(profileKinds).nullable(),
  bio: z.string().nullable(),
  url: z.string().nullable(),
  picture: z.string().nullable(),
  updated_at: z.number(),
  place_slug: z.string().nullable(),
  place_name: z.string().nullable(),
  country: z.string().nullable(),
  owned: z.number(),
});
const linkRow = z.object({ hash: z.string(), url: z.string() });
const specialtyRow = z.object({ specialty });
const creditRow = z.object({ website: z.number(), role: z.string() });
const countRow = z.object({ n: z.number() });

/** SQL: the typefaces of the profile `?1`, each once. */
const ownTypefaces = `SELECT typeface_id AS id FROM typeface_designer WHERE profile_id = ?1
  UNION SELECT id FROM typeface WHERE foundry_id = ?1`;

/** Whoever has this slug, with what is known of them; null when nobody has. */
export async function findProfile(db: Database, slug: string): Promise<Profile | null> {
  const row = await db.first(
    statement(
      profileRow,
      `SELECT p.id, p.slug, p.name, p.kind, p.bio, p.url, p.picture_key AS picture, p.updated_at,
         l.slug AS place_slug, l.name AS place_name, c.name AS country,
         EXISTS (SELECT 1 FROM profile_owner o WHERE o.profile_id = p.id) AS owned
       FROM profile p LEFT JOIN location l ON l.id = p.location_id
       LEFT JOIN location c ON c.id = l.country_id AND c.id <> l.id
       WHERE p.slug = ?1`,
      slug,
    ),
  );
  if (!row) return null;
  const [visits, links, declared, credits, [typefaces]] = await db.batch(
    visitOf(row.id),
    linksOf(row.id),
    declaredBy(row.id),
    creditsOf(row.id),
    statement(countRow, `SELECT count(*) AS n FROM (${ownTypefaces})`, row.id),
  );
  const { owned, updated_at, place_slug, place_name, country, url, ...facts } = row;
  const count = typefaces?.n ?? 0;
  const said = declared.map((one) => one.specialty);
  return {
    ...facts,
    site: visits.find((visit) => visit.url === url) ?? null,
    links,
    place: place_slug && place_name ? { slug: place_slug, name: place_name, country } : null,
    specialties: shownSpecialties({ declared: said, credits, typefaces: count }),
    websites: new Set(credits.map(({ website }) => website)).size,
    typefaces: count,
    isOwned: owned === 1,
    updatedAt: updated_at,
  };
}

/** The way out to its own site. */
export function visitOf(profile: number): Statement<z.infer<typeof linkRow>> {
  return statement(
    linkRow,
    `SELECT hash, url FROM link WHERE entity_kind = 'profile' AND entity_id = ?1
       AND kind = 'visit' AND gone_at IS NULL`,
    profile,
  );
}

/** Its other addresses in order. */
export function linksOf(profile: number): Statement<z.infer<typeof linkRow>> {
  return statement(
    linkRow,
    `SELECT l.hash, l.url FROM profile_link o JOIN link l ON l.hash = o.hash
     WHERE o.profile_id = ?1 ORDER BY o.position`,
    profile,
  );
}

/** What it says of itself. */
export function declaredBy(profile: number): Statement<z.infer<typeof specialtyRow>> {
  return statement(
    specialtyRow,
    'SELECT specialty FROM profile_specialty WHERE profile_id = ?1 ORDER BY specialty',
    profile,
  );
}

function creditsOf(profile: number): Statement<z.infer<typeof creditRow>> {
  return statement(
    creditRow,
    `SELECT c.website_id AS website, c.role FROM credit c JOIN website w ON w.id = c.website_id
     WHERE c.profile_id = ?1 AND w.status = 'published'`,
    profile,
  );
}

const creditedRow = z.object({
  id: z.number(),
  year: z.number().nullable(),
  roles: z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text))),
});
export type Credited = z.infer<typeof creditedRow>;

interface Part {
  /** From 1. */
  page: number;
  size: number;
}

/** Published websites that credit it with the roles it has there, newest first. */
export function listCredited(db: Database, profile: number, part: Part): Promise<Credited[]> {
  return db.all(
    statement(
      creditedRow,
      `SELECT w.id, w.year, json_group_array(c.role ORDER BY c.position) AS roles
       FROM credit c JOIN website w ON w.id = c.website_id
       WHERE c.profile_id = ?1 AND w.status = 'published'
       GROUP BY w.id ORDER BY w.published_at DESC, w.id DESC LIMIT ?2 OFFSET ?3`,
      profile,
      part.size,
      (part.page - 1) * part.size,
    ),
  );
}

const idRow = z.object({ id: z.number() });

/** Ids of typefaces that it designed or published, by name. */
export async function listOwnTypefaces(
  db: Database,
  profile: number,
  part: Part,
): Promise<number[]> {
  const rows = await db.all(
    statement(
      idRow,
      `SELECT t.id FROM (${ownTypefaces}) own JOIN typeface t ON t.id = own.id
       ORDER BY t.name, t.id LIMIT ?2 OFFSET ?3`,
      profile,
      part.size,
      (part.page - 1) * part.size,
    ),
  );
  return rows.map(({ id }) => id);
}

const usedRow = z.object({ id: z.number(), websites: z.number() });

/** Typefaces in use on at least two of its websites, with on how many; then palettes of its newest websites. */
export async function findHabits(
  db: Database,
  profile: number,
  { faces, palettes }: { faces: number; palettes: number },
): Promise<{ faces: { id: number; websites: number }[]; palettes: number[] }> {
  const websites = `(SELECT DISTINCT c.website_id AS id FROM credit c WHERE c.profile_id = ?1)`;
  const [used, held] = await db.batch(
    statement(
      usedRow,
      `SELECT u.typeface_id AS id, count(*) AS websites
       FROM ${websites} own JOIN website w ON w.id = own.id AND w.status = 'published'
       JOIN website_typeface u ON u.website_id = w.id
       GROUP BY u.typeface_id HAVING count(*) > 1
       ORDER BY count(*) DESC, u.typeface_id LIMIT ?2`,
      profile,
      faces,
    ),
    statement(
      idRow,
      `SELECT p.palette_id AS id
       FROM ${websites} own JOIN website w ON w.id = own.id AND w.status = 'published'
       JOIN palette_website p ON p.website_id = w.id
       GROUP BY p.palette_id ORDER BY max(w.published_at) DESC, p.palette_id LIMIT ?2`,
      profile,
      palettes,
    ),
  );
  return { faces: used, palettes: held.map(({ id }) => id) };
}
