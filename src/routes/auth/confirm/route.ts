import { z } from 'zod';
import { urls } from '#domain/urls.ts';
import { type Confirmation, confirmations } from '#domain/user/accounts.ts';
import { refusalStatus, refusalText } from '#domain/user/refusal-text.ts';
import { pathField } from '#routes/auth/auth-form.ts';
import type { ConfirmProps } from '#routes/auth/confirm/page.tsx';
import { posterOfDay } from '#routes/auth/poster-of-day.ts';
import { defineRoute } from '#routes/contract.ts';

const query = z.object({
  kind: z.enum(confirmations).catch('sign-in'),
  token: z.string().max(2_000).catch(''),
  next: pathField,
  done: z.literal('1').nullable().catch(null),
});

/** A mailed link: programs that look at links in mails see a button, and only its POST spends the token. */
export const route = defineRoute<unknown, z.infer<typeof query>, ConfirmProps>({
  id: 'auth/confirm',
  access: 'public',
  layout: 'auth',
  cache: 'never',
  query,
  async load(context) {
    const { kind, token, next, done } = context.query;
    const isDone = done !== null && isStaying(kind);
    return {
      kind,
      token,
      next,
      isDone,
      problem: token || isDone ? null : refusalText.spent,
      poster: await posterOfDay(context),
    };
  },
  meta: ({ kind }) => ({ title: titles[kind], robots: 'noindex' }),
  page: () => import('#routes/auth/confirm/page.tsx'),
  actions: {
    async confirm(_form, { accounts, query: { kind, token, next } }) {
      const answer = await (await accounts()).confirm(kind, token);
      if (answer.ok) return { to: isStaying(kind) ? urls.confirmed(kind) : (next ?? urls.home()) };
      return {
        status: refusalStatus(answer.reason),
        props: { problem: refusalText[answer.reason] },
      };
    },
  },
});

const titles: Record<Confirmation, string> = {
  email: 'Confirm your address',
  'sign-in': 'Sign in by mail',
  'new-email': 'Your new address',
  'old-email': 'Undo the change of address',
};

/** These open no session: the page itself says what has happened. */
function isStaying(kind: Confirmation): boolean {
  return kind === 'new-email' || kind === 'old-email';
}
