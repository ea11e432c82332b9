import fc from 'fast-check';
import { expect, test } from 'vitest';
import { table } from '#routes/table.ts';
import { site } from '../../support/site.tsx';

const ask = site();

const naughty = fc.oneof(
  fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' OR 1=1 --",
    '../../etc/passwd',
    '%00',
    '%ff%fe',
    '\u202Etest',
    'ﷺ'.repeat(50),
    '__proto__',
    'constructor',
    'NaN',
    '-1',
    '1e309',
    '9'.repeat(40),
    '𝒳'.repeat(200),
    '\r\nset-cookie: a=b',
    'javascript:alert(1)',
    '${7*7}',
    '{{7*7}}',
    ',,,,',
    '-',
    '--',
    '1,2,3,-4',
    ' ',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.nat(), { maxLength: 300 }).map((ids) => ids.join(',')),
);
const keys = fc.oneof(
  fc.constantFrom(
    'page',
    'sort',
    'seed',
    'categories',
    'locations',
    'colors',
    'styles',
    'types',
    'specialties',
    'typefaces',
    'year',
    'mode',
    '_b',
    'q',
    'from',
    'count',
    'text',
    'size',
    'axes',
    'features',
    'tracking',
    'leading',
    'scripts',
    'languages',
    'features',
    'weights',
    'locked',
    'scheme',
    'add',
    'move',
    'left',
    'taken',
    'term',
    '__proto__',
  ),
  naughty,
);
const paths = fc.oneof(
  fc
    .constantFrom(
      ...table.map((route) => route.url.replace(/\{.*?\}/g, '')),
      '/api/init',
      '/api/headers',
      '/api/_auth/session',
      '/v2/websites',
      '/v2/websites/facets/categories',
      '/v2/categories',
      '/v2/locations',
      '/builds/latest.json',
      '/sitemap.xml',
      '/robots.txt',
      '/go/x',
      '/img/a/b',
      '/posters/:print/:file',
      '/typefaces/:typeface/faces.css',
      '/typefaces/:typeface/pairing/:pairing/faces.css',
      '/websites/1-:slug/export/:format',
      '/websites/1-a/export/:format',
      '/colors/palettes/:palette/export/:format',
      '/colors/palettes/ffeaad-d14334/export/:format',
      '/collections/:slug/export/:format',
      '/v2/me/collections/:slug/export/:format',
      '/v2/me/collections/:slug/items/:list/:id',
      '/v2/me/favorites/:list/:id',
      '/a',
      '/a/search',
    )
    .chain((path) =>
      naughty.map((text) => path.replace(/:\w+/g, () => encodeURIComponent(text.toWellFormed()))),
    ),
  naughty.map((text) => `/${encodeURIComponent(text.toWellFormed())}`),
  fc.constantFrom(
    '/%',
    '/%E0%A4%A',
    '/%C0%AE%C0%AE/',
    '/..;/admin',
    '/websites%2F..%2Fadmin',
    '/\\evil',
    '/websites/%',
  ),
);
const methods = fc.constantFrom(
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'PATCH',
);

test('B1: 2,000 generated requests over every route and method: no 5xx, no markup given back', async () => {
  await fc.assert(
    fc.asyncProperty(
      paths,
      methods,
      fc.array(fc.tuple(keys, naughty), { maxLength: 4 }),
      fc.boolean(),
      async (path, method, query, payload) => {
        const search = new URLSearchParams(
          query.map(([key, value]) => [key.toWellFormed(), value.toWellFormed()]),
        );
        const address = payload ? `${path === '/' ? '' : path}/_payload.json` : path;
        const answer = await ask(`http://localhost:8787${address}?${search}`, {
          method,
          headers: { 'sec-fetch-site': 'same-origin' },
        });
        expect(answer.status).toBeLessThan(500);
        const type = answer.headers.get('content-type') ?? '';
        if (!type.startsWith('text/html')) return;
        const text = await answer.text();
        expect(text).not.toContain('<script>alert(1)');
        expect(text).not.toContain('<img src=x');
      },
    ),
    { numRuns: 2_000 },
  );
}, 240_000);

test('B5: bodies of every wrong kind are refused without a 5xx', async () => {
  const bodies: BodyInit[] = [
    '',
    '{',
    '[]'.repeat(5_000),
    '{"a":'.repeat(10_000),
    'x'.repeat(1_500_000),
    new Uint8Array([0xff, 0xfe, 0]),
  ];
  for (const path of ['/websites', '/api/_auth/session', '/v2/websites', '/a', '/']) {
    for (const body of bodies) {
      const answer = await ask(path, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
  }
});
