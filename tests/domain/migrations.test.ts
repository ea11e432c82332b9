import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';

test('the catalogue starts at version 1 and main database has no virtual table', async () => {
  const row = await env.DB.prepare('SELECT version FROM catalogue').first();
  expect(row).toEqual({ version: 1 });
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE sql LIKE 'CREATE VIRTUAL%'",
  ).all();
  expect(results).toEqual([]);
});
