import { findLink } from '#domain/link/link-store.ts';
import type { AppContext } from '../context.ts';
import { count } from '../events/count.ts';
import { respondError } from '../respond/error.tsx';

/** `/go/{hash}`: to the stored target and nowhere else; counted. */
export async function go(c: AppContext): Promise<Response> {
  const link = await findLink(c.get('db'), c.req.param('hash') ?? '');
  if (!link || link.gone) return respondError(c, { kind: 'gone-link' });
  // A look at where it leads is no visit.
  if (c.req.method === 'GET')
    count(c, { type: 'visit', things: [{ kind: link.entityKind, id: link.entityId }] });
  c.header('cache-control', 'no-store');
  c.header('x-robots-tag', 'noindex');
  return c.redirect(link.url, 302);
}
