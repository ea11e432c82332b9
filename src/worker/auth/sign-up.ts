import { APIError } from 'better-auth/api';
import { nameCharacters } from '#domain/limits.ts';
import type { Door } from './door.ts';
import { requireLimits } from './limits.ts';
import { hashPassword } from './password.ts';
import { isPasswordAccepted } from './password-rules.ts';
import { queued } from './queued.ts';

interface SignUp {
  email: string;
  password: string;
  name: string;
}

/**
 * What of signing up comes before the answer: it is the same for every address, known or not. The rest is written
 * behind it, with the hash that was made here. Throws what is wrong with it.
 */
export async function prepareSignUp(door: Door, { email, password, name }: SignUp): Promise<void> {
  await requireLimits(door, '/sign-up/email', email);
  requirePassword(password);
  if (name.length > nameCharacters) throw new APIError('BAD_REQUEST', { code: 'NAME_TOO_LONG' });
  door.hash = await queued(() => hashPassword(password));
}

export function requirePassword(password: string): void {
  if (!isPasswordAccepted(password)) throw new APIError('BAD_REQUEST', { code: 'WEAK_PASSWORD' });
}
