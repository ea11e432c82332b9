import { z } from 'zod';
import { bumpVersion } from '../catalogue/catalogue-store.ts';
import { type Database, type Statement, statement } from '../db.ts';
import { goneKey } from './gone-key.ts';
import { hasWork } from './own-profile-store.ts';

const leavingRow = z.object({
  id: z.number(),
  slug: z.string(),
  picture: z.string().nullable(),
  is_removable: z.number(),
});
type Leaving = z.infer<typeof leavingRow>;
const slugRow = z.object({ slug: z.string() });

const leaving = `SELECT p.id, p.slug, p.picture_key AS picture,
    o.proof = 'created' AND NOT ${hasWork('p.id')} AS is_removable
  FROM profile_owner o JOIN profile p ON p.id = o.profile_id`;

/** What a batch has to do, and which pictures nothing names after it. */
export interface Farewell {
  statements: Statement<unknown>[];
  pictures: string[];
}

/** Who made a profile that nobody credits may delete it; null where it is not so. */
export async function removeProfile(
  db: Database,
  user: string,
  id: number,
  now: number,
): Promise<Pick<Farewell, 'pictures'> | null> {
  const profile = await findLeaving(db, user, id);
  if (!profile?.is_removable) return null;
  const { statements, pictures } = await removal(db, profile);
  const [recorded] = await db.write(
    recordedOf('profile-deleted', user, id, now),
    ...statements,
    bumpVersion(now),
  );
  return recorded === 1 ? { pictures } : null;
}

/** The profile stays in the directory as it is, and is nobody's. False where it was not theirs. */
export async function giveUpProfile(
  db: Database,
  user: string,
  id: number,
  now: number,
): Promise<boolean> {
  const [, dropped] = await db.write(
    recordedOf('profile-given-up', user, id, now),
    statement(
      z.unknown(),
      'DELETE FROM profile_owner WHERE profile_id = ?1 AND user_id = ?2',
      id,
      user,
    ),
    bumpVersion(now),
  );
  return dropped === 1;
}

/**
 * All profiles of a member who goes and leaves nothing: those that nobody credits are deleted; of the others, which
 * the catalogue names, only what the member wrote and showed goes. Joins the batch of the deletion, before its user.
 */
export async function farewellOf(db: Database, user: string, now: number): Promise<Farewell> {
  const own = await db.all(statement(leavingRow, `${leaving} WHERE o.user_id = ?1`, user));
  const all: Farewell = { statements: [], pictures: [] };
  for (const profile of own) {
    const { statements, pictures } = profile.is_removable
      ? await removal(db, profile)
      : blanking(profile, now);
    all.statements.push(...statements);
    all.pictures.push(...pictures);
  }
  if (own.length > 0) all.statements.push(bumpVersion(now));
  return all;
}

function findLeaving(db: Database, user: string, id: number): Promise<Leaving | null> {
  return db.first(
    statement(leavingRow, `${leaving} WHERE o.profile_id = ?1 AND o.user_id = ?2`, id, user),
  );
}

/** Its slugs stay taken without saying what they were. */
async function removal(db: Database, { id, slug, picture }: Leaving): Promise<Farewell> {
  const old = await db.all(
    statement(
      slugRow,
      `SELECT slug FROM slug_history WHERE entity_kind = 'profile' AND entity_id = ?1`,
      id,
    ),
  );
  const slugs = [slug, ...old.map((one) => one.slug)];
  const keys = await Promise.all(slugs.map(goneKey));
  const run = (text: string, ...values: (string | number)[]) =>
    statement(z.unknown(), text, ...values);
  return {
    statements: [
      run(
        `DELETE FROM slug_history WHERE entity_kind = 'profile' AND slug IN
        (SELECT value FROM json_each(?1))`,
        JSON.stringify(slugs),
      ),
      run(
        `INSERT OR IGNORE INTO slug_history (entity_kind, slug, entity_id)
         SELECT 'gone-profile', value, ?1 FROM json_each(?2)`,
        id,
        JSON.stringify(keys),
      ),
      run(`DELETE FROM link WHERE entity_kind = 'profile' AND entity_id = ?1`, id),
      run('DELETE FROM profile WHERE id = ?1', id),
      ...dropPicture(picture),
    ],
    pictures: picture ? [picture] : [],
  };
}

function blanking({ id, picture }: Leaving, now: number): Farewell {
  return {
    statements: [
      statement(
        z.unknown(),
        `UPDATE profile SET bio = NULL, picture_key = NULL, location_id = NULL, updated_at = ?2,
           version = version + 1 WHERE id = ?1`,
        id,
        now,
      ),
      statement(z.unknown(), 'DELETE FROM profile_specialty WHERE profile_id = ?1', id),
      statement(
        z.unknown(),
        `DELETE FROM link WHERE entity_kind = 'profile' AND entity_id = ?1 AND kind = 'link'`,
        id,
      ),
      ...dropPicture(picture),
    ],
    pictures: picture ? [picture] : [],
  };
}

function dropPicture(key: string | null): Statement<unknown>[] {
  return key === null ? [] : [statement(z.unknown(), 'DELETE FROM image WHERE key = ?1', key)];
}

/** Before the change, if there will be one. */
function recordedOf(event: string, user: string, id: number, now: number): Statement<unknown> {
  return statement(
    z.unknown(),
    `INSERT INTO account_event (at, event, actor, target, detail_json)
     SELECT ?1, ?2, user_id, user_id, json_object('profile', profile_id)
     FROM profile_owner WHERE profile_id = ?3 AND user_id = ?4`,
    now,
    event,
    id,
    user,
  );
}
