import { z } from 'zod';
import { type Database, statement } from '../db.ts';
import { profilesFound } from '../limits.ts';
import { profileKinds } from '../profile/profile.ts';
import type { SearchIndex } from '../search/search.ts';
import type { ClaimedProfile } from './profile-claim.ts';

const profileRow = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  kind: z.enum(profileKinds).nullable(),
  url: z.string().nullable(),
  owner: z.string().nullable(),
});
const columns = 'p.id, p.slug, p.name, p.kind, p.url, o.user_id AS owner';
const owned = 'profile p LEFT JOIN profile_owner o ON o.profile_id = p.id';

export async function findClaimable(db: Database, slug: string): Promise<ClaimedProfile | null> {
  return db.first(statement(profileRow, `SELECT ${columns} FROM ${owned} WHERE p.slug = ?1`, slug));
}

const origins = ['https://', 'https://www.', 'http://', 'http://www.'];

/**
 * Whom the catalogue's search finds, and everybody else whose name or site begins so: profiles that nothing in the
 * catalogue names can be claimed too. Names in any spelling: by slug, which is the name in plain letters. Those that
 * begin so come first. `index`: null while it is not there.
 */
export async function searchProfiles(
  db: Database,
  index: SearchIndex | null,
  term: string,
): Promise<ClaimedProfile[]> {
  const text = term.trim();
  if (text === '') return [];
  // The tables of transliteration are larger than a page's whole code.
  const { slugOf } = await import('../import/slug.ts');
  const named = index?.search(text, 1, 1).groups.profiles ?? [];
  const site = text.toLowerCase().replace(/^(https?:\/\/)?(www\.)?/, '');
  return db.all(
    statement(
      profileRow,
      `SELECT ${columns} FROM ${owned} WHERE p.id IN (
         SELECT value FROM json_each(?1)
         UNION SELECT * FROM (SELECT id FROM profile WHERE slug >= ?2 AND slug < ?2 || '~' ORDER BY slug LIMIT ?4)
         UNION SELECT * FROM (SELECT q.id FROM json_each(?3) way
           JOIN profile q ON q.url >= way.value AND q.url < way.value || char(1114111) LIMIT ?4)
       )
       ORDER BY NOT coalesce(p.slug >= ?2 AND p.slug < ?2 || '~', 0), p.name COLLATE NOCASE, p.id LIMIT ?4`,
      JSON.stringify(named.map(({ id }) => id)),
      slugOf(text) || null,
      JSON.stringify(site === '' ? [] : origins.map((origin) => origin + site)),
      profilesFound,
    ),
  );
}
