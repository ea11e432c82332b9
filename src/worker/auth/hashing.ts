import { APIError } from 'better-auth/api';
import { inHashQueue, TooManyHashes } from './hash-queue.ts';
import { hashPassword, verifyPassword } from './password.ts';

/** A new hash, when its turn has come. Throws 429 when too many wait. */
export function hashInTurn(password: string): Promise<string> {
  return queued(() => hashPassword(password));
}

export function verifyInTurn(hash: string, password: string): Promise<boolean> {
  return queued(() => verifyPassword(hash, password));
}

async function queued<T>(work: () => Promise<T>): Promise<T> {
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
