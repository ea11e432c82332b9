import type { D1Database, KVNamespace } from '@cloudflare/workers-types';

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
