import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import { addTypeface, addWebsite } from '../../support/factories.ts';
import { favoritesOf } from '../../support/favorites.ts';
import { signedIn } from '../../support/members.ts';
import { elsewhere, sameSite } from '../../support/ours.ts';
import { site } from '../../support/site.tsx';

const ask = site();
const { kept, write } = favoritesOf(ask);
let website = 0;

beforeAll(async () => {
  website = await addWebsite({ slug: 'pan-macmillan', title: 'Pan Macmillan' });
  await addTypeface({ slug: 'fraunces', name: 'Fraunces' });
});

describe('who may', () => {
  const calls: [string, string][] = [
    ['GET', '/v2/me/all-favorites'],
    ['PUT', '/v2/me/favorites/websites/pan-macmillan'],
    ['DELETE', '/v2/me/favorites/websites/pan-macmillan'],
    ['POST', '/v2/me/favorites'],
  ];

  test.each(calls)('S1: %s %s is for members', async (method, path) => {
    const expired = (await signedIn({ lasts: -1 })).headers;
    for (const headers of [{}, { cookie: 'session=garbage.signature' }, expired]) {
      const answer = await ask(path, { method, headers: { ...headers, ...sameSite } });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toEqual({
        type: 'about:blank',
        title: 'You need to be signed in',
        status: 401,
      });
    }
  });

  test.each(calls.slice(1))('S8: %s %s from elsewhere is refused', async (method, path) => {
    const { headers } = await signedIn();
    for (const from of elsewhere) {
      const answer = await ask(path, { method, headers: { ...headers, ...from } });
      expect(answer.status).toBe(403);
    }
    expect((await kept(headers)).websites).toEqual([]);
  });

  test('S2: two members never see or change one another’s', async () => {
    const [one, two] = [await signedIn(), await signedIn()];
    await write('PUT', `/websites/${website}`, one.headers);
    expect((await kept(two.headers)).websites).toEqual([]);
    await write('DELETE', `/websites/${website}`, two.headers);
    expect((await kept(one.headers)).websites).toHaveLength(1);
  });

  test('many writes at once are slowed down, and reading goes on', async () => {
    const { headers } = await signedIn();
    const refusing = site(undefined, { WRITE_LIMIT: { limit: async () => ({ success: false }) } });
    const answer = await refusing(`/v2/me/favorites/websites/${website}`, {
      method: 'PUT',
      headers: { ...headers, ...sameSite },
    });
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('10');
    expect((await refusing('/v2/me/all-favorites', { headers })).status).toBe(200);
    const form = await refusing('/me/favorites', {
      method: 'POST',
      headers: { ...headers, ...sameSite },
      body: new URLSearchParams({ action: 'keep', add: `websites/${website}` }),
    });
    expect([form.status, form.headers.get('retry-after')]).toEqual([429, '10']);
    expect(await form.text()).toContain('Too many changes at once');
    expect((await kept(headers)).websites).toEqual([]);
  });

  test('F13: writes go on when the limiter fails', async () => {
    const { headers } = await signedIn();
    const limit = () => Promise.reject(new Error('limiter'));
    const answer = await site(undefined, { WRITE_LIMIT: { limit } })(
      `/v2/me/favorites/websites/${website}`,
      { method: 'PUT', headers: { ...headers, ...sameSite } },
    );
    expect(answer.status).toBe(204);
  });

  test('L3 (no lost write): 200 toggles at once end as the last of each says', async () => {
    const { headers } = await signedIn();
    const ids = await Promise.all(Array.from({ length: 20 }, () => addWebsite()));
    await Promise.all(
      ids.map(async (id, at) => {
        for (let turn = 0; turn < 10; turn++) {
          const method = turn % 2 === at % 2 ? 'PUT' : 'DELETE';
          const limited = site(undefined, {
            WRITE_LIMIT: { limit: async () => ({ success: true }) },
          });
          const answer = await limited(`/v2/me/favorites/websites/${id}`, {
            method,
            headers: { ...headers, ...sameSite },
          });
          expect(answer.status).toBe(204);
        }
      }),
    );
    const left = new Set((await kept(headers)).websites.map(({ id }) => id));
    expect(left).toEqual(new Set(ids.filter((_, at) => at % 2 === 1)));
  });

  test('D5: with the user their favourites go', async () => {
    const { id, headers } = await signedIn();
    await write('PUT', `/websites/${website}`, headers);
    await env.DB.prepare('DELETE FROM user WHERE id = ?').bind(id).run();
    const row = await env.DB.prepare('SELECT count(*) AS left FROM favorite WHERE user_id = ?')
      .bind(id)
      .first<{ left: number }>();
    expect(row?.left).toBe(0);
  });
});
