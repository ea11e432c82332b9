import { z } from 'zod';
import type { Database } from '../db.ts';
import { avatarMostSide, profileLinksMost } from '../limits.ts';
import { profileKinds } from '../profile/profile.ts';
import type { Made } from './category-import.ts';
import { namedKind } from './named-import.ts';
import {
  profileStored,
  type StoredProfile,
  specialtySlug,
  writeProfiles,
} from './profile-stored.ts';
import { finder } from './resolve.ts';
import { address, idText, line, list, moment, momentText, prose, spoken } from './row.ts';
import { type Claim, keepOldSlugs, settle } from './settle.ts';
import { slugOf } from './slug.ts';

const row = z.object({
  id: idText.optional(),
  slug: line(120).optional(),
  name: line(120),
  kind: z.enum(profileKinds).optional(),
  /** Collected data: the kind in other words. */
  type: z.string().optional(),
  url: address.optional().catch(undefined),
  github: address.optional().catch(undefined),
  bio: prose(2_000).optional(),
  description: prose(2_000).optional(),
  location: line(200).optional(),
  location_slug: line(120).optional(),
  specialties: list(specialtySlug, 6).optional(),
  links: list(address, profileLinksMost).optional(),
  picture: z
    .object({
      key: z.string().regex(/^[0-9a-f]{64}$/),
      width: z.number().int().min(1).max(avatarMostSide),
      height: z.number().int().min(1).max(avatarMostSide),
      type: z.string().max(40),
      bytes: z.number().int(),
    })
    .optional(),
  added: moment.optional(),
});

const kindOfType: Record<string, (typeof profileKinds)[number]> = {
  individual: 'person',
  agency: 'agency',
  foundry: 'foundry',
};

export const profiles = namedKind({
  kind: 'profile',
  row,
  stored: profileStored,
  select: `SELECT t.id, t.version, t.slug, t.name, t.kind, t.url, t.bio, l.slug AS location,
      (SELECT json_group_array(s.specialty ORDER BY s.specialty)
         FROM profile_specialty s WHERE s.profile_id = t.id) AS specialties,
      (SELECT json_group_array(k.url ORDER BY o.position)
         FROM profile_link o JOIN link k ON k.hash = o.hash WHERE o.profile_id = t.id) AS links,
      (SELECT json_object('key', i.key, 'width', i.width, 'height', i.height, 'type', i.type, 'bytes', i.bytes)
         FROM image i WHERE i.key = t.picture_key) AS picture,
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
      picture: given.picture ?? old?.picture ?? null,
      added: old?.added ?? given.added ?? now,
    };
  },
  write: writeProfiles,
  exported: ({ version, added, ...rest }) => spoken({ ...rest, added: momentText(added) }),
});

function locationText(one: z.infer<typeof row>): string | undefined {
  return one.location_slug ?? (one.location?.includes(',') ? undefined : one.location);
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
      picture: null,
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
