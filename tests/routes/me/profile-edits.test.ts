import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, test } from 'vitest';
import { published } from '../../support/catalogue.ts';
import { addProfile } from '../../support/factories.ts';
import { profileEventsOf, profileOwner, profileRow } from '../../support/profiles.ts';
import { bodyOf, site } from '../../support/site.tsx';

const ask = site(undefined, { WRITE_LIMIT: { limit: async () => ({ success: true }) } });

beforeEach(() => published());

describe('an edit', () => {
  test('changes name and slug, and the former address leads to the new one', async () => {
    const { create, edit, html, id: user } = await profileOwner(ask);
    const id = await create({ name: 'First name' });
    const answer = await edit(id, 1, { name: 'Second name', bio: 'New' });
    expect(answer.headers.get('location')).toBe(`/me/profiles/${id}?done=saved`);
    expect(await html(`/me/profiles/${id}?done=saved`)).toContain('Saved.');
    expect(await profileRow(id)).toEqual({
      slug: 'second-name',
      name: 'Second name',
      bio: 'New',
      version: 2,
    });
    const old = await ask('/directory/first-name');
    expect([old.status, old.headers.get('location')]).toEqual([301, '/directory/second-name']);
    const other = await (await profileOwner(ask)).create({ name: 'First name' });
    expect((await profileRow(other)).slug).toBe('first-name-2');
    expect((await profileEventsOf(user)).map(({ event }) => event)).toEqual([
      'profile-created',
      'profile-changed',
    ]);
  });

  test('keeps the way out of an address that stays; one that went leads nowhere', async () => {
    const { create, edit } = await profileOwner(ask);
    const id = await create({
      url: 'https://a.example',
      links: 'https://b.example\nhttps://c.example',
    });
    const hashes = async () => {
      const { results } = await env.DB.prepare(
        `SELECT url, hash FROM link WHERE entity_kind = 'profile' AND entity_id = ?`,
      )
        .bind(id)
        .all<{ url: string; hash: string }>();
      return new Map(results.map(({ url, hash }) => [url, hash]));
    };
    const before = await hashes();
    await edit(id, 1, { url: 'https://a.example', links: 'https://d.example\nhttps://b.example' });
    const after = await hashes();
    expect(after.get('https://b.example/')).toBe(before.get('https://b.example/'));
    expect((await ask(`/go/${before.get('https://b.example/')}`)).status).toBe(302);
    expect((await ask(`/go/${before.get('https://c.example/')}`)).status).toBe(404);
    expect((await ask(`/go/${after.get('https://d.example/')}`)).status).toBe(302);
    const { data } = await bodyOf<{ data: { links: string[] } }>(
      await ask(`/v2/profiles/${(await profileRow(id)).slug}`),
    );
    expect(data.links).toEqual(['https://d.example/', 'https://b.example/']);
  });

  test('of an older version is refused with what stands there now, the text kept; saved again it counts', async () => {
    const { create, edit } = await profileOwner(ask);
    const id = await create({ name: 'Lock' });
    await edit(id, 1, { name: 'Lock', bio: 'Theirs' });
    const late = await edit(id, 1, { name: 'Lock', bio: 'Mine' });
    expect(late.status).toBe(409);
    const page = (await late.text()).replaceAll('<!-- -->', '');
    expect(page).toContain('It was changed elsewhere meanwhile');
    expect(page).toContain('<dt>Bio now</dt><dd dir="auto">Theirs</dd>');
    expect(page).toContain('Mine</textarea>');
    expect(page).toContain('name="version" value="2"');
    expect((await profileRow(id)).bio).toBe('Theirs');
    expect((await edit(id, 2, { name: 'Lock', bio: 'Mine' })).status).toBe(303);
    expect((await profileRow(id)).bio).toBe('Mine');
  });

  test('S25: of many at once at one version exactly one is written', async () => {
    const { create, edit } = await profileOwner(ask);
    const id = await create({ name: 'Race' });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        edit(id, 1, { name: 'Race', bio: `Bio ${i}`, links: `https://l${i}.example` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect((await profileRow(id)).version).toBe(2);
    const links = env.DB.prepare('SELECT count(*) AS n FROM profile_link WHERE profile_id = ?');
    expect(await links.bind(id).first()).toEqual({ n: 1 });
  });

  test('S2: somebody else’s profile, one that nobody has and one that is not there are the same 404', async () => {
    const { create } = await profileOwner(ask);
    const theirs = await create({ name: 'Theirs' });
    const stranger = await profileOwner(ask);
    const free = await addProfile();
    for (const id of [theirs, free, 999_999]) {
      const read = await ask(`/me/profiles/${id}`, { headers: stranger.headers });
      expect([read.status, (await read.text()).includes('Theirs')]).toEqual([404, false]);
      expect((await stranger.edit(id, 1, { bio: 'Mine now' })).status).toBe(404);
      const removed = await stranger.send(`/me/profiles/${id}`, { action: 'remove' });
      expect(removed.status).toBe(404);
    }
    expect((await profileRow(theirs)).bio).toBeNull();
    for (const id of ['0', '-1', 'x', '1e3x']) {
      expect((await ask(`/me/profiles/${id}`, { headers: stranger.headers })).status).toBe(404);
    }
  });

  test('S17: more than sixty changes an hour wait, words kept', async () => {
    const { create, edit, id: user } = await profileOwner(ask);
    const id = await create();
    await env.DB.prepare(
      `UPDATE attempt SET count = 60 WHERE key LIKE 'profile-change:%' AND started =
         (SELECT max(started) FROM attempt WHERE key LIKE 'profile-change:%')`,
    ).run();
    const answer = await edit(id, 1, { bio: 'Patience' });
    expect([answer.status, user.length > 0]).toEqual([429, true]);
    expect(await answer.text()).toContain('Patience</textarea>');
  });
});
