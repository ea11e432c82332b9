import { pageSize, publicMaxAgeSeconds } from '#domain/limits.ts';
import type { AppContext } from '../context.ts';
import { originOf } from '../site-origin.ts';

/** Where a page stands among all, with absolute links to its neighbours. */
export function pageOf(c: AppContext, number: number, total: number) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const at = (page: number): string => {
    const url = new URL(c.req.url);
    url.searchParams.set('page', String(page));
    return `${originOf(c.env, c.get('url'))}${url.pathname}${url.search}`;
  };
  return {
    number,
    size: pageSize,
    total,
    next: number < last ? at(number + 1) : null,
    previous: number > 1 ? at(number - 1) : null,
  };
}

/** The same for every signed-out caller, so that it may be kept; open to other sites. */
export function answer(c: AppContext, body: object): Response {
  const shared = c.get('visitor').kind === 'signed-out';
  return c.json(body, 200, {
    'cache-control': shared ? `public, max-age=${publicMaxAgeSeconds}` : 'no-store',
    vary: 'cookie',
    'access-control-allow-origin': '*',
  });
}
