import { hashesWaiting, hashGivenUpMs, hashRestMs } from '#domain/limits.ts';

/** Thrown when as many wait already as may. */
export class TooManyHashes extends Error {
  override name = 'TooManyHashes';
}

const lookEveryMs = 5;

/** Who waits, in order, and when each was last seen: a request that was given up no longer looks, and is passed. */
const waiting = new Map<number, number>();
let last = 0;

/**
 * Password hashes go one at a time, and between two of them whatever else waits has a while, since a hash holds the
 * isolate's only thread. Each request looks for itself: on Workers no request may wait for another one's promise.
 */
export async function inHashQueue<T>(work: () => Promise<T>): Promise<T> {
  forgetGone();
  if (waiting.size >= hashesWaiting)
    throw new TooManyHashes('too many passwords are being checked');
  last += 1;
  const ticket = last;
  const isFirst = waiting.size === 0;
  waiting.set(ticket, Date.now());
  try {
    do await look(ticket, lookEveryMs);
    while (head() !== ticket);
    if (!isFirst) await look(ticket, hashRestMs);
    return await work();
  } finally {
    waiting.delete(ticket);
  }
}

async function look(ticket: number, afterMs: number): Promise<void> {
  await new Promise((done) => setTimeout(done, afterMs));
  waiting.set(ticket, Date.now());
}

function head(): number | undefined {
  forgetGone();
  return Math.min(...waiting.keys());
}

function forgetGone(): void {
  const now = Date.now();
  for (const [ticket, seen] of waiting) if (now - seen > hashGivenUpMs) waiting.delete(ticket);
}
