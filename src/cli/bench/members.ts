import { createHmac, randomUUID } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type Database, statement } from '#domain/db.ts';
import { tokenHash } from '#domain/user/session-store.ts';
import { hashPassword } from '#worker/auth/password.ts';
import { openPlatform } from '../platform.ts';
import { places } from './places.ts';
import { secret } from './site.ts';
import type { State } from './state.ts';

const dayMs = 86_400_000;

export const password = 'the password of every member here';

export interface Member {
  id: string;
  email: string;
  /** Their browser's header. */
  headers: { cookie: string };
}

/** A copy of a state with so many members, each signed in and with the same password: it is written to. */
export async function withMembers(
  state: State,
  count: number,
): Promise<{ folder: string; members: Member[] }> {
  const folder = path.join(places.state, 'members');
  rmSync(folder, { recursive: true, force: true });
  cpSync(state.folder, folder, { recursive: true });
  const made = await Promise.all(Array.from({ length: count }, (_, i) => newMember(i)));
  await inState(folder, async (db) => {
    const now = Date.now();
    const rows = JSON.stringify(made.map(({ id, email, hash }) => ({ id, email, hash })));
    await db.write(
      statement(
        z.unknown(),
        `INSERT INTO user (id, name, email, emailVerified, createdAt, updatedAt, onboarding_completed_at)
         SELECT value ->> 'id', 'Member', value ->> 'email', 1, ?2, ?2, ?2 FROM json_each(?1)`,
        rows,
        new Date(now).toISOString(),
      ),
      statement(
        z.unknown(),
        `INSERT INTO account (id, accountId, providerId, userId, password, createdAt, updatedAt)
         SELECT value ->> 'id', value ->> 'id', 'credential', value ->> 'id', ?3, ?2, ?2
         FROM json_each(?1)`,
        rows,
        new Date(now).toISOString(),
        await hashPassword(password),
      ),
      statement(
        z.unknown(),
        `INSERT INTO session (id, token, userId, expiresAt, createdAt, updatedAt)
         SELECT value ->> 'id', value ->> 'hash', value ->> 'id', ?3, ?2, ?2 FROM json_each(?1)`,
        rows,
        new Date(now).toISOString(),
        new Date(now + dayMs).toISOString(),
      ),
    );
  });
  return { folder, members: made };
}

/** Works on the database of a state that nothing serves yet. */
export async function inState(
  folder: string,
  work: (db: Database) => Promise<void>,
): Promise<void> {
  const before = process.env.STATE_DIR;
  process.env.STATE_DIR = folder;
  const platform = await openPlatform();
  try {
    await work(platform.db);
  } finally {
    await platform.close();
    if (before === undefined) delete process.env.STATE_DIR;
    else process.env.STATE_DIR = before;
  }
}

async function newMember(i: number) {
  const token = randomUUID();
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  const cookie = `session=${encodeURIComponent(`${token}.${signature}`)}`;
  const email = `member-${i}@example.com`;
  return { id: randomUUID(), email, hash: await tokenHash(token), headers: { cookie } };
}

let senders = 0;

/** Another sender each time, as an edge names it: the limits of one do not stand in the way. */
export function anotherSender(): Record<string, string> {
  senders += 1;
  return { 'cf-connecting-ip': `2001:db8::${senders.toString(16)}` };
}
