import type { KVNamespace } from '@cloudflare/workers-types';
import type { BlobStore } from '#domain/ports.ts';

/** KV as the store of blobs whose keys carry the catalogue version: they never change, so an edge may keep them long. */
export function kvBlobs(kv: KVNamespace): BlobStore {
  return {
    get: (key) => kv.get(key, { type: 'arrayBuffer', cacheTtl: 3600 }),
    put: (key, value) => kv.put(key, value, { expirationTtl: 7 * 86_400 }),
  };
}
