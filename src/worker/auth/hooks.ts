import { APIError, createAuthMiddleware, isAPIError } from 'better-auth/api';
import { z } from 'zod';
import { urls } from '#domain/urls.ts';
import { type AccountEvent, recordEvent } from '#domain/user/account-event-store.ts';
import { forgetAttempts } from '#domain/user/attempt-store.ts';
import { forgetEmailChange } from '#domain/user/email-change-store.ts';
import {
  dropUnproven,
  findPasswordHash,
  findUserId,
  replacePasswordHash,
} from '#domain/user/user-store.ts';
import { sendMail } from '../mail/outbox.ts';
import { accountMail } from '../mail/templates.tsx';
import { fulfil, wishCookie } from '../wish.ts';
import { deviceCookie } from './device.ts';
import type { Door } from './door.ts';
import { requireLimits } from './limits.ts';
import { hashPassword, isOutdated } from './password.ts';
import { queued } from './queued.ts';
import { requirePassword } from './sign-up.ts';

const body = z.object({
  email: z.string().optional(),
  password: z.string().optional(),
  newPassword: z.string().optional(),
  idToken: z.unknown().optional(),
});

const newPasswordIn = {
  '/sign-up/email': 'password',
  '/reset-password': 'newPassword',
  '/change-password': 'newPassword',
} as const;

/** Limits and our own rules, for pages and calls alike. */
export function beforeCall(door: Door) {
  return createAuthMiddleware(async ({ path, body: raw }) => {
    const asked = body.catch({}).parse(raw);
    await requireLimits(door, path, asked.email);
    const field = newPasswordIn[path as keyof typeof newPasswordIn];
    if (field) requirePassword(asked[field] ?? '');
    if (asked.idToken !== undefined) {
      throw new APIError('BAD_REQUEST', { code: 'ID_TOKEN_NOT_SUPPORTED' });
    }
    if (path === '/sign-up/email') await dropUnproven(door.db, asked.email ?? '');
  });
}

/** What a sign-in leaves behind: the record of a failure, or a clean counter and a hash at today's cost. */
export function afterCall(door: Door) {
  return createAuthMiddleware(async ({ path, body: raw, context, setCookie }) => {
    const user = context.newSession?.user;
    const { email = '', password = '' } = body.catch({}).parse(raw);
    if (path === '/change-password') await passwordChanged(door, context.returned);
    if (user && path === '/sign-in/email') {
      await forgetAttempts(door.db, 'sign-in', door.knownDevice ?? email.trim().toLowerCase());
      await renewHash(door, user.id, password);
    }
    if (user && path !== '/get-session') {
      for (const { name, value, attributes } of await cookiesOf(door, user)) {
        setCookie(name, value, attributes);
      }
    }
    if (user || path !== '/sign-in/email') return;
    const target = await findUserId(door.db, email);
    // The library has looked for a known address' ways in: an unknown one takes as long.
    if (!target) await findPasswordHash(door.db, '');
    await record(door, { event: 'sign-in-failed', actor: null, target });
  });
}

/** Makes the browser known, and carries out what was pressed in it before. */
async function cookiesOf(door: Door, user: { id: string; email: string }) {
  const device = await deviceCookie(door, user.email);
  if (!door.wish) return [device];
  await fulfil(door.db, user.id, door.wish, door.now);
  const { name, attributes } = wishCookie(door.env);
  return [device, { name, value: '', attributes: { ...attributes, maxAge: 0 } }];
}

const changed = z.object({ user: z.object({ id: z.string(), email: z.string() }) });

async function passwordChanged(door: Door, returned: unknown): Promise<void> {
  const { success, data } = changed.safeParse(returned);
  if (!success) return;
  const { id, email } = data.user;
  await record(door, { event: 'password-changed', actor: id, target: id });
  await forgetEmailChange(door.db, id);
  const link = door.origin + urls.resetPassword();
  await sendMail(door, await accountMail('changed', email, link));
}

async function renewHash(door: Door, userId: string, password: string): Promise<void> {
  const before = await findPasswordHash(door.db, userId);
  if (!before || !isOutdated(before)) return;
  try {
    const after = await queued(() => hashPassword(password));
    await replacePasswordHash(door.db, userId, before, after);
  } catch (error) {
    // The next sign-in renews it: this one has gone well.
    if (!isAPIError(error)) throw error;
  }
}

interface HookContext {
  path?: string;
}

/** The record of what the library writes, whoever asked for it. Tokens of providers are of no use to us: not kept. */
export function databaseEvents(door: Door) {
  return {
    user: {
      create: {
        after: async ({ id }: { id: string }) =>
          record(door, { event: 'signed-up', actor: id, target: id }),
      },
    },
    session: {
      create: {
        after: async ({ userId }: { userId: string }, context: HookContext | null) =>
          record(door, {
            event: 'signed-in',
            actor: userId,
            target: userId,
            detail: { by: context?.path ?? null },
          }),
      },
    },
    account: {
      create: {
        before: async (account: object) => ({
          data: { ...account, accessToken: null, refreshToken: null, idToken: null },
        }),
        after: async ({ userId, providerId }: { userId: string; providerId: string }) => {
          if (providerId === 'credential') return;
          await record(door, {
            event: 'provider-linked',
            actor: userId,
            target: userId,
            detail: { provider: providerId },
          });
        },
      },
    },
  };
}

export function record(door: Door, event: AccountEvent): Promise<void> {
  return recordEvent(door.db, event, door.now);
}
