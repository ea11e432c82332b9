import { getCookie, getSignedCookie } from 'hono/cookie';
import { cookieWarningCharacters } from '#domain/limits.ts';
import type { AppContext, Middleware } from '../context.ts';
import { sessionCookieName } from '../session-cookie.ts';
import { proveSignedOut, type SignedOut, type Visitor } from '../visitor.ts';

/** Anything, a dot, and 32 bytes in base64: looked at before any cryptography. */
const signed = /\.[A-Za-z0-9+/]{43}=$/;

/** Reads who asks: the cookie's signature first, then one row. Without the cookie nothing is read at all. */
export function session(): Middleware {
  return async function session(c, next) {
    c.set('visitor', await visitorOf(c));
    await next();
  };
}

/** The proof that no session cookie was sent, not even an invalid one; null when one was. */
export function signedOutProof(c: AppContext): SignedOut | null {
  return proveSignedOut(c.req.header('cookie'), sessionCookieName(c));
}

/** The token that a cookie of ours carries; null when its form or its signature is not ours. */
export async function sessionToken(c: AppContext): Promise<string | null> {
  const name = sessionCookieName(c);
  if (!c.env.AUTH_SECRET || !signed.test(getCookie(c, name) ?? '')) return null;
  return (await getSignedCookie(c, c.env.AUTH_SECRET, name)) || null;
}

async function visitorOf(c: AppContext): Promise<Visitor> {
  const signedOut = signedOutProof(c);
  if (signedOut) return { kind: 'signed-out', signedOut };
  const cookies = c.req.header('cookie') ?? '';
  if (cookies.length > cookieWarningCharacters) {
    console.warn(
      JSON.stringify({
        id: c.get('requestId'),
        warning: 'cookie header too long',
        characters: cookies.length,
      }),
    );
  }
  const token = await sessionToken(c);
  const found = token ? await sessionOf(c, token) : null;
  return {
    kind: 'cookie',
    user: found?.user ?? null,
    sessionId: found?.id ?? null,
    expiresAt: found?.expiresAt ?? null,
    isDue: found?.isDue ?? false,
  };
}

async function sessionOf(c: AppContext, token: string) {
  const { findSession } = await import('#domain/user/session-store.ts');
  return findSession(c.get('db'), token, c.get('now')());
}
