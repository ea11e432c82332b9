import { env } from 'cloudflare:test';
import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { statement } from '#domain/db.ts';
import { pageCache } from '#worker/cache/page-cache.ts';
import { forgetCatalogue } from '#worker/catalogue/open-catalogue.ts';
import { brokenDatabase } from '../../support/faults.ts';
import { signedIn } from '../../support/members.ts';
import { type PlainProps, pageOf, plainRoute, site } from '../../support/site.tsx';

const anything = statement(z.unknown(), 'SELECT 1');

beforeEach(() => {
  vi.useRealTimers();
  pageCache.forgetMemory();
  forgetCatalogue();
});

function bump() {
  forgetCatalogue();
  return env.DB.exec('UPDATE catalogue SET version = version + 1');
}

test('two visitors share one render; the bytes are the same', async () => {
  const route = plainRoute();
  const ask = site([route]);
  const first = await ask(route.url);
  const second = await ask(route.url);
  expect(route.loads()).toBe(1);
  expect(await second.text()).toBe(await first.text());
  expect(second.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(second.headers.get('vary')).toBe('cookie');
});

test('another isolate finds the copy in the Cache API', async () => {
  const route = plainRoute();
  const ask = site([route]);
  await ask(route.url);
  pageCache.forgetMemory();
  expect(await (await ask(route.url)).text()).toContain('load 1');
  expect(route.loads()).toBe(1);
});

test('unknown parameters, headers and other cookies never make another copy or other bytes', async () => {
  const route = plainRoute();
  const ask = site([route]);
  const clean = await (await ask(route.url)).text();
  for (const query of ['?utm_source=a', '?_b=1', '?x', '?%3Cscript%3E=1']) {
    expect(await (await ask(route.url + query)).text()).toBe(clean);
  }
  expect(route.loads()).toBe(1);
});

test('B3: the percent-encoded spellings of one path share one copy', async () => {
  let loads = 0;
  const ask = site([
    plainRoute({ url: '/part/:name', load: async () => ({ text: `load ${++loads}` }) }),
  ]);
  for (const spelled of ['shelf', '%73helf', 's%68%65lf', '%73%68%65%6C%66', '%73%68%65%6c%66']) {
    expect(await (await ask(`/part/${spelled}`)).text()).toContain('load 1');
  }
  expect(await (await ask('/part/a%2Fb')).text()).toContain('load 2');
  expect(await (await ask('/part/%zz')).text()).toContain('load 3');
});

test('S3: an answer to a session cookie, valid or not, neither reads nor fills the copies', async () => {
  const route = plainRoute({ page: pageOf(({ text }: PlainProps) => <h1>{text}</h1>) });
  const ask = site([route]);
  const { headers } = await signedIn();
  expect(await (await ask(route.url, { headers })).text()).toContain('load 1');
  expect(await (await ask(route.url)).text()).toContain('load 2');
  expect(await (await ask(route.url, { headers })).text()).toContain('load 3');
  expect(await (await ask(route.url, { headers: { cookie: 'session=x' } })).text()).toContain(
    'load 4',
  );
  expect(await (await ask(route.url)).text()).toContain('load 2');
});

test('a new catalogue version is seen, and page and payload are kept apart', async () => {
  const route = plainRoute();
  const ask = site([route]);
  await ask(route.url);
  const payload = await (await ask(`${route.url}/_payload.json`)).json();
  expect(payload).toMatchObject({
    status: 200,
    route: (await route.open()).id,
    data: { text: 'load 2' },
  });
  await bump();
  expect(await (await ask(route.url)).text()).toContain('load 3');
});

test('a copy is fresh for an hour and then made anew', async () => {
  const route = plainRoute();
  const ask = site([route]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  await ask(route.url);
  vi.advanceTimersByTime(59 * 60_000);
  expect(await (await ask(route.url)).text()).toContain('load 1');
  vi.advanceTimersByTime(2 * 60_000);
  expect(await (await ask(route.url)).text()).toContain('load 2');
});

test('errors, redirects and secret addresses are never kept', async () => {
  const secret = plainRoute({ cache: 'never' });
  const ask = site([secret]);
  await ask(secret.url);
  const again = await ask(secret.url);
  expect(secret.loads()).toBe(2);
  expect(again.headers.get('cache-control')).toBe('no-store');
  expect((await ask('/nowhere')).headers.get('cache-control')).toBe('no-store');
});

test('a page that says it is not finite is made each time, and browsers may keep it', async () => {
  const route = plainRoute({ keep: async () => null });
  const ask = site([route]);
  await ask(route.url);
  const answer = await ask(route.url);
  expect(route.loads()).toBe(2);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
});

test('F14: a part that throws is left out of a page that is sent with 200 and not kept', async () => {
  function Broken(): never {
    throw new Error('broken part');
  }
  const route = plainRoute({
    page: pageOf(({ text }: PlainProps) => (
      <>
        <h1>{text}</h1>
        <Suspense fallback={<p>left out</p>}>
          <Broken />
        </Suspense>
      </>
    )),
  });
  const ask = site([route]);
  const answer = await ask(route.url);
  const text = await answer.text();
  expect(answer.status).toBe(200);
  expect(text).toContain('left out');
  await ask(route.url);
  expect(route.loads()).toBe(2);
});

test('F14: a page that throws whole is a 500 without a stack', async () => {
  const route = plainRoute({
    load: async () => {
      throw new TypeError('secret detail');
    },
  });
  const answer = await site([route])(`${route.url}?page=2`);
  const text = await answer.text();
  expect(answer.status).toBe(500);
  expect(text).toMatch(new RegExp(`<a[^>]* href="${route.url}\\?page=2"[^>]*>Try again</a>`));
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(text).toContain('Internal Server Error');
  expect(text).not.toContain('secret detail');
});

test('F1: with the database down a kept page is still served, this version’s or the one before, for 24 hours', async () => {
  const route = plainRoute({
    async load({ db, catalogue }) {
      await db.first(anything);
      return { text: `version ${catalogue.version}` };
    },
  });
  const ask = site([route]);
  const down = site([route], { DB: brokenDatabase('throws') });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const before = await (await ask(route.url)).text();
  vi.advanceTimersByTime(2 * 3_600_000);
  const stale = await down(route.url);
  expect(stale.status).toBe(200);
  expect(await stale.text()).toBe(before);
  pageCache.forgetMemory();
  forgetCatalogue();
  expect((await down(route.url)).status).toBe(200);
  vi.advanceTimersByTime(23 * 3_600_000);
  const gone = await down(route.url);
  expect(gone.status).toBe(503);
  expect(gone.headers.get('retry-after')).toBe('30');
  expect(gone.headers.get('cache-control')).toBe('no-store');
});

test('F1: a database that hangs is answered by 503 within three seconds', async () => {
  const route = plainRoute({
    async load({ db }) {
      await db.first(anything);
      return { text: 'never' };
    },
  });
  await site([route])('/nowhere');
  const started = Date.now();
  const answer = await site([route], { DB: brokenDatabase('hangs') })(route.url);
  expect(answer.status).toBe(503);
  expect(Date.now() - started).toBeLessThan(3_000);
});
