import { textOf } from '#domain/form-text.ts';
import { urls } from '#domain/urls.ts';
import { type AccountEventName, recordEvent } from '#domain/user/account-event-store.ts';
import { refusalStatus, refusalText } from '#domain/user/refusal-text.ts';
import { endSession, endSessions, listSessions } from '#domain/user/session-store.ts';
import { findPasswordHash } from '#domain/user/user-store.ts';
import { type ActionAnswer, type Context, defineRoute } from '#routes/contract.ts';
import { type AccountProps, Page } from '#routes/me/account/page.tsx';
import { browserOf } from './browser-name.ts';

export const account = defineRoute<unknown, unknown, AccountProps>({
  id: 'me/account',
  url: urls.account(),
  access: 'member',
  layout: 'default',
  cache: 'never',
  async load({ db, user, sessionId, now, search }) {
    const id = user?.id ?? '';
    const [sessions, hash] = await Promise.all([
      listSessions(db, id, now),
      findPasswordHash(db, id),
    ]);
    return {
      email: user?.email ?? '',
      fullname: user?.fullname ?? '',
      hasPassword: hash !== null,
      isChanged: search.get('done') === 'password',
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
  meta: () => ({ title: 'Account', robots: 'noindex' }),
  page: Page,
  actions: { 'end-session': endOne, 'end-sessions': endAll, 'change-password': changePassword },
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

async function changePassword(form: FormData, { accounts }: Context): Answered {
  const current = textOf(form, 'current');
  const password = textOf(form, 'password');
  const answer = await (await accounts()).changePassword({ current, password });
  if (answer.ok) return { to: `${urls.account()}?done=password` };
  const { reason } = answer;
  const issues =
    reason === 'wrong'
      ? { current: 'This is not your password' }
      : { password: refusalText[reason] };
  return { status: refusalStatus(reason), props: { issues } };
}

async function noted({ db, user, now }: Context, event: AccountEventName): Promise<void> {
  const id = user?.id ?? null;
  await recordEvent(db, { event, actor: id, target: id }, now);
}
