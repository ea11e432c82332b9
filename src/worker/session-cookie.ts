import { deleteCookie } from 'hono/cookie';
import type { AppContext } from './context.ts';
import type { Env } from './env.ts';
import { placeOf } from './site-origin.ts';

/** Local names are plain; `__Host-` needs https. */
export function sessionCookieName(c: AppContext): string {
  return placeOf(c.env) === 'production' ? '__Host-session' : 'session';
}

/** Names a browser to the account that it has signed in to; opens nothing. */
export function deviceCookieName(env: Env): string {
  return placeOf(env) === 'production' ? '__Host-device' : 'device';
}

export function dropSessionCookie(c: AppContext): void {
  deleteCookie(c, sessionCookieName(c), { path: '/', secure: placeOf(c.env) === 'production' });
}

export function dropDeviceCookie(c: AppContext): void {
  deleteCookie(c, deviceCookieName(c.env), { path: '/', secure: placeOf(c.env) === 'production' });
}
