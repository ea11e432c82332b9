import { expect, test } from 'vitest';
import { plainRoute, site } from '../../support/site.tsx';

const routes = [plainRoute({ url: '/plain' })];
const ask = site(routes);
const kinds = [
  '/plain',
  '/plain/_payload.json',
  '/nowhere',
  '/plain/',
  '/go/0000000000',
  '/api/headers',
  '/api/nothing',
  '/v2/nothing',
  '/builds/latest.json',
  '/robots.txt',
  '/sitemap.xml',
  '/img/x/y',
];

test.each(kinds)('S11: GET %s carries every security header and a cache rule', async (path) => {
  const { headers } = await ask(path);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('permissions-policy')).toContain('camera=()');
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'/);
  expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
  expect(headers.get('cache-control')).toBeTruthy();
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('S11: production adds HSTS for a year or more with subdomains; local does not', async () => {
  const secure = await site(routes, { APP_ORIGIN: 'https://specimen.example' })('/plain');
  const [, age] =
    /max-age=(\d+); includeSubDomains/.exec(
      secure.headers.get('strict-transport-security') ?? '',
    ) ?? [];
  expect(Number(age)).toBeGreaterThanOrEqual(31_536_000);
  expect((await ask('/plain')).headers.get('strict-transport-security')).toBeNull();
});

test('S10: no absolute address comes from Host or X-Forwarded-Host', async () => {
  const secure = site(
    [plainRoute({ url: '/host', meta: () => ({ title: 'Host', canonical: '/host' }) })],
    {
      APP_ORIGIN: 'https://specimen.example',
    },
  );
  for (const host of [
    'evil.example',
    'evil.example:443',
    'specimen.example.evil.example',
    '127.0.0.1',
    'a@b',
  ]) {
    for (const name of [
      'host',
      'x-forwarded-host',
      'x-host',
      'forwarded',
      'x-original-url',
      'x-forwarded-server',
      'x-http-host-override',
    ]) {
      const answer = await secure('/host', {
        headers: { [name]: name === 'forwarded' ? `host=${host}` : host },
      });
      const text = await answer.text();
      expect(text).not.toContain('evil');
      expect(text).toContain('href="https://specimen.example/host"');
    }
  }
  for (const path of ['/sitemap.xml', '/robots.txt']) {
    const text = await (await secure(`http://evil.example${path}`)).text();
    expect(text).toContain('https://specimen.example');
    expect(text).not.toContain('evil');
  }
});
