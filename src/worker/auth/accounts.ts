import { urls } from '#domain/urls.ts';
import type { Accounts, Answer } from '#domain/user/accounts.ts';
import { forgetEmailChange } from '#domain/user/email-change-store.ts';
import type { AppContext } from '../context.ts';
import { sendMail } from '../mail/outbox.ts';
import { accountMail } from '../mail/templates.tsx';
import { dropSessionCookie } from '../session-cookie.ts';
import { userOf } from '../visitor.ts';
import { answerOf } from './answer-of.ts';
import { openAuth } from './auth.ts';
import { changeEmail, confirmEmail, undoEmailChange } from './change-email.ts';
import { deleteOwnAccount } from './delete-account.ts';
import { doorOf } from './door.ts';
import { record } from './hooks.ts';
import { requireLimits } from './limits.ts';

type Called = Promise<{ headers: Headers } | void>;

/** Answers pages with the auth library; its cookies go out with the page's answer. */
export function openAccounts(c: AppContext): Accounts {
  const door = doorOf(c);
  const { api } = openAuth(door);
  const { headers } = door;
  const returnHeaders = true as const;
  const ask = (work: () => Called) => answerOf(c, work);

  /** The limits are asked first, the rest goes on behind the answer: it takes as long for every address. */
  async function behind(
    path: string,
    email: string,
    work: () => Promise<unknown>,
  ): Promise<Answer> {
    const allowed = await answerOf(c, () => requireLimits(door, path, email));
    if (allowed.ok)
      door.later(work().catch((error: unknown) => console.log(`${path}: ${String(error)}`)));
    return allowed;
  }

  return {
    signIn: (body) => ask(() => api.signInEmail({ body, headers, returnHeaders })),
    signUp: ({ email, password, next }) =>
      ask(() =>
        api.signUpEmail({
          body: { email, password, name: '', callbackURL: next ?? urls.home() },
          headers,
          returnHeaders,
        }),
      ),
    mailLink: ({ email, next }) =>
      behind('/sign-in/magic-link', email, () =>
        api.signInMagicLink({ body: { email, callbackURL: next ?? urls.home() }, headers }),
      ),
    mailReset: ({ email }) =>
      behind('/request-password-reset', email, () => api.requestPasswordReset({ body: { email } })),
    async confirm(kind, token) {
      if (kind === 'new-email') return ask(() => confirmEmail(c, door, token));
      if (kind === 'old-email') return ask(() => undoEmailChange(door, token));
      const query = { token };
      let opensSession = false;
      const answer = await ask(async () => {
        const called =
          kind === 'email'
            ? await api.verifyEmail({ query, headers, returnHeaders })
            : await api.magicLinkVerify({ query, headers, returnHeaders });
        opensSession = called.headers.getSetCookie().length > 0;
        return called;
      });
      return answer.ok && !opensSession ? { ok: false, reason: 'spent' } : answer;
    },
    resetPassword: ({ token, password }) =>
      ask(() =>
        api.resetPassword({ body: { token, newPassword: password }, headers, returnHeaders }),
      ),
    async changePassword({ current, password }) {
      const body = { currentPassword: current, newPassword: password, revokeOtherSessions: true };
      const answer = await ask(() => api.changePassword({ body, headers, returnHeaders }));
      const user = userOf(c.get('visitor'));
      if (!answer.ok || !user) return answer;
      await record(door, { event: 'password-changed', actor: user.id, target: user.id });
      await forgetEmailChange(door.db, user.id);
      const link = door.origin + urls.resetPassword();
      await sendMail(door, await accountMail('changed', user.email, link));
      return answer;
    },
    changeEmail: (asked) => ask(() => changeEmail(door, asked)),
    async deleteAccount(asked) {
      const answer = await ask(() => deleteOwnAccount(door, asked));
      if (answer.ok) dropSessionCookie(c);
      return answer;
    },
    async leaveFor(provider, next) {
      let url = '';
      const answer = await ask(async () => {
        const called = await api.signInSocial({
          body: {
            provider,
            callbackURL: door.origin + (next ?? urls.home()),
            errorCallbackURL: door.origin + urls.auth(),
            disableRedirect: true,
          },
          headers,
          returnHeaders,
        });
        url = called.response.url ?? '';
        return called;
      });
      return answer.ok ? { ok: true, url } : answer;
    },
  };
}
