import { z } from 'zod';
import { type Database, statement } from '../db.ts';
import { roles, type User } from './user.ts';

const sessionRow = z.object({
  expiresAt: z.string(),
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  has_access: z.number(),
  onboarding_completed_at: z.string().nullable(),
});

/** The living session of a token, by the token's hash; `now` is epoch ms, `expiresAt` ISO 8601. */
export async function findSession(
  db: Database,
  token: string,
  now: number,
): Promise<{ user: User; expiresAt: string } | null> {
  const row = await db.first(
    statement(
      sessionRow,
      `SELECT s.expiresAt, u.id, u.email, u.name, u.role, u.has_access, u.onboarding_completed_at
       FROM session s JOIN user u ON u.id = s.userId WHERE s.token = ?`,
      await tokenHash(token),
    ),
  );
  if (!row || Date.parse(row.expiresAt) <= now) return null;
  const { expiresAt, name, has_access, ...rest } = row;
  return { user: { ...rest, fullname: name, has_access: has_access === 1 }, expiresAt };
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
