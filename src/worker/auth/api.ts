import { type APIError, isAPIError } from 'better-auth/api';
import { z } from 'zod';
import { Unavailable } from '#domain/errors.ts';
import { urls } from '#domain/urls.ts';
import { recordEvent } from '#domain/user/account-event-store.ts';
import { endSession, endSessions } from '#domain/user/session-store.ts';
import { problem } from '../api/problem.ts';
import type { AppContext } from '../context.ts';
import { userOf } from '../visitor.ts';
import { openAuth } from './auth.ts';
import { type Door, doorOf } from './door.ts';
import { requireLimits } from './limits.ts';
import { AddressNotProved } from './provider-guard.ts';
import { prepareSignUp } from './sign-up.ts';

/**
 * The library's endpoints that are open to the browser. Its own links of mails are not among them: a GET would spend
 * them. `quiet`: the answer must not tell whether the address is known, so it does not wait.
 */
export const authEndpoints: Record<string, 'open' | 'quiet' | 'member'> = {
  'GET /ok': 'open',
  'GET /get-session': 'open',
  'GET /callback/github': 'open',
  'GET /callback/google': 'open',
  'GET /list-sessions': 'member',
  'POST /sign-in/email': 'open',
  'POST /sign-in/social': 'open',
  'POST /sign-in/magic-link': 'quiet',
  'POST /sign-up/email': 'quiet',
  'POST /sign-out': 'open',
  'POST /request-password-reset': 'quiet',
  'POST /send-verification-email': 'quiet',
  'POST /reset-password': 'open',
  'POST /change-password': 'member',
  'POST /revoke-session': 'member',
  'POST /revoke-sessions': 'member',
  'POST /revoke-other-sessions': 'member',
};

const noStore = { 'cache-control': 'no-store' };

export async function answerAuth(c: AppContext): Promise<Response> {
  const path = c.get('url').pathname.slice('/api/auth'.length);
  const rule = authEndpoints[`${c.req.method} ${path}`];
  if (!rule) return problem(c, 404, 'There is no such call');
  if (rule === 'member' && !userOf(c.get('visitor'))) {
    return problem(c, 401, 'You need to be signed in');
  }
  if (path.startsWith('/revoke-')) return revoke(c, path);
  const door = doorOf(c);
  const request = await requestOf(c, door, path);
  if (path.startsWith('/callback/')) return comeBack(door, request);
  if (rule === 'quiet') return quiet(c, door, path, request);
  return answer(door, request);
}

/** A provider is asked meanwhile, and may break or know less than we ask: then the page of signing in says so. */
async function comeBack(door: Door, request: Request): Promise<Response> {
  try {
    return await answer(door, request);
  } catch (error) {
    if (error instanceof Unavailable) throw error;
    const code = error instanceof AddressNotProved ? 'email_not_verified' : 'provider';
    const headers = { ...noStore, location: `${door.origin}${urls.auth()}?error=${code}` };
    return new Response(null, { status: 302, headers });
  }
}

/** Makes the session longer; gives when it ends now. */
export async function slideSession(c: AppContext): Promise<string | null> {
  const door = doorOf(c);
  const { headers, response } = await openAuth(door).api.getSession({
    headers: door.headers,
    returnHeaders: true,
  });
  for (const cookie of headers.getSetCookie()) c.header('set-cookie', cookie, { append: true });
  return response?.session.expiresAt.toISOString() ?? null;
}

/** A new password always ends the other sessions, whatever was asked. */
async function requestOf(c: AppContext, { headers }: Door, path: string): Promise<Request> {
  if (c.req.method === 'GET') return new Request(c.req.url, { headers });
  const text = await c.req.text();
  const parsed = json.safeParse(text);
  const body =
    path === '/change-password' && parsed.success
      ? JSON.stringify({ ...parsed.data, revokeOtherSessions: true })
      : text;
  return new Request(c.req.url, { method: 'POST', headers, body });
}

const json = z
  .string()
  .transform((text, issues) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      issues.addIssue('not JSON');
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string(), z.unknown()));

const quietBody = json.pipe(
  z.looseObject({
    email: z.email(),
    password: z.string().default(''),
    name: z.string().default(''),
  }),
);

async function answer(door: Door, request: Request): Promise<Response> {
  try {
    return await withoutTokens(await openAuth(door).handler(request));
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return refusal(error);
    throw error;
  }
}

function refusal({ statusCode, body, headers }: APIError): Response {
  const answered = new Headers(headers);
  answered.set('cache-control', 'no-store');
  return Response.json(body ?? {}, { status: statusCode, headers: answered });
}

async function quiet(c: AppContext, door: Door, path: string, request: Request): Promise<Response> {
  const asked = quietBody.safeParse(await request.clone().text());
  if (!asked.success)
    return c.json({ code: 'INVALID_EMAIL', message: 'Enter an e-mail address' }, 400, noStore);
  try {
    if (path === '/sign-up/email') await prepareSignUp(door, asked.data);
    else await requireLimits(door, path, asked.data.email);
  } catch (error) {
    if (isAPIError(error)) return refusal(error);
    throw error;
  }
  door.behindAnswer(() => answer(door, request));
  return c.json({ status: true }, 200, noStore);
}

/** One session by its id, since no list ever shows a token; all others; or all. */
async function revoke(c: AppContext, path: string): Promise<Response> {
  const visitor = c.get('visitor');
  const user = userOf(visitor);
  if (!user || visitor.kind !== 'cookie') return problem(c, 401, 'You need to be signed in');
  const db = c.get('db');
  const isOne = path === '/revoke-session';
  if (isOne) {
    const asked = json.pipe(z.object({ id: z.string().max(64) })).safeParse(await c.req.text());
    if (!asked.success) return problem(c, 400, 'Name a session by its id');
    if (!(await endSession(db, user.id, asked.data.id))) {
      return problem(c, 404, 'There is no such session');
    }
  } else {
    const kept = path === '/revoke-other-sessions' ? visitor.sessionId : null;
    await endSessions(db, user.id, kept ?? '');
  }
  const event = isOne ? 'session-ended' : 'sessions-ended';
  await recordEvent(db, { event, actor: user.id, target: user.id }, c.get('now')());
  return c.json({ status: true }, 200, noStore);
}

const secret = new Set(['token', 'accessToken', 'refreshToken', 'idToken', 'password']);

/** Decision 36 and the contract: no body carries a token. */
async function withoutTokens(made: Response): Promise<Response> {
  const headers = new Headers(made.headers);
  headers.set('cache-control', 'no-store');
  headers.delete('content-length');
  const text = await made.text();
  const isJson = (headers.get('content-type') ?? '').includes('json') && text !== '';
  const body = isJson
    ? JSON.stringify(JSON.parse(text, (key, value) => (secret.has(key) ? undefined : value)))
    : text;
  return new Response(text === '' ? null : body, { status: made.status, headers });
}
