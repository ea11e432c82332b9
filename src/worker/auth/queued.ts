import { APIError } from 'better-auth/api';
import { inHashQueue, TooManyHashes } from './hash-queue.ts';

/** A password's hash in its turn; where too many wait, a refusal that says to come again. */
export async function queued<T>(work: () => Promise<T>): Promise<T> {
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
