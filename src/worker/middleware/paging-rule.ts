import type { Middleware } from '../context.ts';
import { respondRedirect } from '../respond/redirect.ts';
import { userOf } from '../visitor.ts';

/** Original, section 5: without access, a query with any key besides page and a page other than 1 goes to page 1. */
export function pagingRule(): Middleware {
  return async function pagingRule(c, next) {
    const { path, search } = c.get('page');
    if (!c.get('match') || userOf(c.get('visitor'))?.has_access || !bites(search)) return next();
    const first = new URLSearchParams(search);
    first.set('page', '1');
    return respondRedirect(c, { to: `${path}?${first}`, status: 302 });
  };
}

/** True when the supporter paging rule applies to a query, judged before unknown keys are dropped. */
export function bites(search: URLSearchParams): boolean {
  const page = search.get('page');
  return page !== null && page !== '1' && [...search.keys()].some((key) => key !== 'page');
}
