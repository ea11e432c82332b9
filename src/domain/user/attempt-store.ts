import { z } from 'zod';
import { type Database, type Statement, statement } from '../db.ts';
import { dayMs } from '../limits.ts';
import { attemptLimits } from './attempt-limits.ts';
import { tokenHash } from './session-store.ts';

export type Attempt = keyof typeof attemptLimits;

/**
 * Counts one attempt and says whether it may go on. One statement decides, so that of any number at once exactly as
 * many pass as the limit allows. What is over it counts nothing: nobody is locked out longer than one span.
 */
export async function mayAttempt(
  db: Database,
  what: Attempt,
  whose: string,
  now: number,
): Promise<boolean> {
  const { times, inMs } = attemptLimits[what];
  const [counted = 0] = await db.write(
    statement(
      z.unknown(),
      `INSERT INTO attempt (key, started, count) VALUES (?1, ?2, 1)
       ON CONFLICT (key) DO UPDATE SET
         count = CASE WHEN started <= ?3 THEN 1 ELSE count + 1 END,
         started = CASE WHEN started <= ?3 THEN ?2 ELSE started END
       WHERE started <= ?3 OR count < ?4`,
      await keyOf(what, whose),
      now,
      now - inMs,
      times,
    ),
  );
  return counted > 0;
}

/** It went well: the next one starts from nothing. */
export async function forgetAttempts(db: Database, what: Attempt, whose: string): Promise<void> {
  await db.write(
    statement(z.unknown(), 'DELETE FROM attempt WHERE key = ?1', await keyOf(what, whose)),
  );
}

/** Joins a write batch: whatever was counted for these is forgotten. */
export async function dropAttempts(whose: readonly string[]): Promise<Statement<unknown>> {
  const all = Object.keys(attemptLimits) as Attempt[];
  const keys = await Promise.all(whose.flatMap((one) => all.map((what) => keyOf(what, one))));
  return statement(
    z.unknown(),
    'DELETE FROM attempt WHERE key IN (SELECT value FROM json_each(?1))',
    JSON.stringify(keys),
  );
}

/** Counters whose span is long over. */
export async function dropOldAttempts(db: Database, now: number): Promise<void> {
  await db.write(statement(z.unknown(), 'DELETE FROM attempt WHERE started < ?1', now - dayMs));
}

async function keyOf(what: Attempt, whose: string): Promise<string> {
  return `${what}:${await tokenHash(whose)}`;
}
