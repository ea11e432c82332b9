import { expect, test } from 'vitest';
import { pageCache } from '#worker/cache/page-cache.ts';
import { plainRoute, site } from '../../support/site.tsx';

const route = plainRoute({
  url: '/shelf',
  load: async () => ({ text: 'shelf' }),
  meta: () => ({ title: 'Shelf', canonical: '/shelf' }),
});
const ask = site([route]);

const unkeyed: [string, RequestInit, string?][] = [
  ['X-Forwarded-Host', { headers: { 'x-forwarded-host': 'evil.example' } }],
  ['X-Forwarded-Proto', { headers: { 'x-forwarded-proto': 'http' } }],
  ['X-Forwarded-Prefix', { headers: { 'x-forwarded-prefix': '/evil' } }],
  ['X-Original-URL', { headers: { 'x-original-url': '/admin' } }],
  ['X-Rewrite-URL', { headers: { 'x-rewrite-url': '/admin' } }],
  ['X-HTTP-Method-Override', { headers: { 'x-http-method-override': 'DELETE' } }],
  ['Accept-Language', { headers: { 'accept-language': 'de"><script>' } }],
  ['User-Agent', { headers: { 'user-agent': '"><script>alert(1)</script>' } }],
  ['Referer', { headers: { referer: 'https://evil.example/"><script>' } }],
  ['Origin', { headers: { origin: 'https://evil.example' } }],
  ['a foreign cookie', { headers: { cookie: 'color-mode=dark; newsletter-modal=close' } }],
  ['utm parameters', {}, '?utm_source=%22%3E%3Cscript%3E'],
  ['a session in the query', {}, '?session=abc'],
  ['a callback', {}, '?callback=alert'],
  ['Accept', { headers: { accept: 'application/json' } }],
  ['Range', { headers: { range: 'bytes=0-3' } }],
];

test.each(unkeyed)(
  'S5 (sixteen inputs): %s leaves the public page as it is, first or second',
  async (_, init, query = '') => {
    pageCache.forgetMemory();
    const clean = await (await ask('/shelf')).text();
    expect(await (await ask(`/shelf${query}`, init)).text()).toBe(clean);
    pageCache.forgetMemory();
    const poisoned = site([{ ...route, url: '/fresh' }]);
    const first = await (await poisoned(`/fresh${query}`, init)).text();
    expect(await (await poisoned('/fresh')).text()).toBe(first);
    expect(first).not.toContain('evil');
    expect(first).not.toContain('<script>alert');
  },
);
