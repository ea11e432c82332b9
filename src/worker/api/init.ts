import { initKey } from '#domain/catalogue/catalogue-store.ts';
import { readInit } from '#domain/catalogue/init-store.ts';
import { catalogueOf } from '../catalogue/catalogue-of.ts';
import type { AppContext } from '../context.ts';
import { kvBlobs } from '../kv-blobs.ts';

/** The last lists that this isolate gave: served when neither KV nor the database answers. */
const last: { version: number; body: ArrayBuffer | null } = { version: 0, body: null };

/** `{ ads, websiteCategories, locations, announcementBanner }` as bytes, from KV under the catalogue's version. */
export async function initLists(c: AppContext): Promise<ArrayBuffer> {
  const { version } = await catalogueOf(c);
  if (last.body && last.version === version) return last.body;
  const body = await find(c, version);
  Object.assign(last, { version, body });
  return body;
}

async function find(c: AppContext, version: number): Promise<ArrayBuffer> {
  const blobs = kvBlobs(c.env.KV);
  const key = initKey(version);
  const kept = await blobs.get(key).catch(() => null);
  if (kept) return kept;
  try {
    const made = encode(await readInit(c.get('db'), c.get('now')()));
    c.executionCtx.waitUntil(blobs.put(key, made).catch(() => {}));
    return made;
  } catch (error) {
    if (last.body) return last.body;
    throw error;
  }
}

function encode(value: unknown): ArrayBuffer {
  return new TextEncoder().encode(JSON.stringify(value)).buffer;
}
