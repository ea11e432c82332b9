import { z } from 'zod';
import { textOf } from '#domain/form-text.ts';
import { readStanding } from '#domain/supporter/standing.ts';
import { urls } from '#domain/urls.ts';
import { type AccountEventName, recordEvent } from '#domain/user/account-event-store.ts';
import type { Refusal } from '#domain/user/accounts.ts';
import { emailField } from '#domain/user/email.ts';
import { refusalStatus, refusalText } from '#domain/user/refusal-text.ts';
import { endSession, endSessions, listSessions } from '#domain/user/session-store.ts';
import { type ActionAnswer, type Context, defineRoute } from '#routes/contract.ts';
import { memberOf } from '#routes/me/member.ts';
import { prove, readProof } from '#routes/me/prove.ts';
import { type AccountProps, dones } from './account-props.ts';
import { browserOf } from './browser-name.ts';

const query = z.object({ done: z.enum(dones).nullable().catch(null) });

export const route = defineRoute<unknown, z.infer<typeof query>, AccountProps>({
  id: 'me/account',
  access: 'member',
  layout: 'default',
  cache: 'never',
  query,
  async load(context) {
    const { db, sessionId, now, query } = context;
    const user = memberOf(context);
    const [sessions, proof, standing] = await Promise.all([
      listSessions(db, user.id, now),
      readProof(context),
      readStanding(db, user),
    ]);
    return {
      email: user.email,
      fullname: user.fullname,
      ...proof,
      standing,
      done: query.done,
      newEmail: '',
      issues: {},
      sessions: sessions.map((session) => ({
        id: session.id,
        browser: browserOf(session.userAgent ?? ''),
        since: session.createdAt,
        used: session.updatedAt,
        isThis: session.id === sessionId,
      })),
    };
  },
  meta: ({ issues }) => ({
    title: Object.values(issues).some(Boolean) ? 'Not yet: Account' : 'Account',
    robots: 'noindex',
  }),
  page: () => import('#routes/me/account/page.tsx'),
  actions: {
    prove,
    'change-email': changeEmail,
    'change-password': changePassword,
    'end-session': endOne,
    'end-sessions': endAll,
  },
});

type Answered = Promise<ActionAnswer<AccountProps>>;

async function endOne(form: FormData, context: Context): Answered {
  const { db, user, sessionId, signOut } = context;
  const id = textOf(form, 'session');
  if (id === sessionId) {
    await signOut();
    return { to: urls.home() };
  }
  if (user && (await endSession(db, user.id, id))) await noted(context, 'session-ended');
  return { to: urls.account() };
}

/** This one too: its cookie goes with it. */
async function endAll(_form: FormData, context: Context): Answered {
  const { db, user, signOut } = context;
  if (user) {
    await endSessions(db, user.id);
    await noted(context, 'sessions-ended');
  }
  await signOut();
  return { to: urls.home() };
}

async function changeEmail(form: FormData, { accounts, user }: Context): Answered {
  const newEmail = textOf(form, 'email');
  const email = emailField.safeParse(newEmail);
  const issue = email.success ? null : (email.error.issues[0]?.message ?? '');
  if (!email.success || email.data.toLowerCase() === user?.email) {
    const issues = { newEmail: issue ?? 'This is your address already' };
    return { status: 422, props: { newEmail, issues } };
  }
  const asked = { email: email.data, password: textOf(form, 'proof') };
  const answer = await (await accounts()).changeEmail(asked);
  if (answer.ok) return { to: `${urls.account()}?done=email#address` };
  const issues = proofIssues(answer.reason, 'newEmail');
  return { status: refusalStatus(answer.reason), props: { newEmail, issues } };
}

async function changePassword(form: FormData, { accounts }: Context): Answered {
  const current = textOf(form, 'current');
  const password = textOf(form, 'password');
  const answer = await (await accounts()).changePassword({ current, password });
  if (answer.ok) return { to: `${urls.account()}?done=password#password-head` };
  const { reason } = answer;
  const issues =
    reason === 'wrong'
      ? { current: 'This is not your password' }
      : { password: refusalText[reason] };
  return { status: refusalStatus(reason), props: { issues } };
}

/** A wrong password is said where it was typed, the rest at the field that was to change. */
function proofIssues(reason: Refusal, field: 'newEmail'): AccountProps['issues'] {
  if (reason === 'wrong') return { proof: 'This is not your password' };
  return reason === 'not-fresh' ? { proof: refusalText[reason] } : { [field]: refusalText[reason] };
}

async function noted({ db, user, now }: Context, event: AccountEventName): Promise<void> {
  const id = user?.id ?? null;
  await recordEvent(db, { event, actor: id, target: id }, now);
}
