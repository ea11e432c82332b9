import { env } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { dataOf, published } from '../../support/catalogue.ts';
import { addWebsite } from '../../support/factories.ts';
import { brokenDatabase } from '../../support/faults.ts';
import { freshStores } from '../../support/fresh-stores.ts';
import { site } from '../../support/site.tsx';

const allowed = { RENDER_LIMIT: { limit: async () => ({ success: true }) } };
const ask = site(undefined, allowed);

async function totalOf(path: string): Promise<number> {
  const page = await ask(path);
  return dataOf<{ data: { total: number } }>(await page.text()).data.total;
}

/** What a file of tests leaves: a catalogue, its indexes in the stores and in memory, pages that are kept. */
async function left(): Promise<void> {
  await addWebsite({ title: 'Lighthouse' });
  await published();
  await ask('/search?term=lighthouse');
  expect(await totalOf('/websites')).toBe(1);
  expect(await (await ask('/search?term=lighthouse')).text()).toContain('Lighthouse');
}

test.each([
  ['as usual', 0],
  ['with a clock that went ahead', 90_000_000],
  ['with a clock that went back', -90_000_000],
])('nothing that one file leaves %s is seen in the next', async (_, ahead) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ahead });
  await left();
  await freshStores();
  expect((await env.KV.list()).keys).toEqual([]);
  const first = await (await ask('/search?term=lighthouse')).text();
  expect(first).toContain('Search is being made ready');
  expect(first).not.toContain('Lighthouse');
  expect(await totalOf('/websites')).toBe(0);
});

test('a page that one file kept is not the answer to the next one whose database is down', async () => {
  await left();
  const down = site(undefined, { ...allowed, DB: brokenDatabase('throws') });
  expect((await down('/websites')).status).toBe(200);
  await freshStores();
  expect((await down('/websites')).status).toBe(503);
});
