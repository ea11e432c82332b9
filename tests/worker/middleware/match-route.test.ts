import fc from 'fast-check';
import { expect, test } from 'vitest';
import { table } from '#routes/table.ts';
import { routeFinder } from '#worker/middleware/match-route.ts';
import { bodyOf, openTable, site } from '../../support/site.tsx';

const find = routeFinder(table);

test.each([
  ['/', 'home'],
  ['/websites', 'websites/list'],
  ['/websites/popular', 'websites/popular'],
  ['/websites/popular/2026-w48', 'websites/popular-period'],
  ['/websites/12-linear', 'websites/show'],
  ['/websites/12-linear/similar', 'websites/similar'],
  ['/websites/portfolio', 'websites/by-filter'],
  ['/websites/404-day-archive', 'websites/show'],
  ['/typefaces', 'typefaces/list'],
  ['/typefaces/popular', 'typefaces/popular'],
  ['/typefaces/compare', 'typefaces/compare'],
  ['/typefaces/google-serif-fonts', 'typefaces/by-filter'],
  ['/typefaces/inter', 'typefaces/show'],
  ['/colors/generate', 'colors/generate'],
  ['/typefaces/inter/pairing/fraunces-and-inter', 'typefaces/pairing'],
  ['/colors', 'colors/list'],
  ['/colors/red', 'colors/color'],
  ['/colors/ff5533', 'colors/color'],
  ['/colors/palettes/ff5533', 'colors/palette'],
  ['/colors/palettes/FF5533-0a2540-ffffff', 'colors/palette'],
  ['/directory/studio-example', 'directory/show'],
  ['/directory', null],
  ['/_ui', 'ui-kit'],
  ['/collections/warm-serifs-abcdefgh', 'collections/show'],
  ['/supporters', 'supporters/offer'],
  ['/supporters/thank-you', 'supporters/thank-you'],
  ['/supporters/nobody', null],
  ['/me/favorites', 'me/favorites'],
  ['/me/collections', 'me/collections/list'],
  ['/me/collections/warm-serifs-abcdefgh', 'me/collections/show'],
  ['/me/profiles', 'me/profiles/list'],
  ['/me/profiles/create', 'me/profiles/create'],
  ['/me/profiles/12', 'me/profiles/edit'],
  ['/websites/a/b/c', null],
  ['/nowhere', null],
])('%s is %s', async (path, id) => {
  expect((await find(path))?.route.id ?? null).toBe(id);
});

test('every route of the table has an id of its own', async () => {
  expect(new Set((await openTable()).map((route) => route.id)).size).toBe(table.length);
});

const segment = fc.oneof(
  fc.constantFrom(
    'websites',
    'popular',
    'similar',
    '1-a',
    '12-linear',
    'blue',
    '2026',
    '2026-w48',
    '..',
    '.',
    '',
    '%2F',
    'a b',
    'ü',
    '%',
  ),
  fc.string({ maxLength: 12 }),
);

test('B4: for 10,000 random paths the page and its payload name the same status, route and redirect', async () => {
  const ask = site();
  await fc.assert(
    fc.asyncProperty(fc.array(segment, { maxLength: 4 }), async (parts) => {
      const { pathname } = new URL(
        `http://localhost/${parts.map((part) => encodeURIComponent(part.toWellFormed())).join('/')}`,
      );
      if (pathname !== '/' && pathname.endsWith('/')) return;
      const page = await ask(`http://localhost:8787${pathname}`);
      const payload = await ask(
        `http://localhost:8787${pathname === '/' ? '' : pathname}/_payload.json`,
      );
      const said = await bodyOf<{ status: number; route?: string; redirect?: string }>(payload);
      expect(said.status).toBe(page.status);
      expect(said.redirect ?? null).toBe(page.headers.get('location'));
      if (page.status !== 200) return;
      expect(await page.text()).toContain(`"route":"${said.route}"`);
    }),
    { numRuns: 10_000 },
  );
}, 180_000);
