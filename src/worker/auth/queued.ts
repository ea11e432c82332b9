import { APIError } from 'better-auth/api';
import { inHashQueue, TooManyHashes } from './hash-queue.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { inLanes } from './scrypt-lanes.ts';

/** A password's hash, as `hashPassword` writes it, in its turn. */
export function hashInTurn(password: string): Promise<string> {
  return queued((rest) => hashPassword(password, inLanes(rest)));
}

/** Whether it is the password of this hash, found out in its turn. */
export function verifyInTurn(hash: string, password: string): Promise<boolean> {
  return queued((rest) => verifyPassword(hash, password, inLanes(rest)));
}

/** Where too many wait, a refusal that says to come again. */
async function queued<T>(work: (rest: () => Promise<void>) => Promise<T>): Promise<T> {
  try {
    return await inHashQueue(work);
  } catch (error) {
    if (!(error instanceof TooManyHashes)) throw error;
    throw new APIError(
      'TOO_MANY_REQUESTS',
      { code: 'BUSY', message: 'Many people sign in at this moment. Try again in a few seconds.' },
      { 'retry-after': '5' },
    );
  }
}
