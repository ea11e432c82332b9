import { publicMaxAgeSeconds } from '#domain/limits.ts';
import type { Route } from '#routes/contract.ts';
import type { AppContext } from '../context.ts';

/** Contract: signed out and public, an hour and `vary: cookie`; any session cookie or a secret address, `no-store`. */
export function cacheHeaders(c: AppContext, cache: Route['cache']): Record<string, string> {
  if (cache === 'never' || c.get('visitor').kind === 'cookie')
    return { 'cache-control': 'no-store', vary: 'cookie' };
  return { 'cache-control': `public, max-age=${publicMaxAgeSeconds}`, vary: 'cookie' };
}
