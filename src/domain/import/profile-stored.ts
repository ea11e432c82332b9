import { z } from 'zod';
import type { Statement } from '../db.ts';
import { linkHash } from '../link/link-hash.ts';
import { profileKinds, specialties } from '../profile/profile.ts';
import { ids, set } from './set.ts';

export const specialtySlug = z.enum(Object.keys(specialties) as (keyof typeof specialties)[]);
const picture = z.object({
  key: z.string(),
  width: z.number(),
  height: z.number(),
  type: z.string(),
  bytes: z.number(),
});
/** A profile as it is stored, by everything that a file may say of one. */
export const profileStored = z.object({
  id: z.number(),
  version: z.number(),
  slug: z.string(),
  name: z.string(),
  kind: z.enum(profileKinds).nullable(),
  url: z.string().nullable(),
  bio: z.string().nullable(),
  location: z.string().nullable(),
  specialties: z.string().transform((text) => z.array(specialtySlug).parse(JSON.parse(text))),
  links: z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text))),
  picture: z
    .string()
    .nullable()
    .transform((text) => (text === null ? null : picture.parse(JSON.parse(text)))),
  added: z.number(),
});
export type StoredProfile = z.infer<typeof profileStored>;

export function writeProfiles(
  fresh: readonly StoredProfile[],
  changed: readonly StoredProfile[],
  now: number,
): Statement<unknown>[] {
  const values = (p: StoredProfile) => [
    p.id,
    p.slug,
    p.name,
    p.kind,
    p.url,
    p.bio,
    p.location,
    now,
    p.added,
    p.picture?.key ?? null,
  ];
  const location = '(SELECT l.id FROM location l WHERE l.slug = row.value->>6)';
  return [
    set(
      `INSERT INTO image (key, width, height, type, bytes)
       SELECT value->>0, value->>1, value->>2, value->>3, value->>4 FROM json_each(?1) WHERE true
       ON CONFLICT (key) DO NOTHING`,
      [...fresh, ...changed].flatMap(({ picture: p }) =>
        p ? [[p.key, p.width, p.height, p.type, p.bytes]] : [],
      ),
    ),
    set(
      `INSERT INTO profile (id, slug, name, kind, url, bio, location_id, updated_at, created_at, picture_key)
       SELECT row.value->>0, row.value->>1, row.value->>2, row.value->>3, row.value->>4,
         row.value->>5, ${location}, row.value->>7, row.value->>8, row.value->>9 FROM json_each(?1) AS row`,
      fresh.map(values),
    ),
    set(
      `UPDATE profile SET slug = row.value->>1, name = row.value->>2, kind = row.value->>3,
         url = row.value->>4, bio = row.value->>5, location_id = ${location},
         updated_at = row.value->>7, picture_key = row.value->>9, version = version + 1
       FROM json_each(?1) AS row WHERE profile.id = row.value->>0`,
      changed.map(values),
    ),
    set(
      `DELETE FROM profile_specialty WHERE profile_id IN (${ids})`,
      changed.map(({ id }) => [id]),
    ),
    set(
      `INSERT INTO profile_specialty (profile_id, specialty)
       SELECT value->>0, value->>1 FROM json_each(?1)`,
      [...fresh, ...changed].flatMap((p) => p.specialties.map((name) => [p.id, name])),
    ),
    ...writeWays([...fresh, ...changed], changed, now),
  ];
}

const ofProfile = `entity_kind = 'profile' AND gone_at IS NULL AND entity_id`;

/** Ways out: to the site of its own, and to its links. What stays keeps its hash. */
function writeWays(
  all: readonly StoredProfile[],
  changed: readonly StoredProfile[],
  now: number,
): Statement<unknown>[] {
  const links = all.flatMap(({ id, links: own }) =>
    own.map((url, at) => [id, url, linkHash(), at, now]),
  );
  return [
    set(
      `UPDATE link SET url = row.value->>1 FROM json_each(?1) AS row
       WHERE ${ofProfile} = row.value->>0 AND kind = 'visit' AND url <> row.value->>1`,
      changed.flatMap(({ id, url }) => (url === null ? [] : [[id, url]])),
    ),
    set(
      `INSERT INTO link (hash, url, kind, entity_kind, entity_id, created_at)
       SELECT value->>2, value->>1, 'visit', 'profile', value->>0, value->>3 FROM json_each(?1) AS row
       WHERE NOT EXISTS (SELECT 1 FROM link WHERE ${ofProfile} = row.value->>0 AND kind = 'visit')`,
      all.flatMap(({ id, url }) => (url === null ? [] : [[id, url, linkHash(), now]])),
    ),
    set(
      `UPDATE link SET gone_at = unixepoch() * 1000
       WHERE ${ofProfile} IN (${ids}) AND kind = 'link'
         AND (entity_id, url) NOT IN (SELECT value->>0, value->>1 FROM json_each(?2))`,
      changed.map(({ id }) => [id]),
      links,
    ),
    set(
      `DELETE FROM profile_link WHERE profile_id IN (${ids})`,
      changed.map(({ id }) => [id]),
    ),
    set(
      `INSERT INTO link (hash, url, kind, entity_kind, entity_id, created_at)
       SELECT value->>2, value->>1, 'link', 'profile', value->>0, value->>4 FROM json_each(?1) AS row
       WHERE NOT EXISTS (SELECT 1 FROM link WHERE ${ofProfile} = row.value->>0 AND kind = 'link'
         AND url = row.value->>1)`,
      links,
    ),
    set(
      `INSERT INTO profile_link (profile_id, position, hash)
       SELECT row.value->>0, row.value->>3, k.hash FROM json_each(?1) AS row
       JOIN link k ON ${ofProfile.replace('entity_id', 'k.entity_id')} = row.value->>0
         AND k.kind = 'link' AND k.url = row.value->>1`,
      links,
    ),
  ];
}
