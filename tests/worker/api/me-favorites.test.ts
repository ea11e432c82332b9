import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import { favoritesMost } from '#domain/limits.ts';
import { addPalette, addTypeface, addWebsite } from '../../support/factories.ts';
import { favoritesOf } from '../../support/favorites.ts';
import { signedIn } from '../../support/members.ts';
import { sameSite } from '../../support/ours.ts';
import { bodyOf, site } from '../../support/site.tsx';

const ask = site();
const { kept, write } = favoritesOf(ask);
let website = 0;
let other = 0;
let font = 0;

beforeAll(async () => {
  website = await addWebsite({ slug: 'pan-macmillan', title: 'Pan Macmillan' });
  other = await addWebsite({ slug: 'psykose', title: 'Psykose' });
  font = await addTypeface({ slug: 'fraunces', name: 'Fraunces' });
});

describe('favourites', () => {
  test('GET /v2/me/all-favorites of a new member: three empty lists', async () => {
    const { headers } = await signedIn();
    expect(await kept(headers)).toEqual({ websites: [], fonts: [], palettes: [] });
  });

  test('PUT keeps by id or by slug, once; DELETE drops, and dropping again is no error', async () => {
    const { headers } = await signedIn();
    for (const path of [`/websites/${website}`, '/websites/pan-macmillan', '/fonts/fraunces']) {
      expect((await write('PUT', path, headers)).status).toBe(204);
    }
    expect(await kept(headers)).toEqual({
      websites: [{ id: website, slug: 'pan-macmillan', title: 'Pan Macmillan' }],
      fonts: [{ id: font, slug: 'fraunces', name: 'Fraunces' }],
      palettes: [],
    });
    for (const path of ['/websites/pan-macmillan', `/fonts/${font}`, `/fonts/${font}`]) {
      expect((await write('DELETE', path, headers)).status).toBe(204);
    }
    expect(await kept(headers)).toEqual({ websites: [], fonts: [], palettes: [] });
  });

  test('palettes are kept by id or by their colours in any order, and merged from a device', async () => {
    const { headers } = await signedIn();
    const palette = await addPalette({ colors: ['#ff4b3e', '#0d1b3e', '#fff8e7'] });
    const second = await addPalette({ colors: ['#123abc'], name: 'One' });
    const slug = 'ff4b3e-0d1b3e-fff8e7';
    for (const name of [slug, '0d1b3e-fff8e7-ff4b3e', String(palette)])
      expect((await write('PUT', `/palettes/${name}`, headers)).status).toBe(204);
    expect((await kept(headers)).palettes).toEqual([{ id: palette, slug }]);
    for (const name of ['aaaaaa-bbbbbb', '999999999', 'warm'])
      expect([name, (await write('PUT', `/palettes/${name}`, headers)).status]).toEqual([
        name,
        404,
      ]);
    const device = { websites: [], fonts: [], palettes: [second, palette, 999_999] };
    expect((await write('POST', '', headers, device)).status).toBe(204);
    expect(new Set((await kept(headers)).palettes.map(({ id }) => id))).toEqual(
      new Set([palette, second]),
    );
    expect((await write('DELETE', '/palettes/fff8e7-ff4b3e-0d1b3e', headers)).status).toBe(204);
    expect((await kept(headers)).palettes).toEqual([{ id: second, slug: '123abc' }]);
  });

  test('what is not published cannot be kept, and is not shown any more', async () => {
    const { headers } = await signedIn();
    const hidden = await addWebsite({ status: 'backlog', publishedAt: null });
    expect((await write('PUT', `/websites/${hidden}`, headers)).status).toBe(404);
    const soonGone = await addWebsite();
    await write('PUT', `/websites/${soonGone}`, headers);
    await env.DB.prepare("UPDATE website SET status = 'archived' WHERE id = ?")
      .bind(soonGone)
      .run();
    expect((await kept(headers)).websites).toEqual([]);
  });

  test.each([
    '/websites/999999',
    '/websites/no-such',
    '/palettes/ff0000-00ff00',
    '/sections/1',
    '/websites/%2e%2e%2fa',
    '/websites/1%20OR%201',
  ])('PUT %s is 404 with problem details', async (path) => {
    const { headers } = await signedIn();
    const answer = await write('PUT', path, headers);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
  });

  test('a list that is full refuses one more, and says how many it holds', async () => {
    const { id, headers } = await signedIn();
    await env.DB.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${favoritesMost})
       INSERT INTO favorite SELECT ?, 'typeface', 100000 + i, 0 FROM n`,
    )
      .bind(id)
      .run();
    const answer = await write('PUT', `/fonts/${font}`, headers);
    expect(answer.status).toBe(409);
    expect((await bodyOf<{ title: string }>(answer)).title).toContain(String(favoritesMost));
    expect((await write('PUT', `/websites/${website}`, headers)).status).toBe(204);
  });
});

describe('favourites of a device', () => {
  test('POST /v2/me/favorites adds them once, in their order, and leaves out what is not there', async () => {
    const { headers } = await signedIn();
    const device = { websites: [other, 999_999, website], fonts: [font], palettes: [7] };
    for (let times = 0; times < 2; times++) {
      expect((await write('POST', '', headers, device)).status).toBe(204);
    }
    const { websites, fonts, palettes } = await kept(headers);
    expect(websites.map(({ id }) => id)).toEqual([website, other]);
    expect(fonts.map(({ id }) => id)).toEqual([font]);
    expect(palettes).toEqual([]);
  });

  test.each([
    ['no JSON', 'application/json', '{', 400],
    ['another shape', 'application/json', '{"websites":["a"]}', 400],
    ['an unknown key', 'application/json', '{"admins":[1]}', 400],
    ['a form', 'application/x-www-form-urlencoded', 'websites=1', 415],
    ['plain text', 'text/plain', '{"websites":[1]}', 415],
    ['far too much', 'application/json', `{"websites":[${'1,'.repeat(40_000)}1]}`, 413],
  ])('%s is refused and changes nothing', async (_, type, body, status) => {
    const { headers } = await signedIn();
    const answer = await ask('/v2/me/favorites', {
      method: 'POST',
      headers: { ...headers, ...sameSite, 'content-type': type },
      body,
    });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await kept(headers)).websites).toEqual([]);
  });
});
