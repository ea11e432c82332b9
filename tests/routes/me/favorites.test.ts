import { beforeEach, describe, expect, test } from 'vitest';
import { pageSize } from '#domain/limits.ts';
import { cookieOf, form } from '../../support/accounts.ts';
import { dataOf, published } from '../../support/catalogue.ts';
import { addPalette, addTypeface, addWebsite } from '../../support/factories.ts';
import { signedIn } from '../../support/members.ts';
import { sameSite } from '../../support/ours.ts';
import { site } from '../../support/site.tsx';
import { addWholeFace } from '../../support/whole-face.ts';

const ask = site();

beforeEach(() => published());

function submit(fields: Record<string, string>, headers: Record<string, string>) {
  return ask('/me/favorites', {
    method: 'POST',
    headers: { ...headers, ...sameSite },
    body: new URLSearchParams({ action: 'keep', ...fields }),
  });
}

describe('GET /me/favorites', () => {
  test('without favourites says how to get some', async () => {
    const { headers } = await signedIn();
    const answer = await ask('/me/favorites', { headers });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const html = await answer.text();
    expect(html).toContain('Nothing kept yet');
    expect(html).toMatch(/<a [^>]*href="\/websites"[^>]*>Browse websites<\/a>/);
  });

  test('shows kept websites as cards, newest first, and typefaces, with pressed hearts', async () => {
    const { headers } = await signedIn();
    const [first, second] = [
      await addWebsite({ title: 'First' }),
      await addWebsite({ title: 'Second' }),
    ];
    const literata = await addTypeface({ slug: 'literata', name: 'Literata' });
    await addWholeFace(literata);
    for (const add of [`websites/${first}`, `websites/${second}`, 'fonts/literata']) {
      await submit({ add }, headers);
    }
    const html = await (await ask('/me/favorites', { headers })).text();
    expect(html.indexOf('Second</a>')).toBeLessThan(html.indexOf('First</a>'));
    expect(html).toContain('aria-label="Remove First from favourites"');
    expect(html).toContain('aria-label="Remove Literata from favourites"');
    expect(html).toContain('aria-label="Add Literata to a collection"');
    expect(html).toMatch(/<a href="\/typefaces\/literata"[^>]*>Literata<\/a>/);
    expect(html).toMatch(/data-face="[^"]+"/);
    expect(html).not.toMatch(/aria-label="Add [^"]* to favourites"/);
  });

  test('shows kept palettes as cards, with pages of their own', async () => {
    const { headers } = await signedIn();
    const ids: number[] = [];
    for (let i = 0; i <= pageSize; i += 1) ids.push(await addPalette({ name: `Kept ${i}` }));
    await ask('/v2/me/favorites', {
      method: 'POST',
      headers: { ...headers, ...sameSite, 'content-type': 'application/json' },
      body: JSON.stringify({ palettes: ids }),
    });
    const html = await (await ask('/me/favorites', { headers })).text();
    expect(html).toContain('aria-label="Favourite palettes"');
    expect(html).toContain(`aria-label="Remove Kept ${pageSize} from favourites"`);
    expect(html).not.toMatch(/aria-label="Add [^"]* to favourites"/);
    expect(html).toContain('href="/me/favorites?palettes=2"');
    const second = await (await ask('/me/favorites?palettes=2', { headers })).text();
    expect(second).toContain('aria-label="Remove Kept 0 from favourites"');
    expect(second).not.toContain('Kept 1 ');
    expect((await ask('/me/favorites?palettes=3', { headers })).status).toBe(404);
  });

  test('typefaces, too, turn their pages by themselves', async () => {
    const { headers } = await signedIn();
    const ids: number[] = [];
    for (let i = 0; i <= pageSize; i += 1)
      ids.push(await addTypeface({ slug: `paged-${i}`, name: `Paged ${i}.` }));
    await ask('/v2/me/favorites', {
      method: 'POST',
      headers: { ...headers, ...sameSite, 'content-type': 'application/json' },
      body: JSON.stringify({ fonts: ids }),
    });
    const html = await (await ask('/me/favorites', { headers })).text();
    expect(html).toContain('href="/me/favorites?typefaces=2"');
    expect([html.includes(`Paged ${pageSize}.`), html.includes('Paged 0.')]).toEqual([true, false]);
    const second = await (await ask('/me/favorites?typefaces=2', { headers })).text();
    expect(second).toContain('Paged 0.');
    const past = await ask('/me/favorites?typefaces=3', { headers });
    expect([
      past.status,
      (await past.text()).includes('Go to the last page of typefaces, 2'),
    ]).toEqual([404, true]);
  });

  test('goes on to a second page, and a third is not there', async () => {
    const { headers } = await signedIn();
    const ids = await Promise.all(Array.from({ length: pageSize + 1 }, () => addWebsite()));
    await ask('/v2/me/favorites', {
      method: 'POST',
      headers: { ...headers, ...sameSite, 'content-type': 'application/json' },
      body: JSON.stringify({ websites: ids }),
    });
    const second = dataOf<{ data: { websites: { cards: { id: number }[] } } }>(
      await (await ask('/me/favorites?page=2', { headers })).text(),
    );
    expect(second.data.websites.cards.map(({ id }) => id)).toEqual([ids[0]]);
    expect((await ask('/me/favorites?page=3', { headers })).status).toBe(404);
  });

  test('signed out it leads to the sign-in page, and back', async () => {
    const answer = await ask('/me/favorites?page=2');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/auth?next=%2Fme%2Ffavorites%3Fpage%3D2');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('the form of a page without script', () => {
  test('each heart names the one form, which is there only without script', async () => {
    await addWebsite();
    const html = await (await ask('/websites')).text();
    const form = /<noscript>(<form .*?)<\/noscript>/.exec(html)?.[1] ?? '';
    for (const part of [
      'id="keep"',
      'method="post"',
      'action="/me/favorites"',
      'name="action" value="keep"',
    ]) {
      expect(form).toContain(part);
    }
    expect(html.match(/id="keep"/g)).toHaveLength(1);
    expect(html).toMatch(/<button form="keep" value="websites\/\d+"[^>]* name="add"/);
  });

  test('keeps and drops, and leads back to where it was pressed', async () => {
    const { headers } = await signedIn();
    const id = await addWebsite();
    const from = { ...headers, referer: 'http://localhost:8787/websites?page=2' };
    for (const [field, times] of [
      ['add', 1],
      ['add', 1],
      ['remove', 0],
    ] as const) {
      const answer = await submit({ [field]: `websites/${id}` }, from);
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe('/websites?page=2');
      const html = await (await ask('/me/favorites', { headers })).text();
      expect(html.split(`data-picture="${id}"`).length - 1).toBe(times);
    }
  });

  test.each(['https://evil.example/x', 'http://localhost:8787//evil.example', 'nonsense'])(
    'leads nowhere else than this site: %s',
    async (referer) => {
      const { headers } = await signedIn();
      const id = await addWebsite();
      const answer = await submit({ add: `websites/${id}` }, { ...headers, referer });
      expect(answer.headers.get('location')).toBe('/me/favorites');
    },
  );

  test('signed out it leads to the sign-in page; once somebody has signed in, a heart is kept', async () => {
    const password = 'a password for hearts';
    const { email, headers } = await signedIn({ password });
    const id = await addWebsite();
    const answer = await submit(
      { add: `websites/${id}` },
      { referer: 'http://localhost:8787/websites' },
    );
    const where = answer.headers.get('location') ?? '';
    expect([answer.status, where]).toEqual([302, '/auth?next=%2Fwebsites']);
    expect(answer.headers.getSetCookie().join()).toMatch(/^keep=.*Max-Age=600.*HttpOnly/);
    const cookie = cookieOf(answer, 'keep') ?? '';
    const wrong = form({ action: 'sign-in', email, password: 'not this one' }, { cookie });
    expect((await ask(where, wrong)).status).toBe(422);
    const signed = await ask(where, form({ action: 'sign-in', email, password }, { cookie }));
    expect([signed.status, signed.headers.get('location')]).toEqual([303, '/websites']);
    expect(signed.headers.getSetCookie().join()).toMatch(/(^|,)keep=;.*Max-Age=0/);
    const html = await (await ask('/me/favorites', { headers })).text();
    expect(html).toContain(`data-picture="${id}"`);
  });

  test.each<[string, Record<string, string>, string]>([
    [
      'a collection button leads to choosing one',
      { collect: 'websites/7' },
      '/me/collections?add=websites/7',
    ],
    ['a heart that is taken back, back to its page', { remove: 'websites/7' }, '/websites'],
    ['what no button of ours sends, too', { add: 'users/1' }, '/websites'],
  ])('signed out, %s', async (_, fields, next) => {
    const answer = await submit(fields, {
      referer: 'http://localhost:8787/websites',
    });
    expect(answer.headers.get('location')).toBe(`/auth?next=${encodeURIComponent(next)}`);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test.each(['users/1', 'websites/999999', 'nonsense'])(
    'a planted wish for %s does nothing, and nobody is kept from signing in',
    async (wish) => {
      const password = 'a password for hearts';
      const { email, headers } = await signedIn({ password });
      const sent = form({ action: 'sign-in', email, password }, { cookie: `keep=${wish}` });
      expect((await ask('/auth', sent)).status).toBe(303);
      const html = await (await ask('/me/favorites', { headers })).text();
      expect(html).toContain('Nothing kept yet');
    },
  );

  test('refuses what none of our buttons sends', async () => {
    const { headers } = await signedIn();
    for (const fields of [{}, { add: 'users/1' }, { add: 'websites/1/2' }, { add: '' }]) {
      const answer = await submit(fields, headers);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'no-store']);
      expect(await answer.text()).toContain('No button of ours sends this.');
    }
  });

  test('says so when it cannot be kept', async () => {
    const { headers } = await signedIn();
    const answer = await submit({ add: 'websites/999999' }, headers);
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('This is not in the catalogue any more.');
  });
});
