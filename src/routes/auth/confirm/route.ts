import { z } from 'zod';
import { urls } from '#domain/urls.ts';
import { refusalStatus, refusalText } from '#domain/user/refusal-text.ts';
import { pathField } from '#routes/auth/auth-form.ts';
import { type ConfirmProps, Page } from '#routes/auth/confirm/page.tsx';
import { posterOfDay } from '#routes/auth/poster-of-day.ts';
import { defineRoute } from '#routes/contract.ts';

const query = z.object({
  kind: z.enum(['email', 'sign-in']).catch('sign-in'),
  token: z.string().max(2_000).catch(''),
  next: pathField,
});

/** A mailed link: programs that look at links in mails see a button, and only its POST spends the token. */
export const confirm = defineRoute<unknown, z.infer<typeof query>, ConfirmProps>({
  id: 'auth/confirm',
  url: '/auth/confirm',
  access: 'public',
  layout: 'auth',
  cache: 'never',
  query,
  load: async (context) => ({
    ...context.query,
    problem: context.query.token ? null : refusalText.spent,
    poster: await posterOfDay(context),
  }),
  meta: ({ kind }) => ({
    title: kind === 'email' ? 'Confirm your address' : 'Sign in by mail',
    robots: 'noindex',
  }),
  page: Page,
  actions: {
    async confirm(_form, { accounts, query: { kind, token, next } }) {
      const answer = await (await accounts()).confirm(kind, token);
      if (answer.ok) return { to: next ?? urls.home() };
      return {
        status: refusalStatus(answer.reason),
        props: { problem: refusalText[answer.reason] },
      };
    },
  },
});
