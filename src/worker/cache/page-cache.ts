import type { Cache } from '@cloudflare/workers-types';
import { isolateCacheBytes, keptForMs, keptFreshMs, writtenAddresses } from '#domain/limits.ts';
import { decoded } from '#domain/urls.ts';
import { build } from '../build.ts';
import type { SignedOut } from '../visitor.ts';
import { BoundedMap } from './bounded-map.ts';
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
const memory = new BoundedMap<string, KeptCopy>(isolateCacheBytes, ({ body }) => body.byteLength);

/** Addresses as visitors wrote them, and the copy that answered: the whole look-up in one step. The oldest goes first. */
const written = new BoundedMap<string, { address: string; version: number }>(writtenAddresses);

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

  /** Notes that this written address is answered by this copy. */
  note(_: SignedOut, url: string, key: PageKey, version: number): void {
    written.put(url, { address: addressOf(key, version), version });
  },

  /** The fresh copy in memory that answered the same written address at this version before. */
  again(_: SignedOut, url: string, version: number, now: number): Found | null {
    const known = written.get(url);
    if (known?.version !== version) return null;
    const copy = memory.use(known.address);
    return copy && copy.made >= now - keptFreshMs ? { copy, level: 'memory' } : null;
  },

  /** Only for tests that need a second isolate's view. */
  forgetMemory(): void {
    memory.clear();
    written.clear();
  },
};

async function look(key: PageKey, version: number, notBefore: number): Promise<Found | null> {
  const address = addressOf(key, version);
  const kept = memory.use(address);
  if (kept && kept.made >= notBefore) return { copy: kept, level: 'memory' };
  const stored = await edge().match(address);
  const copy = stored ? await unseal(stored as unknown as Response) : null;
  if (!copy || copy.made < notBefore) return null;
  memory.put(address, copy);
  return { copy, level: 'edge' };
}

/**
 * Keys never collide with an address that a visitor can ask for: this host is not served. The path counts as the
 * routes read it, so that its percent-encoded spellings share one copy.
 */
function addressOf({ kind, origin, path, query }: PageKey, version: number): string {
  const spelled = path.split('/').map((part) => encodeURIComponent(decoded(part)));
  return `https://kept.invalid/${build.id}/${version}/${kind}/${encodeURIComponent(origin)}/${encodeURIComponent(spelled.join('/') + query)}`;
}

function edge(): Cache {
  return (caches as unknown as { default: Cache }).default;
}
