import { posterOfDay } from '#routes/auth/poster-of-day.ts';
import type { SignedInProps } from '#routes/auth/signed-in/page.tsx';
import { defineRoute } from '#routes/contract.ts';

/** Where the window that was opened for signing in ends: it tells the others and closes. */
export const route = defineRoute<unknown, unknown, SignedInProps>({
  id: 'auth/signed-in',
  access: 'public',
  layout: 'auth',
  cache: 'never',
  load: async (context) => ({
    isSignedIn: context.user !== null,
    poster: await posterOfDay(context),
  }),
  meta: ({ isSignedIn }) => ({
    title: isSignedIn ? 'You are signed in' : 'Nobody is signed in',
    robots: 'noindex',
  }),
  page: () => import('#routes/auth/signed-in/page.tsx'),
});
