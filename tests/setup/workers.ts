import { applyD1Migrations, env, reset } from 'cloudflare:test';
import { beforeAll } from 'vitest';
import { forgetCatalogue } from '#worker/catalogue/open-catalogue.ts';

/**
 * Files share a runtime, as requests share an isolate: each has stores of its own, and a version of the catalogue of
 * its own, under which nothing is remembered from another's.
 */
beforeAll(async () => {
  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  await env.DB.prepare('UPDATE catalogue SET version = ?').bind(Date.now()).run();
  forgetCatalogue();
});
