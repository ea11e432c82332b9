import { applyD1Migrations, env, reset } from 'cloudflare:test';
import { vi } from 'vitest';
import { rememberVersion } from '#worker/cache/last-version.ts';
import { pageCache } from '#worker/cache/page-cache.ts';
import { forgetCatalogue } from '#worker/catalogue/open-catalogue.ts';

/** More than any file publishes. */
const versionsAFile = 1_000_000;
const shared = globalThis as { lastFirstVersion?: number };

/**
 * Files share a runtime, as requests share an isolate: each has stores of its own, and a version of the catalogue of
 * its own, under which nothing is remembered from another's, whatever that one did to the clock.
 */
export async function freshStores(): Promise<void> {
  vi.useRealTimers();
  const first = Math.max(Date.now(), (shared.lastFirstVersion ?? 0) + versionsAFile);
  shared.lastFirstVersion = first;
  await emptyStores();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  await env.DB.prepare('UPDATE catalogue SET version = ?').bind(first).run();
  forgetCatalogue();
  pageCache.forgetMemory();
  // A cold isolate whose database is down takes up the version that was left last.
  await rememberVersion(first);
}

/** Now and then a store outlives its reset, and the next file finds the rows of the one before: then once more. */
async function emptyStores(): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    await reset();
    const { results } = await env.DB.prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'website'",
    ).all();
    if (results.length === 0) return;
  }
  throw new Error('the stores of the test file before are still there');
}
