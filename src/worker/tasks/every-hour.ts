import { bumpVersion, readChangedAt } from '#domain/catalogue/catalogue-store.ts';
import { rebuildIndex } from '#domain/catalogue/rebuild-store.ts';
import { openDatabase } from '#domain/db.ts';
import { hourMs } from '#domain/limits.ts';
import type { Env } from '../env.ts';
import { kvBlobs } from '../kv-blobs.ts';

/**
 * The popular order, running ads and the banner change with time alone: once an hour without another change the
 * catalogue takes a new version, and its index is built before the first reader asks. Run twice, it does it once.
 */
export async function everyHour(env: Env): Promise<void> {
  const db = openDatabase(env.DB);
  const now = Date.now();
  if (now - (await readChangedAt(db)) >= hourMs) await db.write(bumpVersion(now));
  await rebuildIndex({ db, blobs: kvBlobs(env.KV), now, holder: crypto.randomUUID() });
}
