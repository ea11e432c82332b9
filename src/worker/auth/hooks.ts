import { APIError, createAuthMiddleware } from 'better-auth/api';
import { z } from 'zod';
import { nameCharacters } from '#domain/limits.ts';
import { type AccountEvent, recordEvent } from '#domain/user/account-event-store.ts';
import { forgetAttempts } from '#domain/user/attempt-store.ts';
import {
  dropUnproven,
  findPasswordHash,
  findUserId,
  replacePasswordHash,
} from '#domain/user/user-store.ts';
import type { Door } from './door.ts';
import { requireLimits } from './limits.ts';
import { hashPassword, isOutdated } from './password.ts';
import { isPasswordAccepted } from './password-rules.ts';

const body = z.object({
  email: z.string().optional(),
  name: z.string().optional(),
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
    if (field && !isPasswordAccepted(asked[field] ?? '')) throw refused('WEAK_PASSWORD');
    if (asked.idToken !== undefined) throw refused('ID_TOKEN_NOT_SUPPORTED');
    if (path !== '/sign-up/email') return undefined;
    if ((asked.name ?? '').length > nameCharacters) throw refused('NAME_TOO_LONG');
    await dropUnproven(door.db, asked.email ?? '');
    return undefined;
  });
}

function refused(code: string): APIError {
  return new APIError('BAD_REQUEST', { code });
}

/** What a sign-in leaves behind: the record of a failure, or a clean counter and a hash at today's cost. */
export function afterCall(door: Door) {
  return createAuthMiddleware(async ({ path, body: raw, context }) => {
    if (path !== '/sign-in/email') return;
    const { email = '', password = '' } = body.catch({}).parse(raw);
    const user = context.newSession?.user;
    if (user) {
      await forgetAttempts(door.db, 'sign-in', email.trim().toLowerCase());
      await renewHash(door, user.id, password);
      return;
    }
    const target = await findUserId(door.db, email);
    await record(door, { event: 'sign-in-failed', actor: null, target });
  });
}

async function renewHash(door: Door, userId: string, password: string): Promise<void> {
  const before = await findPasswordHash(door.db, userId);
  if (!before || !isOutdated(before)) return;
  await replacePasswordHash(door.db, userId, before, await hashPassword(password));
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
