import { z } from 'zod';
import { textOf } from '#domain/form-text.ts';
import { urls } from '#domain/urls.ts';
import type { Answer } from '#domain/user/accounts.ts';
import { emailField } from '#domain/user/email.ts';
import { refusalStatus, refusalText } from '#domain/user/refusal-text.ts';
import { posterOfDay } from '#routes/auth/poster-of-day.ts';
import type { ResetProps } from '#routes/auth/reset-password/page.tsx';
import { type ActionAnswer, type Context, defineRoute } from '#routes/contract.ts';

const query = z.object({
  token: z.string().max(200).catch(''),
  sent: z.literal('1').nullable().catch(null),
});

type Asked = Context<unknown, z.infer<typeof query>>;

export const route = defineRoute<unknown, z.infer<typeof query>, ResetProps>({
  id: 'auth/reset-password',
  access: 'guest',
  layout: 'auth',
  cache: 'never',
  query,
  load: async (context) => ({
    token: context.query.token,
    isSent: context.query.sent !== null,
    email: '',
    issues: {},
    problem: null,
    poster: await posterOfDay(context),
  }),
  meta: () => ({ title: 'Choose a new password', robots: 'noindex' }),
  page: () => import('#routes/auth/reset-password/page.tsx'),
  actions: { ask, reset },
});

async function ask(form: FormData, { accounts }: Asked): Promise<ActionAnswer<ResetProps>> {
  const typed = textOf(form, 'email');
  const email = emailField.safeParse(typed);
  if (!email.success) {
    const issues = { email: email.error.issues[0]?.message ?? '' };
    return { status: 422, props: { email: typed, issues } };
  }
  const answer = await (await accounts()).mailReset({ email: email.data });
  return answer.ok ? { to: `${urls.resetPassword()}?sent=1` } : refused(answer, { email: typed });
}

async function reset(form: FormData, context: Asked): Promise<ActionAnswer<ResetProps>> {
  const { token } = context.query;
  const password = textOf(form, 'password');
  const answer = await (await context.accounts()).resetPassword({ token, password });
  return answer.ok ? { to: `${urls.auth()}?done=reset` } : refused(answer, {});
}

function refused(
  { reason }: Extract<Answer, { ok: false }>,
  props: Partial<ResetProps>,
): ActionAnswer<ResetProps> {
  const text = refusalText[reason];
  const said = reason === 'weak-password' ? { issues: { password: text } } : { problem: text };
  return { status: refusalStatus(reason), props: { ...props, ...said } };
}
