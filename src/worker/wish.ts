import { getCookie, setCookie } from 'hono/cookie';
import type { Database } from '#domain/db.ts';
import { collectAgainMs, secondMs } from '#domain/limits.ts';
import type { AppContext } from './context.ts';
import type { Env } from './env.ts';
import { placeOf } from './site-origin.ts';

/** A heart that was pressed signed out and without script, `websites/12`: kept at the next sign-in. */
export function wishCookie(env: Env) {
  const isProduction = placeOf(env) === 'production';
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isProduction } as const;
  return { name: isProduction ? '__Host-keep' : 'keep', attributes };
}

export function setWish(c: AppContext, what: string): void {
  const { name, attributes } = wishCookie(c.env);
  const maxAge = collectAgainMs / secondMs;
  setCookie(c, name, what, { ...attributes, maxAge });
}

export function wishOf(c: AppContext): string | null {
  return getCookie(c, wishCookie(c.env).name) ?? null;
}

/** What is not in the catalogue any more, or does not fit, is let go. */
export async function fulfil(db: Database, user: string, wish: string, now: number): Promise<void> {
  const { favoriteText } = await import('#domain/favorite/favorite-schema.ts');
  const { keepFavorite } = await import('#domain/favorite/favorite-store.ts');
  const what = favoriteText.safeParse(wish);
  if (what.success) await keepFavorite(db, user, what.data, now);
}
