import type { Cache } from '@cloudflare/workers-types';
import { isolateCacheBytes, keptForMs, keptFreshMs } from '#domain/limits.ts';
import { build } from '../build.ts';
import type { SignedOut } from '../visitor.ts';
import { BoundedBytes } from './bounded-bytes.ts';
import { type KeptCopy, seal, unseal } from './kept-copy.ts';

/** What one public answer is: never a cookie, a header or an unknown parameter. */
export interface PageKey {
  kind: 'page' | 'payload';
  /** The site's own origin: it stands in canonical links. */
  origin: string;
  path: string;
  /** The known query in canonical form: '' or '?...'. */
  query: string;
}

export type Found = { copy: KeptCopy; level: 'memory' | 'edge' };

/** This isolate's own copies: bounded, shared by all requests, bytes only. */
const memory = new BoundedBytes(isolateCacheBytes);

/** Two levels of kept copies: the isolate's memory before the Cache API. Every call asks for the proof of a signed-out visitor. */
export const pageCache = {
  /** A copy of this version made within the last hour. */
  async fresh(_: SignedOut, key: PageKey, version: number, now: number): Promise<Found | null> {
    return look(key, version, now - keptFreshMs);
  },

  /** When making it anew failed: this version's copy, else the one before's, at most 24 hours old. */
  async stale(_: SignedOut, key: PageKey, version: number, now: number): Promise<Found | null> {
    return (
      (await look(key, version, now - keptForMs)) ?? (await look(key, version - 1, now - keptForMs))
    );
  },

  /** Memory at once, the Cache API by the promise given back. */
  put(_: SignedOut, key: PageKey, version: number, copy: KeptCopy): Promise<void> {
    const address = addressOf(key, version);
    memory.put(address, copy);
    return edge().put(address, seal(copy, keptForMs / 1000) as never);
  },

  /** Only for tests that need a second isolate's view. */
  forgetMemory(): void {
    memory.clear();
  },
};

async function look(key: PageKey, version: number, notBefore: number): Promise<Found | null> {
  const address = addressOf(key, version);
  const kept = memory.get(address);
  if (kept && kept.made >= notBefore) return { copy: kept, level: 'memory' };
  const stored = await edge().match(address);
  const copy = stored ? await unseal(stored as unknown as Response) : null;
  if (!copy || copy.made < notBefore) return null;
  memory.put(address, copy);
  return { copy, level: 'edge' };
}

/** Keys never collide with an address that a visitor can ask for: this host is not served. */
function addressOf({ kind, origin, path, query }: PageKey, version: number): string {
  return `https://kept.invalid/${build.id}/${version}/${kind}/${encodeURIComponent(origin)}/${encodeURIComponent(path + query)}`;
}

function edge(): Cache {
  return (caches as unknown as { default: Cache }).default;
}
