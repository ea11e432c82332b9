import { z } from 'zod';
import { type Database, statement } from '../db.ts';
import { accountEvent } from './account-event-store.ts';
import type { Onboarding } from './onboarding.ts';

const idRow = z.object({ id: z.string() });

/** The id of the account with this address, in any case. */
export async function findUserId(db: Database, email: string): Promise<string | null> {
  const row = await db.first(
    statement(idRow, 'SELECT id FROM user WHERE email = ?1', email.toLowerCase()),
  );
  return row?.id ?? null;
}

/**
 * Removes an account whose address nobody has proved. Whoever made it first must not keep a password on it for
 * the owner of the address to confirm later.
 */
export async function dropUnproven(db: Database, email: string): Promise<void> {
  await db.write(
    statement(
      z.unknown(),
      'DELETE FROM user WHERE email = ?1 AND emailVerified = 0',
      email.toLowerCase(),
    ),
  );
}

/** Notes that the address is proved; false when it was already, or the account is gone. One statement decides. */
export async function proveAddress(db: Database, userId: string): Promise<boolean> {
  const [proved] = await db.write(
    statement(
      z.unknown(),
      'UPDATE user SET emailVerified = 1 WHERE id = ?1 AND emailVerified = 0',
      userId,
    ),
  );
  return proved === 1;
}

const hashRow = z.object({ password: z.string() });

/** The stored password of an account, as a PHC string; null when it signs in by other ways only. */
export async function findPasswordHash(db: Database, userId: string): Promise<string | null> {
  const row = await db.first(
    statement(
      hashRow,
      `SELECT password FROM account
       WHERE userId = ?1 AND providerId = 'credential' AND password IS NOT NULL`,
      userId,
    ),
  );
  return row?.password ?? null;
}

const tieRow = z.object({ id: z.string(), password: z.string() });

/** What a known browser is tied to: the account with this address and its password's hash; null without an account. */
export async function findDeviceTie(db: Database, email: string): Promise<string | null> {
  const row = await db.first(
    statement(
      tieRow,
      `SELECT u.id, coalesce(a.password, '') AS password FROM user u
       LEFT JOIN account a ON a.userId = u.id AND a.providerId = 'credential' WHERE u.email = ?1`,
      email.toLowerCase(),
    ),
  );
  return row && `${row.id} ${row.password}`;
}

/** Puts another hash of the same password in place, unless the password was changed meanwhile. */
export async function replacePasswordHash(
  db: Database,
  userId: string,
  before: string,
  after: string,
): Promise<void> {
  await db.write(
    statement(
      z.unknown(),
      `UPDATE account SET password = ?3
       WHERE userId = ?1 AND providerId = 'credential' AND password = ?2`,
      userId,
      before,
      after,
    ),
  );
}

/** Name, occupation and interests; the first time it also ends onboarding. */
export async function completeOnboarding(
  db: Database,
  userId: string,
  { fullname, occupation, interests }: Onboarding,
  now: number,
): Promise<void> {
  await db.write(
    statement(
      z.unknown(),
      `UPDATE user SET name = ?2, occupation = ?3, interests_json = ?4, updatedAt = ?5,
         onboarding_completed_at = coalesce(onboarding_completed_at, ?5) WHERE id = ?1`,
      userId,
      fullname,
      occupation,
      JSON.stringify(interests),
      new Date(now).toISOString(),
    ),
    accountEvent({ event: 'onboarded', actor: userId, target: userId }, now),
  );
}

const answersRow = z.object({ occupation: z.string().nullable(), interests_json: z.string() });

/** What a person said at onboarding. */
export async function findAnswers(
  db: Database,
  userId: string,
): Promise<{ occupation: string | null; interests: string[] }> {
  const row = await db.first(
    statement(answersRow, 'SELECT occupation, interests_json FROM user WHERE id = ?1', userId),
  );
  const interests = z
    .array(z.string())
    .catch([])
    .parse(JSON.parse(row?.interests_json ?? '[]'));
  return { occupation: row?.occupation ?? null, interests };
}
