import { betterAuth } from 'better-auth/minimal';
import { magicLink } from 'better-auth/plugins/magic-link';
import {
  linkForMs,
  passwordCharacters,
  secondMs,
  sessionIdleMs,
  sessionRefreshAfterMs,
} from '#domain/limits.ts';
import { placeOf } from '../site-origin.ts';
import { accountMails } from './account-mails.ts';
import { authAdapter } from './adapter.ts';
import type { Door } from './door.ts';
import { afterCall, beforeCall, databaseEvents } from './hooks.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { guardProviders } from './provider-guard.ts';
import { providerOptions } from './providers.ts';
import { queued } from './queued.ts';

/** The auth library for one request, on our tables, with our cookies, limits, mails and records. */
export function openAuth(door: Door) {
  const { env, db, origin } = door;
  if (!env.AUTH_SECRET) throw new Error('AUTH_SECRET is missing');
  return betterAuth({
    appName: 'Specimen',
    baseURL: origin,
    basePath: '/api/auth',
    secret: env.AUTH_SECRET,
    database: authAdapter(db),
    logger: { disabled: true },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    trustedOrigins: [
      origin,
      ...(placeOf(env) === 'local' ? [origin.replace('//localhost', '//127.0.0.1')] : []),
    ],
    advanced: {
      // Every write has passed our own check of its origin, which is the stricter one.
      disableCSRFCheck: true,
      ...cookies(placeOf(env) === 'production'),
      database: { validateSchema: false, generateId: () => crypto.randomUUID() },
      ipAddress: { disableIpTracking: true },
    },
    session: {
      expiresIn: sessionIdleMs / secondMs,
      updateAge: sessionRefreshAfterMs / secondMs,
      cookieCache: { enabled: false },
    },
    verification: { storeIdentifier: 'hashed' },
    account: { updateAccountOnSignIn: false },
    socialProviders: providerOptions(env),
    ...byPassword(door),
    plugins: [byLink(door), guardProviders(env)],
    hooks: { before: beforeCall(door), after: afterCall(door) },
    databaseHooks: databaseEvents(door),
    // Refusals come out as errors and become answers in api.ts; what broke becomes ours.
    onAPIError: { throw: true, errorURL: `${origin}/auth` },
  });
}

/** Addresses and passwords, and the mails that prove them. */
function byPassword(door: Door) {
  const mails = accountMails(door);
  return {
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      minPasswordLength: passwordCharacters.least,
      maxPasswordLength: passwordCharacters.most,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: linkForMs.reset / secondMs,
      password: {
        hash: async (password: string) => door.hash ?? queued(() => hashPassword(password)),
        verify: ({ hash, password }: { hash: string; password: string }) =>
          queued(() => verifyPassword(hash, password)),
      },
      sendResetPassword: mails.reset,
      onExistingUserSignUp: mails.accountExists,
      onPasswordReset: mails.passwordReset,
    },
    emailVerification: {
      sendOnSignUp: true,
      autoSignInAfterVerification: true,
      expiresIn: linkForMs.email / secondMs,
      sendVerificationEmail: mails.verify,
      beforeEmailVerification: mails.verifying,
      afterEmailVerification: mails.verified,
    },
  };
}

function byLink(door: Door) {
  return magicLink({
    storeToken: 'hashed',
    expiresIn: linkForMs.signIn / secondMs,
    sendMagicLink: accountMails(door).link,
  });
}

/** `__Host-` takes no other prefix beside it, so the library's own secure prefix stays off. */
function cookies(isProduction: boolean) {
  const prefix = isProduction ? '__Host-' : '';
  return {
    useSecureCookies: false,
    cookiePrefix: `${prefix}auth`,
    defaultCookieAttributes: { secure: isProduction, httpOnly: true, sameSite: 'lax', path: '/' },
    cookies: { session_token: { name: `${prefix}session` } },
  } as const;
}
