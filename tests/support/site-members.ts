import { randomUUID } from 'node:crypto';
import { generateSignedCookie } from 'hono/cookie';
import { z } from 'zod';
import { statement } from '#domain/db.ts';
import { tokenHash } from '#domain/user/session-store.ts';
import { openPlatform } from '../../src/cli/platform.ts';
import { localSecrets } from '../../src/cli/secret.ts';

export interface SiteMember {
  id: string;
  email: string;
  /** Value of the session cookie. */
  session: string;
}

const dayMs = 86_400_000;

/** Members with a session each in the state of a built site, which does not run yet, and behind them an admin. */
export async function makeMembers(count: number): Promise<SiteMember[]> {
  const { AUTH_SECRET: secret = '' } = await localSecrets();
  const platform = await openPlatform();
  const now = new Date().toISOString();
  const until = new Date(Date.now() + dayMs).toISOString();
  const members: SiteMember[] = [];
  try {
    for (let i = 1; i <= count + 1; i++) {
      const id = randomUUID();
      const token = randomUUID();
      const email = `member-${i}-${id.slice(0, 8)}@example.com`;
      await platform.db.write(
        statement(
          z.unknown(),
          `INSERT INTO user (id, name, email, emailVerified, createdAt, updatedAt, onboarding_completed_at, role)
           VALUES (?1, ?2, ?3, 1, ?4, ?4, ?4, ?5)`,
          id,
          `Member ${i}`,
          email,
          now,
          i > count ? 'admin' : 'member',
        ),
        statement(
          z.unknown(),
          `INSERT INTO session (id, token, userId, expiresAt, createdAt, updatedAt)
           VALUES (?1, ?2, ?3, ?4, ?5, ?5)`,
          randomUUID(),
          await tokenHash(token),
          id,
          until,
          now,
        ),
      );
      const cookie = (await generateSignedCookie('session', token, secret)).split(';')[0] ?? '';
      members.push({ id, email, session: cookie.slice('session='.length) });
    }
  } finally {
    await platform.close();
  }
  return members;
}
