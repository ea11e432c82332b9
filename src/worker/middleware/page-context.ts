import { configuredProviders } from '../auth/providers.ts';
import { catalogueOf } from '../catalogue/catalogue-of.ts';
import type { Middleware } from '../context.ts';
import { memberPictures } from '../member-pictures.ts';
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
    const visitor = c.get('visitor');
    c.set('catalogue', await catalogueOf(c));
    c.set('context', {
      path,
      search,
      params: params.data,
      query: route.query ? route.query.parse(Object.fromEntries(search)) : {},
      user: userOf(visitor),
      sessionId: visitor.kind === 'cookie' ? visitor.sessionId : null,
      accounts: c.get('accounts'),
      payments: async () => (await import('../payments/payments.ts')).openPayments(c),
      proofs: c.get('proofs'),
      providers: configuredProviders(c.env),
      signOut: async () => (await import('../sign-out.ts')).signOut(c),
      db: c.get('db'),
      catalogue: c.get('catalogue'),
      pictures: memberPictures(c.env),
      now: c.get('now')(),
    });
    await next();
  };
}
