import { randomUUID } from 'node:crypto';
import { rebuildIndex } from '#domain/catalogue/rebuild-store.ts';
import type { Platform } from './platform.ts';

/** Builds the catalogue index, so that the site is fast at once. Without it the site builds its own: no failure. */
export async function rebuild(platform: Platform): Promise<string> {
  try {
    const { version, outcome } = await rebuildIndex({
      db: platform.db,
      blobs: platform.blobs,
      now: Date.now(),
      holder: randomUUID(),
    });
    return `catalogue version ${version}, index ${outcome}`;
  } catch (cause) {
    return `the index is left to the site: ${cause instanceof Error ? cause.message : String(cause)}`;
  }
}
