import { z } from 'zod';
import type { Database, Statement } from '../db.ts';
import { linkHash } from '../link/link-hash.ts';
import { profileKinds } from '../profile/profile.ts';
import type { Made } from './category-import.ts';
import { namedKind } from './named-import.ts';
import { kindOfType, locationText, profileRow, specialty } from './profile-row.ts';
import { finder } from './resolve.ts';
import { momentText, spoken } from './row.ts';
import { ids, set } from './set.ts';
import { type Claim, keepOldSlugs, settle } from './settle.ts';
import { slugOf } from './slug.ts';

const stored = z.object({
  id: z.number(),
  version: z.number(),
  slug: z.string(),
  name: z.string(),
  kind: z.enum(profileKinds).nullable(),
  url: z.string().nullable(),
  bio: z.string().nullable(),
  location: z.string().nullable(),
  specialties: z.string().transform((text) => z.array(specialty).parse(JSON.parse(text))),
  links: z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text))),
  added: z.number(),
});
type StoredProfile = z.infer<typeof stored>;

export const profiles = namedKind({
  kind: 'profile',
  row: profileRow,
  stored,
  select: `SELECT t.id, t.version, t.slug, t.name, t.kind, t.url, t.bio, l.slug AS location,
      (SELECT json_group_array(s.specialty ORDER BY s.specialty)
         FROM profile_specialty s WHERE s.profile_id = t.id) AS specialties,
      (SELECT json_group_array(k.url ORDER BY o.position)
         FROM profile_link o JOIN link k ON k.hash = o.hash WHERE o.profile_id = t.id) AS links,
      t.created_at AS added
    FROM profile t LEFT JOIN location l ON l.id = t.location_id`,
  async prepare(db, given) {
    const texts = given.flatMap(({ row: one }) => locationText(one) ?? []);
    const known = await finder(db, 'location', [...new Set(texts)]);
    const notes = given.flatMap(({ line: at, row: one }) => {
      const text = locationText(one);
      const isKnown = text === undefined || known.find(text) !== undefined;
      return isKnown ? [] : [{ line: at, text: `no location ${text}: left out` }];
    });
    return { refs: { locations: known }, statements: [], notes };
  },
  merge(given, place, old, refs, now) {
    const location = locationText(given);
    return {
      id: place.id,
      version: old?.version ?? 1,
      slug: place.slug,
      name: given.name,
      kind: given.kind ?? kindOfType[given.type ?? ''] ?? old?.kind ?? null,
      url: given.url ?? given.github ?? old?.url ?? null,
      bio: given.bio ?? given.description ?? old?.bio ?? null,
      location:
        (location === undefined ? undefined : refs.locations.find(location)?.slug) ??
        old?.location ??
        null,
      specialties: [...new Set(given.specialties ?? old?.specialties ?? [])].sort(),
      links: [...new Set(given.links ?? old?.links ?? [])],
      added: old?.added ?? given.added ?? now,
    };
  },
  write: writeProfiles,
  exported: ({ version, added, ...rest }) => spoken({ ...rest, added: momentText(added) }),
});

function writeProfiles(
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
  ];
  const location = '(SELECT l.id FROM location l WHERE l.slug = row.value->>6)';
  return [
    set(
      `INSERT INTO profile (id, slug, name, kind, url, bio, location_id, updated_at, created_at)
       SELECT row.value->>0, row.value->>1, row.value->>2, row.value->>3, row.value->>4,
         row.value->>5, ${location}, row.value->>7, row.value->>8 FROM json_each(?1) AS row`,
      fresh.map(values),
    ),
    set(
      `UPDATE profile SET slug = row.value->>1, name = row.value->>2, kind = row.value->>3,
         url = row.value->>4, bio = row.value->>5, location_id = ${location},
         updated_at = row.value->>7, version = version + 1
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

/** Somebody whom another row names: by slug, perhaps with a name and an address. */
export interface Mention {
  line: number;
  profile: string;
  name?: string;
  url?: string;
}

/** Finds the people and studios that rows name and makes the unknown ones. */
export async function newProfiles(
  db: Database,
  mentions: readonly Mention[],
  now: number,
): Promise<Made> {
  const known = await finder(db, 'profile', [...new Set(mentions.map(({ profile }) => profile))]);
  const unknown = new Map<string, Claim & { mention: Mention }>();
  for (const mention of mentions) {
    if (known.find(mention.profile)) continue;
    const key = keyOf(mention.profile);
    if (unknown.has(key)) continue;
    const slug = slugOf(mention.profile);
    unknown.set(key, { line: mention.line, id: undefined, slug, found: undefined, mention });
  }
  const claims = [...unknown.values()];
  const places = await settle(db, 'profile', claims);
  const fresh = places.settled.map(({ id, slug }, i): StoredProfile => {
    const mention = claims[i]?.mention;
    return {
      id,
      version: 1,
      slug,
      name: mention?.name ?? nameOf(mention?.profile ?? slug),
      kind: null,
      url: mention?.url ?? null,
      bio: null,
      location: null,
      specialties: [],
      links: [],
      added: now,
    };
  });
  const made = new Map([...unknown.keys()].map((key, i) => [key, fresh[i]]));
  return {
    find: (text) => known.find(text) ?? made.get(keyOf(text)),
    statements: [...writeProfiles(fresh, [], now), keepOldSlugs(places.oldSlugs)],
    notes: places.notes,
  };
}

function keyOf(text: string): string {
  return slugOf(text) || text;
}

/** `some-studio` -> `Some studio`; a text that is no slug is a name already. */
function nameOf(text: string): string {
  if (!/^[a-z0-9-]+$/.test(text)) return text;
  const words = text.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
