import { randomBytes, timingSafeEqual } from 'node:crypto';
import { deviceForMs, secondMs } from '#domain/limits.ts';
import { findDeviceTie } from '#domain/user/user-store.ts';
import { keyedHash } from '../derived-key.ts';
import { deviceCookieName } from '../session-cookie.ts';
import { placeOf } from '../site-origin.ts';
import type { Door } from './door.ts';

/** When it was given, in milliseconds and base 36; what tells it from others; and both signed with whose it is. */
const form = /^([0-9a-z]{8,9})\.([\w-]{16})\.([\w-]{43})$/;

/**
 * OWASP's device cookie: strangers who guess use up the attempts of the account's address, and a browser that has
 * signed in to the account before has attempts of its own. It is tied to the password's hash, so that a new password
 * voids it. Gives the name to count under; null where the browser is not known to the account.
 */
export async function knownDevice(door: Door, email: string): Promise<string | null> {
  const [, given = '', nonce, signature = ''] = form.exec(door.device ?? '') ?? [];
  if (!nonce || Number.parseInt(given, 36) + deviceForMs <= door.now) return null;
  const tie = await findDeviceTie(door.db, email);
  const expected = await sign(door, `${given}.${nonce}`, tie ?? '');
  const isKnown = timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
  return isKnown && tie !== null ? `device ${nonce}` : null;
}

/** Another one at every sign-in. */
export async function deviceCookie(door: Door, email: string) {
  const told = `${door.now.toString(36)}.${randomBytes(12).toString('base64url')}`;
  const tie = await findDeviceTie(door.db, email);
  return {
    name: deviceCookieName(door.env),
    value: `${told}.${await sign(door, told, tie ?? '')}`,
    attributes: {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: placeOf(door.env) === 'production',
      maxAge: deviceForMs / secondMs,
    },
  } as const;
}

function sign({ env }: Door, told: string, tie: string): Promise<string> {
  return keyedHash(env.AUTH_SECRET ?? '', 'device', `${told} ${tie}`);
}
