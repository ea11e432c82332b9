import { setSignedCookie } from 'hono/cookie';
import { secondMs, sessionIdleMs } from '#domain/limits.ts';
import { renewToken } from '#domain/user/session-store.ts';
import type { AppContext } from './context.ts';
import { sessionCookieName } from './session-cookie.ts';
import { placeOf } from './site-origin.ts';

/** The session stays, its token becomes another one: a copy of the cookie opens nothing any more. */
export async function rotateSession(c: AppContext, id: string): Promise<void> {
  const token = crypto.randomUUID().replaceAll('-', '');
  await renewToken(c.get('db'), id, token);
  await setSignedCookie(c, sessionCookieName(c), token, c.env.AUTH_SECRET ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: placeOf(c.env) === 'production',
    maxAge: sessionIdleMs / secondMs,
  });
}
