import { readStanding, type Standing } from '#domain/supporter/standing.ts';
import { defineRoute } from '#routes/contract.ts';

/** Where the payment service sends people back to: its word on the payment may come a little later than they do. */
export const route = defineRoute({
  id: 'supporters/thank-you',
  access: 'member',
  layout: 'default',
  cache: 'never',
  async load({ db, user }): Promise<{ standing: Standing }> {
    if (!user) throw new Error('a page for members was loaded without one');
    return { standing: await readStanding(db, user) };
  },
  meta: () => ({ title: 'Thank you', robots: 'noindex' }),
  page: () => import('./page.tsx'),
});
