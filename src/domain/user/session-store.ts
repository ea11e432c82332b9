import { z } from 'zod';
import { type Database, statement } from '../db.ts';
import { sessionMostMs, sessionRefreshAfterMs } from '../limits.ts';
import { roles, type User } from './user.ts';

const sessionRow = z.object({
  session_id: z.string(),
  expiresAt: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  has_access: z.number(),
  access_until: z.number().nullable(),
  onboarding_completed_at: z.string().nullable(),
});

export interface FoundSession {
  id: string;
  user: User;
  /** ISO 8601. */
  expiresAt: string;
  /** It slides on use, once a day. */
  isDue: boolean;
}

/** The living session of a token, by the token's hash; `now` is epoch ms. */
export async function findSession(
  db: Database,
  token: string,
  now: number,
): Promise<FoundSession | null> {
  const row = await db.first(
    statement(
      sessionRow,
      `SELECT s.id AS session_id, s.expiresAt, s.createdAt, s.updatedAt, u.id, u.email, u.name, u.role,
         u.has_access, u.access_until, u.onboarding_completed_at
       FROM session s JOIN user u ON u.id = s.userId WHERE s.token = ?`,
      await tokenHash(token),
    ),
  );
  if (!row || Date.parse(row.expiresAt) <= now) return null;
  const { session_id, expiresAt, createdAt, updatedAt, name, has_access, access_until, ...rest } =
    row;
  if (Date.parse(createdAt) + sessionMostMs <= now) return null;
  return {
    id: session_id,
    user: {
      ...rest,
      fullname: name,
      has_access: has_access === 1 && (access_until === null || access_until > now),
    },
    expiresAt,
    isDue: Date.parse(updatedAt) + sessionRefreshAfterMs <= now,
  };
}

const listedRow = z.object({
  id: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  userAgent: z.string().nullable(),
});

/** A person's living sessions, last used first, without anything that opens one. */
export async function listSessions(
  db: Database,
  userId: string,
  now: number,
): Promise<z.infer<typeof listedRow>[]> {
  return db.all(
    statement(
      listedRow,
      `SELECT id, createdAt, updatedAt, userAgent FROM session
       WHERE userId = ?1 AND expiresAt > ?2 AND createdAt > ?3 ORDER BY updatedAt DESC LIMIT 100`,
      userId,
      new Date(now).toISOString(),
      new Date(now - sessionMostMs).toISOString(),
    ),
  );
}

const startRow = z.object({ createdAt: z.string() });

/** When somebody signed in, in epoch ms; null when that session is over. */
export async function findSessionStart(db: Database, id: string): Promise<number | null> {
  const row = await db.first(
    statement(startRow, 'SELECT createdAt FROM session WHERE id = ?1', id),
  );
  return row ? Date.parse(row.createdAt) : null;
}

/** The old token opens nothing any more. */
export async function renewToken(db: Database, id: string, token: string): Promise<void> {
  await db.write(
    statement(
      z.unknown(),
      'UPDATE session SET token = ?2 WHERE id = ?1',
      id,
      await tokenHash(token),
    ),
  );
}

/** Ends one session of this person; true when there was one. */
export async function endSession(db: Database, userId: string, id: string): Promise<boolean> {
  const [ended = 0] = await db.write(
    statement(z.unknown(), 'DELETE FROM session WHERE id = ?1 AND userId = ?2', id, userId),
  );
  return ended > 0;
}

/** Ends every session of this person but the one named. Gives how many ended. */
export async function endSessions(db: Database, userId: string, kept = ''): Promise<number> {
  const [ended = 0] = await db.write(
    statement(z.unknown(), 'DELETE FROM session WHERE userId = ?1 AND id <> ?2', userId, kept),
  );
  return ended;
}

/** SHA-256 of the token in base64url: what the session table holds. */
export async function tokenHash(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Ends one session. Ending it twice is no error. */
export async function deleteSession(db: Database, token: string): Promise<void> {
  await db.write(
    statement(z.unknown(), 'DELETE FROM session WHERE token = ?', await tokenHash(token)),
  );
}
