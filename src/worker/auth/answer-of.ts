import { type APIError, isAPIError } from 'better-auth/api';
import { Unavailable } from '#domain/errors.ts';
import type { Answer, Refusal } from '#domain/user/accounts.ts';
import type { AppContext } from '../context.ts';

/** Lets the auth library work: its cookies go out with the page's answer, its refusals become ours. */
export async function answerOf(
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
  NOT_FRESH: 'not-fresh',
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
