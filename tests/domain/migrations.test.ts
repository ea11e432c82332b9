import { applyD1Migrations, env, reset } from 'cloudflare:test';
import { beforeAll, expect, test } from 'vitest';

beforeAll(async () => {
  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
});

test('the catalogue starts at version 1 and main database has no virtual table', async () => {
  const row = await env.DB.prepare('SELECT version FROM catalogue').first();
  expect(row).toEqual({ version: 1 });
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE sql LIKE 'CREATE VIRTUAL%'",
  ).all();
  expect(results).toEqual([]);
});
