import { getCookie } from 'hono/cookie';
import type { Database } from '#domain/db.ts';
import type { AppContext } from '../context.ts';
import type { Env } from '../env.ts';
import { behindAnswer, inBackground } from '../in-background.ts';
import { deviceCookieName, sessionCookieName } from '../session-cookie.ts';
import { originOf } from '../site-origin.ts';
import { userOf } from '../visitor.ts';
import { wishOf } from '../wish.ts';

/** What one request brings to the auth library. */
export interface Door {
  env: Env;
  db: Database;
  now: number;
  origin: string;
  headers: Headers;
  /** The address that the request came from. */
  from: string;
  /** Who is signed in, and by which session. */
  userId: string | null;
  email: string | null;
  sessionId: string | null;
  /** What the browser brings of an earlier sign-in, not yet judged. */
  device: string | null;
  /** The browser that attempts for an account are counted under; null: under the account's address. */
  knownDevice: string | null;
  /** What the browser's person pressed before signing in. */
  wish: string | null;
  /** Goes on behind the answer; what fails there is a line of the log. */
  later(work: Promise<unknown>): void;
  /** Begins when the answer has left: what it does depends on what the answer must not tell. */
  behindAnswer(work: () => Promise<unknown>): void;
  /** The limits have been asked already. */
  isGuarded: boolean;
  /** Made already of the password that the request brings. */
  hash: string | null;
}

export function doorOf(c: AppContext): Door {
  const visitor = c.get('visitor');
  const user = userOf(visitor);
  const headers = new Headers(c.req.raw.headers);
  // A session that is over for us is over for the library; its other cookies, such as a provider's state, stay.
  if (visitor.kind === 'cookie' && !user) {
    headers.set('cookie', without(sessionCookieName(c), headers.get('cookie') ?? ''));
  }
  return {
    env: c.env,
    db: c.get('db'),
    now: c.get('now')(),
    origin: originOf(c.env, c.get('url')),
    headers,
    from: c.req.header('cf-connecting-ip') ?? 'local',
    userId: user?.id ?? null,
    email: user?.email ?? null,
    sessionId: visitor.kind === 'cookie' && user ? visitor.sessionId : null,
    device: getCookie(c, deviceCookieName(c.env)) ?? null,
    knownDevice: null,
    wish: wishOf(c),
    later: (work) => inBackground(c, work),
    behindAnswer: (work) => behindAnswer(c, work),
    isGuarded: false,
    hash: null,
  };
}

function without(name: string, cookies: string): string {
  const pairs = cookies.split(';').map((pair) => pair.trim());
  return pairs.filter((pair) => pair.split('=', 1)[0] !== name).join('; ');
}
