import { deleteCookie } from 'hono/cookie';
import type { AppContext } from './context.ts';
import { placeOf } from './site-origin.ts';

/** Local names are plain; `__Host-` needs https. */
export function sessionCookieName(c: AppContext): string {
  return placeOf(c.env) === 'production' ? '__Host-session' : 'session';
}

export function dropSessionCookie(c: AppContext): void {
  deleteCookie(c, sessionCookieName(c), { path: '/', secure: placeOf(c.env) === 'production' });
}
