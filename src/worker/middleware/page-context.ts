import { catalogueOf } from '../catalogue/catalogue-of.ts';
import type { Middleware } from '../context.ts';
import { respondError } from '../respond/error.tsx';
import { userOf } from '../visitor.ts';

/** Parses the page's parameters and opens what its loader needs. Parameters that fail are the fatal 404. */
export function pageContext(): Middleware {
  return async function pageContext(c, next) {
    const match = c.get('match');
    if (!match) return respondError(c, { kind: 'no-route' });
    const { route } = match;
    const params = route.params
      ? route.params.safeParse(match.params)
      : { success: true, data: {} };
    if (!params.success) return respondError(c, { kind: 'validation' });
    const { path, search } = c.get('page');
    c.set('catalogue', await catalogueOf(c));
    c.set('context', {
      path,
      search,
      params: params.data,
      query: route.query ? route.query.parse(Object.fromEntries(search)) : {},
      user: userOf(c.get('visitor')),
      db: c.get('db'),
      catalogue: c.get('catalogue'),
      now: c.get('now')(),
    });
    await next();
  };
}
