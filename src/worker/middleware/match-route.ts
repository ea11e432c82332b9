import { TrieRouter } from 'hono/router/trie-router';
import { titlePathCharacters } from '#domain/limits.ts';
import { decoded, fullPathOf, pageOfPayload } from '#domain/urls.ts';
import type { Place } from '#routes/contract.ts';
import type { Match, Middleware } from '../context.ts';

/** Looks the page up, once: a payload's address names the same row as its page's. */
export function matchRoute(table: readonly Place[]): Middleware {
  const find = routeFinder(table);
  return async function matchRoute(c, next) {
    const url = c.get('url');
    const payloadOf = pageOfPayload(url.pathname);
    const path = payloadOf ?? url.pathname;
    url.searchParams.delete('_b');
    c.set('page', {
      path,
      search: url.searchParams,
      wantsPayload: payloadOf !== null,
      fullPath: fullPathOf(url, titlePathCharacters),
    });
    c.set('match', await find(path));
    await next();
  };
}

/** First row of the table that matches wins. */
export function routeFinder(
  table: readonly Place[],
): (path: string) => Promise<Match | null> | null {
  const router = new TrieRouter<Place>();
  for (const place of table) router.add('GET', place.url, place);
  return function find(path) {
    const first = router.match('GET', path)[0][0];
    if (!first) return null;
    const params: Record<string, string> = {};
    for (const [name, value] of Object.entries(first[1])) params[name] = decoded(String(value));
    return first[0].open().then((route) => ({ route, params }));
  };
}
