import type { AppContext, Middleware } from '../context.ts';
import { originOf, placeOf } from '../site-origin.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Decisions 23: a write comes from our own pages. With neither header to judge by, it is refused when a session
 * cookie is carried and otherwise left to its own proof.
 */
export function sameOrigin(): Middleware {
  return async function sameOrigin(c, next) {
    if (reading.has(c.req.method) || isOurs(c)) return next();
    return c.json(
      { type: 'about:blank', title: 'Refused: this request came from another site', status: 403 },
      403,
      { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
    );
  };
}

function isOurs(c: AppContext): boolean {
  const site = c.req.header('sec-fetch-site');
  const origin = c.req.header('origin');
  if (site) return site === 'same-origin' || site === 'none';
  if (origin) return originsOf(c).includes(origin);
  return c.get('visitor').kind === 'signed-out';
}

function originsOf(c: AppContext): string[] {
  const own = originOf(c.env, c.get('url'));
  return placeOf(c.env) === 'local' ? [own, own.replace('//localhost', '//127.0.0.1')] : [own];
}
