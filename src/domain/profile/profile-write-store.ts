import { z } from 'zod';
import { bumpVersion } from '../catalogue/catalogue-store.ts';
import { type Database, type Statement, statement } from '../db.ts';
import { profilesMost } from '../limits.ts';
import { linkHash } from '../link/link-hash.ts';
import type { Avatar } from './avatar.ts';
import { goneKey } from './gone-key.ts';
import type { EditedProfile } from './own-profile.ts';
import { listWays } from './own-profile-store.ts';
import type { ProfileWords } from './profile-schema.ts';
import { slugFor } from './profile-slug-store.ts';

/** What a form came to. `place`: a location's id. */
export interface ProfileFacts extends Omit<ProfileWords, 'place'> {
  place: number | null;
}

/** `null`: no picture; `keep`: the present one. */
export type NextPicture = Avatar | null | 'keep';

/** Who changes which profile at which version: nothing is written for anybody or anything else. */
interface Change {
  id: number;
  user: string;
  version: number;
  now: number;
}

const createTries = 4;

/** Gives its id; null when the member has as many as they may. A slug that anybody has or had is nobody else's. */
export async function createProfile(
  db: Database,
  user: string,
  facts: ProfileFacts,
  picture: Avatar | null,
  now: number,
): Promise<number | null> {
  const { settle } = await import('../import/settle.ts');
  const { slugOf } = await import('../import/slug.ts');
  for (let tries = 1; tries <= createTries; tries++) {
    const tail = tries > 2 ? `-${linkHash().slice(0, 5).toLowerCase()}` : '';
    const wanted = `${slugOf(facts.name)}${tail}`.replace(/^-/, '');
    const claim = { line: 0, id: undefined, slug: wanted, found: undefined };
    const [place] = (await settle(db, 'profile', [claim])).settled;
    if (!place) return null;
    const change = { id: place.id, user, version: 1, now };
    const gone = await goneKey(place.slug);
    const [made = 0] = await db.write(
      ...insertProfile(change, place.slug, gone, facts, picture),
      ...writeWays(change, facts, { visit: null, links: [] }),
      writeSpecialties(change, facts),
      recorded('profile-created', change),
      bumpVersion(now),
    );
    if (made === 1) return place.id;
    if (await hasAll(db, user)) return null;
  }
  return null;
}

const countRow = z.object({ n: z.number() });

async function hasAll(db: Database, user: string): Promise<boolean> {
  const own = statement(
    countRow,
    'SELECT count(*) AS n FROM profile_owner WHERE user_id = ?1',
    user,
  );
  return ((await db.first(own))?.n ?? 0) >= profilesMost;
}

function insertProfile(
  { id, user, now }: Change,
  slug: string,
  gone: string,
  { name, kind, bio, url, place }: ProfileFacts,
  picture: Avatar | null,
): Statement<unknown>[] {
  return [
    statement(
      z.unknown(),
      `INSERT INTO profile (id, slug, name, kind, bio, url, location_id, created_at, updated_at)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8
       WHERE (SELECT count(*) FROM profile_owner WHERE user_id = ?9) < ${profilesMost}
         AND NOT EXISTS (SELECT 1 FROM profile WHERE id = ?1 OR slug = ?2)
         AND NOT EXISTS (SELECT 1 FROM slug_history WHERE entity_kind = 'profile' AND slug = ?2)
         AND NOT EXISTS (SELECT 1 FROM slug_history WHERE entity_kind = 'gone-profile' AND slug = ?10)`,
      id,
      slug,
      name,
      kind,
      bio,
      url,
      place,
      now,
      user,
      gone,
    ),
    // Of two who make the same at once, one made a row: the other finds it owned.
    statement(
      z.unknown(),
      `INSERT INTO profile_owner (profile_id, user_id, proof, since)
       SELECT id, ?3, 'created', ?4 FROM profile p WHERE id = ?1 AND slug = ?2 AND created_at = ?4
         AND NOT EXISTS (SELECT 1 FROM profile_owner o WHERE o.profile_id = p.id)`,
      id,
      slug,
      user,
      now,
    ),
    ...(picture ? writePicture({ id, user, version: 1, now }, picture) : []),
  ];
}

/** SQL: that the profile is the member's, at the version that they changed. Binds ?1 to ?3. */
const isTheirs = `EXISTS (SELECT 1 FROM profile p JOIN profile_owner o ON o.profile_id = p.id
  WHERE p.id = ?1 AND o.user_id = ?2 AND p.version = ?3)`;

function theirs(text: string, { id, user, version }: Change, ...more: (string | number | null)[]) {
  return statement(z.unknown(), `${text} AND ${isTheirs}`, id, user, version, ...more);
}

function writePicture(change: Change, { key, side, type, bytes }: Avatar): Statement<unknown>[] {
  return [
    theirs(
      `INSERT INTO image (key, width, height, type, bytes) SELECT ?4, ?5, ?5, ?6, ?7 WHERE true`,
      change,
      key,
      side,
      type,
      bytes.length,
    ),
    theirs('UPDATE profile SET picture_key = ?4 WHERE id = ?1', change, key),
  ];
}

type Ways = Awaited<ReturnType<typeof listWays>>;

/** An address that stays keeps its way out; one that went is gone for good. */
function writeWays(change: Change, { url, links }: ProfileFacts, old: Ways): Statement<unknown>[] {
  const hashOf = new Map(old.links.map((link) => [link.url, link.hash]));
  const listed = links.map((address) => ({
    address,
    hash: hashOf.get(address) ?? linkHash(),
    isNew: !hashOf.has(address),
  }));
  const visit = old.visit?.url === url ? old.visit : null;
  const kept = [...listed.map(({ hash }) => hash), ...(visit ? [visit.hash] : [])];
  const fresh = [
    ...listed.filter(({ isNew }) => isNew).map(({ hash, address }) => [hash, address, 'link']),
    ...(url !== null && !visit ? [[linkHash(), url, 'visit']] : []),
  ];
  return [
    theirs(
      `UPDATE link SET gone_at = ?4 WHERE entity_kind = 'profile' AND entity_id = ?1
         AND gone_at IS NULL AND hash NOT IN (SELECT value FROM json_each(?5))`,
      change,
      change.now,
      JSON.stringify(kept),
    ),
    theirs(
      `INSERT INTO link (hash, url, kind, entity_kind, entity_id, created_at)
       SELECT value->>0, value->>1, value->>2, 'profile', ?1, ?4 FROM json_each(?5) WHERE true`,
      change,
      change.now,
      JSON.stringify(fresh),
    ),
    theirs('DELETE FROM profile_link WHERE profile_id = ?1', change),
    theirs(
      `INSERT INTO profile_link (profile_id, position, hash)
       SELECT ?1, key, value FROM json_each(?4) WHERE true`,
      change,
      JSON.stringify(listed.map(({ hash }) => hash)),
    ),
  ];
}

function writeSpecialties(change: Change, { specialties }: ProfileFacts): Statement<unknown> {
  return theirs(
    `INSERT INTO profile_specialty (profile_id, specialty)
     SELECT ?1, value FROM json_each(?4) WHERE true`,
    change,
    JSON.stringify(specialties),
  );
}

function recorded(
  event: 'profile-created' | 'profile-changed',
  change: Change,
): Statement<unknown> {
  return theirs(
    `INSERT INTO account_event (at, event, actor, target, detail_json)
     SELECT ?4, ?5, ?2, ?2, json_object('profile', CAST(?1 AS INTEGER)) WHERE true`,
    change,
    change.now,
    event,
  );
}

/** `stale`: somebody changed it since that version; nothing was written. */
export async function updateProfile(
  db: Database,
  user: string,
  old: EditedProfile,
  { version, facts, picture }: { version: number; facts: ProfileFacts; picture: NextPicture },
  now: number,
): Promise<'updated' | 'stale'> {
  if (version !== old.version) return 'stale';
  const change = { id: old.id, user, version, now };
  const slug = await slugFor(db, old, facts.name);
  const { name, kind, bio, url, place } = facts;
  const statements = [
    ...(picture === 'keep' || picture === null ? [] : writePicture(change, picture)),
    ...(picture === null
      ? [theirs('UPDATE profile SET picture_key = NULL WHERE id = ?1', change)]
      : []),
    ...(picture !== 'keep' && old.picture
      ? [theirs('DELETE FROM image WHERE key = ?4', change, old.picture)]
      : []),
    ...writeWays(change, facts, await listWays(db, old.id)),
    theirs('DELETE FROM profile_specialty WHERE profile_id = ?1', change),
    writeSpecialties(change, facts),
    ...(slug === old.slug
      ? []
      : [
          theirs(
            `INSERT OR IGNORE INTO slug_history (entity_kind, slug, entity_id)
             SELECT 'profile', ?4, ?1 WHERE true`,
            change,
            old.slug,
          ),
        ]),
    recorded('profile-changed', change),
    theirs(
      `UPDATE profile SET slug = ?4, name = ?5, kind = ?6, bio = ?7, url = ?8, location_id = ?9,
         updated_at = ?10, version = version + 1 WHERE id = ?1`,
      change,
      slug,
      name,
      kind,
      bio,
      url,
      place,
      now,
    ),
  ];
  const changed = await db.write(...statements, bumpVersion(now));
  return changed[statements.length - 1] === 1 ? 'updated' : 'stale';
}
