import { env } from 'cloudflare:test';
import { generateSignedCookie } from 'hono/cookie';
import { tokenHash } from '#domain/user/session-store.ts';
import type { Role } from '#domain/user/user.ts';
import { hashPassword } from '#worker/auth/password.ts';

export interface Member {
  role?: Role;
  supporter?: boolean;
  onboarded?: boolean;
  /** Without one they sign in by mail. */
  password?: string;
  /** Milliseconds from now until the session ends. */
  lasts?: number;
}

let made = 0;

/** Makes a user with a session and gives the `cookie` header of their browser. */
export async function signedIn({
  role = 'member',
  supporter = false,
  onboarded = true,
  password,
  lasts = 3_600_000,
}: Member = {}) {
  made += 1;
  const id = `user-${made}`;
  const token = `token-${made}-${crypto.randomUUID()}`;
  const now = new Date().toISOString();
  await env.DB.batch([
    env.DB.prepare(
      'INSERT INTO user (id, name, email, emailVerified, createdAt, updatedAt, role, has_access, onboarding_completed_at) VALUES (?, ?, ?, 1, ?, ?, ?, ?, ?)',
    ).bind(
      id,
      `Member ${made}`,
      `${id}@example.com`,
      now,
      now,
      role,
      supporter ? 1 : 0,
      onboarded ? now : null,
    ),
    env.DB.prepare(
      'INSERT INTO session (id, token, userId, expiresAt, createdAt, updatedAt) VALUES (?, ?, ?, ?, ?, ?)',
    ).bind(
      `session-${made}`,
      await tokenHash(token),
      id,
      new Date(Date.now() + lasts).toISOString(),
      now,
      now,
    ),
  ]);
  if (password) await withPassword(id, password, now);
  return { id, token, email: `${id}@example.com`, headers: { cookie: await sessionCookie(token) } };
}

async function withPassword(id: string, password: string, now: string): Promise<void> {
  await env.DB.prepare(
    "INSERT INTO account (id, accountId, providerId, userId, password, createdAt, updatedAt) VALUES (?1, ?2, 'credential', ?2, ?3, ?4, ?4)",
  )
    .bind(`account-${id}`, id, await hashPassword(password), now)
    .run();
}

/** Signs a member in with one more browser, `ago` milliseconds before now; gives its cookie header. */
export async function anotherBrowser(id: string, ago = 0): Promise<{ cookie: string }> {
  made += 1;
  const token = `token-${made}-${crypto.randomUUID()}`;
  const at = new Date(Date.now() - ago).toISOString();
  await env.DB.prepare(
    'INSERT INTO session (id, token, userId, expiresAt, createdAt, updatedAt) VALUES (?1, ?2, ?3, ?4, ?5, ?5)',
  )
    .bind(
      `session-${made}`,
      await tokenHash(token),
      id,
      new Date(Date.now() + 3_600_000).toISOString(),
      at,
    )
    .run();
  return { cookie: await sessionCookie(token) };
}

/** The cookie header for a token, signed as the site signs it. */
export async function sessionCookie(
  token: string,
  secret = env.AUTH_SECRET ?? '',
): Promise<string> {
  return (await generateSignedCookie('session', token, secret)).split(';')[0] ?? '';
}
