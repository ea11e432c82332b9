import { urls } from '#domain/urls.ts';
import { posterOfDay } from '#routes/auth/poster-of-day.ts';
import type { SignOutProps } from '#routes/auth/sign-out/page.tsx';
import { defineRoute } from '#routes/contract.ts';

export const route = defineRoute<unknown, unknown, SignOutProps>({
  id: 'auth/sign-out',
  access: 'member',
  layout: 'auth',
  cache: 'never',
  load: async (context) => ({
    email: context.user?.email ?? '',
    poster: await posterOfDay(context),
  }),
  meta: () => ({ title: 'Sign out', robots: 'noindex' }),
  page: () => import('#routes/auth/sign-out/page.tsx'),
  actions: {
    async 'sign-out'(_form, { signOut: end }) {
      await end();
      return { to: urls.home() };
    },
  },
});
