import { beforeAll, beforeEach, expect, test } from 'vitest';
import { pageCache } from '#worker/cache/page-cache.ts';
import { forgetCatalogue } from '#worker/catalogue/open-catalogue.ts';
import { dataOf, published } from '../../support/catalogue.ts';
import { addCategory, addWebsite } from '../../support/factories.ts';
import { brokenDatabase, brokenKv } from '../../support/faults.ts';
import { site } from '../../support/site.tsx';

interface List {
  data: { total: number; cards: { id: number }[] };
}

beforeAll(async () => {
  const category = await addCategory({ slug: 'portfolio', name: 'Portfolio' });
  for (let n = 0; n < 60; n++)
    await addWebsite({ categories: n % 2 ? [category] : [], mode: n % 3 ? 'light' : 'dark' });
  await published();
});

beforeEach(() => {
  pageCache.forgetMemory();
  forgetCatalogue();
});

/** Cloudflare's list of D1 errors, "Debug D1". */
const documented = [
  'D1_ERROR',
  'D1_TYPE_ERROR: Type undefined not supported for value undefined',
  'D1_COLUMN_NOTFOUND',
  'D1_DUMP_ERROR',
  'D1_EXEC_ERROR',
  'D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.',
  'D1_ERROR: Network connection lost.',
  'D1_ERROR: D1 DB is overloaded. Too many requests queued.',
  'D1_ERROR: D1 DB is overloaded. Requests queued for too long.',
  'D1_ERROR: Cannot resolve D1 DB due to transient issue on remote node.',
  'D1_ERROR: Internal error while starting up D1 DB storage caused object to be reset.',
];

test.each(documented)(
  'F1: %s: a page that is not kept is a 503 that says when to come back',
  async (words) => {
    const ask = site(undefined, { DB: brokenDatabase('throws', words), KV: brokenKv() });
    for (const path of [
      '/websites?sort=random&seed=99',
      '/websites/nothing-kept/_payload.json',
      '/websites/7-nothing',
    ]) {
      const answer = await ask(path);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('30');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.text()).not.toContain('D1_');
    }
  },
);

test('F3: with KV down, filters and counts come from SQL and say the same', async () => {
  const path = '/websites/_payload.json?categories=portfolio&mode=dark';
  const good = (await (await site()(path)).json()) as List;
  pageCache.forgetMemory();
  forgetCatalogue();
  await published();
  const answer = await site(undefined, { KV: brokenKv() })(path);
  const { data } = (await answer.json()) as List;
  expect(answer.status).toBe(200);
  expect(data.total).toBe(good.data.total);
  expect(data.cards).toEqual(good.data.cards);
});

test('F3: a corrupt index is the same as none', async () => {
  const { env } = await import('cloudflare:test');
  await published();
  const row = await env.DB.prepare('SELECT version FROM catalogue').first<{ version: number }>();
  await env.KV.put(`index:${row?.version}`, new Uint8Array(5_000).fill(7));
  const html = await (await site()('/websites?mode=dark')).text();
  expect(dataOf<List>(html).data.total).toBe(20);
});

test('F13: a limiter that throws leaves reading alone', async () => {
  const RENDER_LIMIT = { limit: () => Promise.reject(new Error('limiter down')) };
  const answer = await site(undefined, { RENDER_LIMIT })('/websites?sort=random&seed=5');
  expect(answer.status).toBe(200);
});

test('an address that asks for too many pages that are never kept gets a 429, and kept pages go on', async () => {
  const RENDER_LIMIT = { limit: async () => ({ success: false }) };
  const ask = site(undefined, { RENDER_LIMIT });
  const refused = await ask('/websites?sort=random&seed=6');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('10');
  expect((await ask('/websites')).status).toBe(200);
});
