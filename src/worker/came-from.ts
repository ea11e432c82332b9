import { ownPath } from '#domain/user/own-path.ts';
import type { AppContext } from './context.ts';

/** The page that a form stood on: a path of this site, or null where the browser does not say. */
export function cameFrom(c: AppContext): string | null {
  const from = URL.parse(c.req.header('referer') ?? '');
  return from?.host === c.get('url').host ? ownPath(from.pathname + from.search) : null;
}
