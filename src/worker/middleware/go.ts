import { findLink } from '#domain/link/link-store.ts';
import type { AppContext } from '../context.ts';
import { respondError } from '../respond/error.tsx';

/** `/go/{hash}`: to the stored target and nowhere else. */
export async function go(c: AppContext): Promise<Response> {
  const link = await findLink(c.get('db'), c.req.param('hash') ?? '');
  if (!link || link.gone) return respondError(c, { kind: 'gone-link' });
  c.header('cache-control', 'no-store');
  c.header('x-robots-tag', 'noindex');
  return c.redirect(link.url, 302);
}
