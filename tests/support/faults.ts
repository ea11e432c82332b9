import type { D1Database, KVNamespace } from '@cloudflare/workers-types';
import { vi } from 'vitest';

/** A database binding whose every statement throws D1's words, or never answers. */
export function brokenDatabase(
  how: 'throws' | 'hangs',
  words = 'D1_ERROR: Network connection lost.',
): D1Database {
  const fail = () => (how === 'hangs' ? new Promise(() => {}) : Promise.reject(new Error(words)));
  const prepared = { bind: () => prepared, all: fail, first: fail, run: fail, raw: fail };
  return { prepare: () => prepared, batch: fail, exec: fail } as unknown as D1Database;
}

/** A KV binding that always fails. */
export function brokenKv(): KVNamespace {
  const fail = () => Promise.reject(new Error('KV GET failed: 500 Internal Server Error'));
  return { get: fail, put: fail, delete: fail, list: fail } as unknown as KVNamespace;
}

/** Limits of time of calls to other services end after a moment. */
export function littlePatience(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const late = new AbortController();
    setTimeout(() => late.abort(new Error('no answer in time')), 50);
    return late.signal;
  });
}

/** What `fetch` does: the answer, unless the signal of the request comes first. */
export function unlessAborted<T>({ signal }: Request, answer: Promise<T>): Promise<T> {
  const aborted = new Promise<never>((_, fail) =>
    signal.addEventListener('abort', () => fail(signal.reason), { once: true }),
  );
  return Promise.race([answer, aborted]);
}
