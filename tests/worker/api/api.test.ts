import { env } from 'cloudflare:test';
import { beforeEach, expect, test } from 'vitest';
import { forgetCatalogue } from '#worker/catalogue/open-catalogue.ts';
import { brokenDatabase, brokenKv } from '../../support/faults.ts';
import { bodyOf, site } from '../../support/site.tsx';

const ask = site();

beforeEach(() => forgetCatalogue());

test('GET /api/init gives the four lists', async () => {
  const answer = await ask('/api/init');
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(await answer.json()).toEqual({
    ads: [],
    websiteCategories: expect.any(Array),
    locations: expect.any(Array),
    announcementBanner: null,
  });
});

test('GET /api/init shows the running banner after the version moved, and keeps it in KV', async () => {
  const now = Date.now();
  await env.DB.batch([
    env.DB.prepare(
      'INSERT INTO announcement (text, href, label, starts_at, ends_at) VALUES (?, ?, ?, ?, ?)',
    ).bind('New: filters by year', '/websites', 'Try', now - 1000, now + 100_000),
    env.DB.prepare('UPDATE catalogue SET version = version + 1'),
  ]);
  const lists = await bodyOf<{ announcementBanner: object }>(await ask('/api/init'));
  expect(lists.announcementBanner).toMatchObject({
    text: 'New: filters by year',
    href: '/websites',
    label: 'Try',
  });
  const row = await env.DB.prepare('SELECT version FROM catalogue').first<{ version: number }>();
  expect(await env.KV.get(`init:${row?.version}`, 'json')).toEqual(lists);
});

test('F1, F3: the last lists are served when KV fails and when the database fails', async () => {
  const good = await (await ask('/api/init')).text();
  for (const faults of [
    { KV: brokenKv() },
    { DB: brokenDatabase('throws') },
    { KV: brokenKv(), DB: brokenDatabase('throws') },
  ]) {
    const answer = await site(undefined, faults)('/api/init');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(good);
  }
});

test('GET /api/headers shows place and agent and nothing else', async () => {
  const answer = await ask('/api/headers', {
    headers: { 'user-agent': 'Test', 'accept-language': 'de', cookie: 'a=b', 'x-secret': '1' },
  });
  const body = await bodyOf<Record<string, Record<string, unknown>>>(answer);
  expect(Object.keys(body).sort()).toEqual(['headers', 'locationHeaders']);
  expect(body.headers).toEqual({ 'user-agent': 'Test', 'accept-language': 'de' });
  expect(Object.keys(body.locationHeaders ?? {}).sort()).toEqual([
    'city',
    'country',
    'region',
    'timezone',
  ]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('GET /builds/latest.json names the build, its manifest is served, another build’s is not', async () => {
  const answer = await ask('/builds/latest.json?123');
  const { id, timestamp } = await bodyOf<{ id: string; timestamp: number }>(answer);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(timestamp).toBeGreaterThan(0);
  expect((await ask(`/builds/meta/${id}.json`)).status).toBe(200);
  expect((await ask('/builds/meta/other.json')).status).toBe(404);
});

test('calls that are not there are problem details', async () => {
  for (const path of [
    '/api/nothing',
    '/v2/nothing',
    '/v2/websites/999999',
    '/v2/websites/facets/nothing',
  ]) {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({ status: 404, title: expect.any(String) });
  }
});
