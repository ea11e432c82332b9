import { z } from 'zod';
import { bumpVersion } from '../catalogue/catalogue-store.ts';
import { type Database, type Statement, statement } from '../db.ts';
import { dropMailTo } from '../mail/mail-store.ts';
import { farewellOf } from '../profile/profile-leave-store.ts';
import { leavePayments } from '../supporter/payer-store.ts';
import { dropAttempts } from './attempt-store.ts';
import { dropLinks } from './link-store.ts';

const keptRow = z.object({
  favorites: z.number(),
  collections: z.number(),
  publicCollections: z.number(),
  profiles: z.number(),
});

/** How much goes with an account. */
export async function countKept(db: Database, user: string): Promise<z.infer<typeof keptRow>> {
  const row = await db.first(
    statement(
      keptRow,
      `SELECT (SELECT count(*) FROM favorite WHERE user_id = ?1) AS favorites,
         (SELECT count(*) FROM collection WHERE user_id = ?1) AS collections,
         (SELECT count(*) FROM collection WHERE user_id = ?1 AND visibility = 'public')
           AS publicCollections,
         (SELECT count(*) FROM profile_owner WHERE user_id = ?1) AS profiles`,
      user,
    ),
  );
  return row ?? { favorites: 0, collections: 0, publicCollections: 0, profiles: 0 };
}

const addressRow = z.object({ new_email: z.string(), old_email: z.string() });

/** Addresses besides the account's own that mails about it may be on their way to. */
export async function listOtherAddresses(db: Database, user: string): Promise<string[]> {
  const rows = await db.all(
    statement(addressRow, 'SELECT new_email, old_email FROM email_change WHERE user_id = ?1', user),
  );
  return rows.flatMap(({ new_email, old_email }) => [new_email, old_email]);
}

export interface Deletion {
  user: string;
  email: string;
  /** Of mails that wait, as the outbox names them. */
  recipients: readonly string[];
  /** Public collections stay, with no owner who is anybody; profiles as they are, with none at all. */
  keepsPublic: boolean;
}

/**
 * All of an account at once or nothing: what hangs on it goes by cascade. Its record stays, under an id that no other
 * row knows. Gives the keys of pictures that nothing names any more; null when the account was gone already.
 */
export async function deleteAccount(
  db: Database,
  { user, email, recipients, keepsPublic }: Deletion,
  now: number,
): Promise<string[] | null> {
  const farewell = keepsPublic ? null : await farewellOf(db, user, now);
  const [recorded = 0] = await db.write(
    lastEvent(user, keepsPublic, now),
    ...(farewell ? farewell.statements : leavePublic(user, now)),
    dropLinks(user, email),
    dropMailTo(recipients),
    await dropAttempts([user, email]),
    leavePayments(user, now),
    statement(z.unknown(), 'DELETE FROM user WHERE id = ?1', user),
  );
  return recorded > 0 ? (farewell?.pictures ?? []) : null;
}

/** Nobody's row: its address is none, so that nobody can ever sign in to it or sign up with it. */
const nobody = 'nobody';

function leavePublic(user: string, now: number): Statement<unknown>[] {
  return [
    statement(
      z.unknown(),
      `DELETE FROM collection_item WHERE removed_at IS NOT NULL AND collection_id IN
         (SELECT id FROM collection WHERE user_id = ?1 AND visibility = 'public')`,
      user,
    ),
    statement(
      z.unknown(),
      `INSERT INTO user (id, name, email, emailVerified, createdAt, updatedAt)
       VALUES (?1, '', ?1, 1, ?2, ?2) ON CONFLICT DO NOTHING`,
      nobody,
      new Date(now).toISOString(),
    ),
    bumpVersion(now),
    statement(
      z.unknown(),
      `UPDATE collection SET user_id = ?2 WHERE user_id = ?1 AND visibility = 'public'`,
      user,
      nobody,
    ),
  ];
}

function lastEvent(user: string, keepsPublic: boolean, now: number): Statement<unknown> {
  return statement(
    z.unknown(),
    `INSERT INTO account_event (at, event, actor, target, detail_json)
     SELECT ?2, 'account-deleted', id, id, ?3 FROM user WHERE id = ?1`,
    user,
    now,
    JSON.stringify({ keeps_public: keepsPublic }),
  );
}
