import { hasFilters } from '#domain/filter/filter-query.ts';
import { urls } from '#domain/urls.ts';
import type { Middleware } from '../context.ts';
import { respondRedirect } from '../respond/redirect.ts';

/** Pages whose filters live on /websites send there once filters are in the query. */
export function filterRedirects(): Middleware {
  return async function filterRedirects(c, next) {
    const { search } = c.get('page');
    if (c.get('match')?.route.filters !== 'elsewhere' || !hasFilters(search)) return next();
    return respondRedirect(c, { to: urls.websites(`?${search}`), status: 302 });
  };
}
