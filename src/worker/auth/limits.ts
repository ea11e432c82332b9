import { APIError } from 'better-auth/api';
import { z } from 'zod';
import { type Attempt, mayAttempt } from '#domain/user/attempt-store.ts';
import { knownDevice } from './device.ts';
import type { Door } from './door.ts';

type Whose = 'address' | 'sender' | 'user';

/** What is counted before each call of the library that guesses, mails or hashes. */
const counted: Record<string, [Attempt, Whose][]> = {
  '/sign-in/social': [],
  '/sign-in/email': [
    ['sign-in-from', 'sender'],
    ['sign-in', 'address'],
  ],
  '/sign-up/email': [
    ['sign-up-from', 'sender'],
    ['mail', 'address'],
  ],
  '/sign-in/magic-link': [
    ['mail-from', 'sender'],
    ['mail', 'address'],
  ],
  '/request-password-reset': [
    ['mail-from', 'sender'],
    ['mail', 'address'],
  ],
  '/send-verification-email': [
    ['mail-from', 'sender'],
    ['mail', 'address'],
  ],
  '/reset-password': [['reset-from', 'sender']],
  '/change-password': [['password-change', 'user']],
  '/delete-account': [['password-change', 'user']],
  '/change-email': [
    ['password-change', 'user'],
    ['mail-from', 'sender'],
    ['mail', 'address'],
  ],
};

/** Bursts by the platform's limiter, then the exact counters. A limiter that fails refuses. Throws 429. */
export async function requireLimits(door: Door, path: string, email: unknown): Promise<void> {
  const rules = counted[path];
  if (!rules || door.isGuarded) return;
  const burst = await door.env.AUTH_LIMIT.limit({ key: `${path}:${door.from}` });
  if (!burst.success) throw tooMany();
  const address = z.string().max(400).catch('').parse(email).trim().toLowerCase();
  door.knownDevice = await knownDevice(door, address);
  const whose: Record<Whose, string> = {
    address: door.knownDevice ?? address,
    sender: door.from,
    user: door.userId ?? door.from,
  };
  for (const [attempt, of] of rules) {
    if (!(await mayAttempt(door.db, attempt, whose[of], door.now))) throw tooMany();
  }
  door.isGuarded = true;
}

function tooMany(): APIError {
  return new APIError(
    'TOO_MANY_REQUESTS',
    { code: 'TOO_MANY_REQUESTS', message: 'Too many attempts. Try again in a quarter of an hour.' },
    { 'retry-after': '900' },
  );
}
