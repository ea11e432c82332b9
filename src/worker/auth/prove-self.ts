import { APIError } from 'better-auth/api';
import { freshSignInMs } from '#domain/limits.ts';
import { findSessionStart } from '#domain/user/session-store.ts';
import { findPasswordHash } from '#domain/user/user-store.ts';
import type { Door } from './door.ts';
import { verifyPassword } from './password.ts';
import { queued } from './queued.ts';

/**
 * That it is the person and not somebody at their open browser: by the account's password, or where it has none by
 * having signed in a moment ago. Throws a refusal. Gives whose account it is.
 */
export async function proveSelf(
  { db, userId, email, sessionId, now }: Door,
  password: string,
): Promise<{ id: string; email: string }> {
  if (!userId || !email || !sessionId) throw refused('NOT_FRESH');
  const hash = await findPasswordHash(db, userId);
  if (hash) {
    if (!(await queued(() => verifyPassword(hash, password)))) throw refused('INVALID_PASSWORD');
  } else {
    const started = await findSessionStart(db, sessionId);
    if (started === null || started + freshSignInMs < now) throw refused('NOT_FRESH');
  }
  return { id: userId, email };
}

function refused(code: string): APIError {
  return new APIError('BAD_REQUEST', { code });
}
