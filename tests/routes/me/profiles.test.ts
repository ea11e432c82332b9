import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, test } from 'vitest';
import { profilesMost } from '#domain/limits.ts';
import { published } from '../../support/catalogue.ts';
import { addLocation, addProfile, addWebsite } from '../../support/factories.ts';
import { filled, profileEventsOf, profileOwner, profileRow } from '../../support/profiles.ts';
import { bodyOf, site } from '../../support/site.tsx';

const ask = site(undefined, { WRITE_LIMIT: { limit: async () => ({ success: true }) } });

beforeEach(() => published());

describe('a profile of one’s own', () => {
  test('is made by a plain form, stands in the directory and in the list, and is on record', async () => {
    const berlin = await addLocation({ slug: 'aachen', name: 'Aachen' });
    const { id: user, create, html } = await profileOwner(ask);
    expect(await html('/me/profiles')).toContain('No profiles yet');
    const id = await create({
      name: 'Ørsted & Søn',
      bio: 'We make <b>quiet</b> pages.',
      url: 'orsted.example',
      links: 'https://github.com/orsted\nhttps://social.example/@orsted',
      place: 'aachen',
      specialties: ['design', 'freelance'],
    });
    await published();
    const { slug } = await profileRow(id);
    expect(slug).toBe('orsted-and-son');
    const page = (await (await ask(`/directory/${slug}`)).text()).replaceAll('<!-- -->', '');
    for (const words of [
      'Ørsted &amp; Søn',
      'We make &lt;b&gt;quiet&lt;/b&gt; pages.',
      'Visit orsted.example',
      'github.com/orsted',
      'social.example/@orsted',
      'Aachen',
      'Freelance <span>self-declared</span>',
    ]) {
      expect(page).toContain(words);
    }
    expect(page).not.toContain('Claim this profile');
    const list = await html('/me/profiles');
    expect(list).toContain(`href="/me/profiles/${id}"`);
    expect(list).toContain('Created by you');
    const stored = env.DB.prepare('SELECT location_id FROM profile WHERE id = ?').bind(id);
    expect(await stored.first()).toEqual({ location_id: berlin });
    expect(await profileEventsOf(user)).toEqual([{ event: 'profile-created', profile: id }]);
  });

  test('says everything that is wrong at once and keeps every word', async () => {
    await addLocation({ slug: 'bremen', name: 'Bremen' });
    const { send } = await profileOwner(ask);
    const answer = await send('/me/profiles/create', {
      action: 'create',
      name: ' ',
      kind: 'company',
      bio: 'Kept bio',
      url: 'javascript:alert(1)',
      links: 'http://insecure.example',
      place: 'Brem',
      specialties: ['design'],
    });
    expect(answer.status).toBe(422);
    const page = (await answer.text()).replaceAll('<!-- -->', '');
    for (const words of [
      'A profile needs a name',
      'Choose what it is',
      'Only https addresses',
      'Choose one that is here: Bremen',
      'Kept bio</textarea>',
      'http://insecure.example</textarea>',
      'value="javascript:alert(1)"',
      'value="Brem"',
      '5 fields have to be put right',
    ]) {
      expect(page).toContain(words);
    }
    expect(page).toMatch(
      /<input type="checkbox"[^>]*name="specialties"[^>]*checked=""[^>]*value="design"|value="design"[^>]*checked=""/,
    );
    expect(page).toContain('<title>Not yet: Create a profile · Specimen</title>');
  });

  test('gets a slug that nobody has or had, however often it is asked for at once', async () => {
    await addProfile({ slug: 'taken', name: 'Taken' });
    const owners = await Promise.all([1, 2, 3, 4].map(() => profileOwner(ask)));
    const ids = await Promise.all(owners.map(({ create }) => create({ name: 'Taken' })));
    const slugs = await Promise.all(ids.map(async (id) => (await profileRow(id)).slug));
    expect(new Set([...slugs, 'taken']).size).toBe(5);
    for (const [name, slug] of [
      ['Locations', 'locations-profile'],
      ['2020', 'profile-2020'],
      ['中文', 'zhong-wen'],
    ] as const) {
      expect((await profileRow(await owners[0]!.create({ name }))).slug).toBe(slug);
    }
    expect((await profileRow(await owners[0]!.create({ name: '!!!' }))).slug).toMatch(
      /^profile-\d+$/,
    );
  });

  test('S25: of many made at once no more stand than a member may have', async () => {
    const { create, send, id } = await profileOwner(ask);
    for (let i = 0; i < profilesMost - 2; i++) await create({ name: `Many ${i}` });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        send('/me/profiles/create', { action: 'create', ...filled, name: `More ${i}` }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 303)).toHaveLength(2);
    expect(new Set(statuses)).toEqual(new Set([303, 409]));
    const count = env.DB.prepare('SELECT count(*) AS n FROM profile_owner WHERE user_id = ?');
    expect(await count.bind(id).first()).toEqual({ n: profilesMost });
  });
});

describe('the way out', () => {
  test('one’s own without credits is deleted after a question; its slug is nobody’s ever after, unsaid', async () => {
    const { create, send, html, id: user } = await profileOwner(ask);
    const id = await create({ name: 'Gone Person', links: 'https://gone.example' });
    expect(await html(`/me/profiles/${id}?ask=remove`)).toContain('Yes, delete');
    const answer = await send(`/me/profiles/${id}`, { action: 'remove' });
    expect(answer.headers.get('location')).toBe('/me/profiles');
    expect((await ask('/directory/gone-person')).status).toBe(404);
    const { results } = await env.DB.prepare('SELECT slug, entity_kind FROM slug_history').all();
    expect(JSON.stringify(results)).not.toContain('gone-person');
    const links = env.DB.prepare(`SELECT 1 FROM link WHERE url LIKE '%gone.example%'`);
    expect(await links.first()).toBeNull();
    const again = await (await profileOwner(ask)).create({ name: 'Gone Person' });
    expect((await profileRow(again)).slug).toMatch(/^gone-person-[a-z0-9]{5}$/);
    expect((await profileEventsOf(user)).at(-1)).toEqual({ event: 'profile-deleted', profile: id });
  });

  test('one that a website credits is given up: it stays as it is and can be claimed', async () => {
    const { create, send, html, id: user } = await profileOwner(ask);
    const id = await create({ name: 'Credited', bio: 'Stays' });
    await addWebsite({ credits: [{ id, role: 'design' }] });
    await published();
    expect(await html(`/me/profiles/${id}?ask=remove`)).toContain('Yes, give up');
    await send(`/me/profiles/${id}`, { action: 'remove' });
    await published();
    const page = await (await ask('/directory/credited')).text();
    expect(page).toContain('Stays');
    expect(page).toContain('/me/profiles/claim?profile=credited');
    expect((await ask(`/me/profiles/${id}`)).status).toBe(302);
    expect((await profileEventsOf(user)).at(-1)).toEqual({
      event: 'profile-given-up',
      profile: id,
    });
  });
});

describe('places', () => {
  test('are offered by how their name begins, in any spelling', async () => {
    const brazil = await addLocation({ slug: 'brazil', name: 'Brazil' });
    await addLocation({ slug: 'sao-paulo', name: 'São Paulo', country: brazil });
    const offered = async (begins: string) =>
      (
        await bodyOf<{ data: { name: string; country: string | null }[] }>(
          await ask(`/v2/locations?begins=${encodeURIComponent(begins)}`),
        )
      ).data.map(({ name, country }) => [name, country]);
    expect(await offered('sao p')).toEqual([['São Paulo', 'Brazil']]);
    expect(await offered('São')).toEqual([['São Paulo', 'Brazil']]);
    expect(await offered('sao paulo, bra')).toEqual([['São Paulo', 'Brazil']]);
    expect(await offered('sao paulo, ger')).toEqual([]);
    expect(await offered('%')).toEqual([]);
  });
});
