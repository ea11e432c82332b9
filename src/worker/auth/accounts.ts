import { urls } from '#domain/urls.ts';
import type { Accounts, Answer } from '#domain/user/accounts.ts';
import type { AppContext } from '../context.ts';
import { dropDeviceCookie, dropSessionCookie } from '../session-cookie.ts';
import { answerOf } from './answer-of.ts';
import { openAuth } from './auth.ts';
import { changeEmail, confirmEmail, undoEmailChange } from './change-email.ts';
import { deleteOwnAccount } from './delete-account.ts';
import { doorOf } from './door.ts';
import { requireLimits } from './limits.ts';
import { prepareSignUp } from './sign-up.ts';

type Called = Promise<{ headers: Headers } | void>;

/** Answers pages with the auth library; its cookies go out with the page's answer. */
export function openAccounts(c: AppContext): Accounts {
  const door = doorOf(c);
  const { api } = openAuth(door);
  const { headers } = door;
  const returnHeaders = true as const;
  const ask = (work: () => Called) => answerOf(c, work);

  /** What is the same for every address comes first, the rest goes on behind the answer. */
  async function behind(first: () => Promise<void>, work: () => Promise<unknown>): Promise<Answer> {
    const allowed = await answerOf(c, first);
    if (allowed.ok) door.behindAnswer(work);
    return allowed;
  }

  return {
    signIn: (body) => ask(() => api.signInEmail({ body, headers, returnHeaders })),
    signUp: ({ email, password, next }) =>
      behind(
        () => prepareSignUp(door, { email, password, name: '' }),
        () =>
          api.signUpEmail({
            body: { email, password, name: '', callbackURL: next ?? urls.home() },
            headers,
          }),
      ),
    mailLink: ({ email, next }) =>
      behind(
        () => requireLimits(door, '/sign-in/magic-link', email),
        () => api.signInMagicLink({ body: { email, callbackURL: next ?? urls.home() }, headers }),
      ),
    mailReset: ({ email }) =>
      behind(
        () => requireLimits(door, '/request-password-reset', email),
        () => api.requestPasswordReset({ body: { email } }),
      ),
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
    changePassword({ current, password }) {
      const body = { currentPassword: current, newPassword: password, revokeOtherSessions: true };
      return ask(() => api.changePassword({ body, headers, returnHeaders }));
    },
    changeEmail: (asked) => ask(() => changeEmail(door, asked)),
    async deleteAccount(asked) {
      const answer = await ask(() => deleteOwnAccount(door, asked));
      if (answer.ok) {
        dropSessionCookie(c);
        dropDeviceCookie(c);
      }
      return answer;
    },
    async leaveFor(provider, next) {
      let url = '';
      const answer = await ask(async () => {
        const called = await api.signInSocial({
          body: {
            provider,
            callbackURL: door.origin + (next ?? urls.home()),
            errorCallbackURL: door.origin + (next ? urls.signIn(next) : urls.auth()),
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
