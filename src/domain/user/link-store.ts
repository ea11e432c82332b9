import { z } from 'zod';
import { type Database, type Statement, statement } from '../db.ts';

/** Joins a write batch: links to a new password and links to sign in that were mailed to this person. */
export function dropLinks(user: string, email: string): Statement<unknown> {
  return statement(
    z.unknown(),
    `DELETE FROM verification WHERE
       CASE WHEN json_valid(value) THEN json_extract(value, '$.email') ELSE value END IN (?1, ?2)`,
    user,
    email,
  );
}

/** Mailed links that nobody opened in time. */
export async function dropOldLinks(db: Database, now: number): Promise<void> {
  await db.write(
    statement(z.unknown(), 'DELETE FROM email_change WHERE expires_at <= ?1', now),
    statement(
      z.unknown(),
      'DELETE FROM verification WHERE expiresAt <= ?1',
      new Date(now).toISOString(),
    ),
  );
}
