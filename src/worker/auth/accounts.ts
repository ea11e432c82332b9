import { type APIError, isAPIError } from 'better-auth/api';
import { Unavailable } from '#domain/errors.ts';
import { urls } from '#domain/urls.ts';
import type { Accounts, Answer, Refusal } from '#domain/user/accounts.ts';
import type { AppContext } from '../context.ts';
import { openAuth } from './auth.ts';
import { doorOf } from './door.ts';
import { requireLimits } from './limits.ts';
import { prepareSignUp } from './sign-up.ts';

type Called = Promise<{ headers: Headers; response: unknown }>;

/** Answers pages with the auth library; its cookies go out with the page's answer. */
export function openAccounts(c: AppContext): Accounts {
  const door = doorOf(c);
  const { api } = openAuth(door);
  const { headers } = door;
  const returnHeaders = true as const;
  const ask = (work: () => Called) => answerOf(c, work);

  /** What is the same for every address comes first, the rest goes on behind the answer. */
  async function behind(
    path: string,
    first: () => Promise<void>,
    work: () => Promise<unknown>,
  ): Promise<Answer> {
    const allowed = await answerOf(c, first);
    if (allowed.ok)
      door.later(work().catch((error: unknown) => console.log(`${path}: ${String(error)}`)));
    return allowed;
  }

  return {
    signIn: (body) => ask(() => api.signInEmail({ body, headers, returnHeaders })),
    signUp: ({ email, password, next }) =>
      behind(
        '/sign-up/email',
        () => prepareSignUp(door, { email, password, name: '' }),
        () =>
          api.signUpEmail({
            body: { email, password, name: '', callbackURL: next ?? urls.home() },
            headers,
          }),
      ),
    mailLink: ({ email, next }) =>
      behind(
        '/sign-in/magic-link',
        () => requireLimits(door, '/sign-in/magic-link', email),
        () => api.signInMagicLink({ body: { email, callbackURL: next ?? urls.home() }, headers }),
      ),
    mailReset: ({ email }) =>
      behind(
        '/request-password-reset',
        () => requireLimits(door, '/request-password-reset', email),
        () => api.requestPasswordReset({ body: { email } }),
      ),
    async confirm(kind, token) {
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

async function answerOf(
  c: AppContext,
  work: () => Promise<{ headers: Headers } | void>,
): Promise<Answer> {
  try {
    const called = await work();
    for (const cookie of called?.headers.getSetCookie() ?? []) {
      c.header('set-cookie', cookie, { append: true });
    }
    return { ok: true };
  } catch (error) {
    if (!isAPIError(error)) throw error;
    if (error.statusCode >= 500) throw new Unavailable('accounts', error);
    return { ok: false, reason: refusalOf(error) };
  }
}

const refusals: Record<string, Refusal> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrong',
  INVALID_PASSWORD: 'wrong',
  INVALID_EMAIL: 'wrong',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'wrong',
  EMAIL_NOT_VERIFIED: 'unverified',
  INVALID_TOKEN: 'spent',
  TOKEN_EXPIRED: 'spent',
  USER_NOT_FOUND: 'spent',
  WEAK_PASSWORD: 'weak-password',
  PASSWORD_TOO_SHORT: 'weak-password',
  PASSWORD_TOO_LONG: 'weak-password',
  TOO_MANY_REQUESTS: 'too-many',
  BUSY: 'busy',
  PROVIDER_NOT_FOUND: 'no-provider',
};

function refusalOf(error: APIError): Refusal {
  // A spent sign-in link is refused by a redirect.
  if (error.statusCode === 302) return 'spent';
  return refusals[error.body?.code ?? ''] ?? 'failed';
}
