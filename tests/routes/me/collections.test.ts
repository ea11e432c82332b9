import { beforeEach, describe, expect, test } from 'vitest';
import type { Item } from '#domain/collection/collection.ts';
import { dataOf, published } from '../../support/catalogue.ts';
import { collector, namesOf } from '../../support/collections.ts';
import { addPalette, addTypeface, addWebsite } from '../../support/factories.ts';
import { signedIn } from '../../support/members.ts';
import { sameSite } from '../../support/ours.ts';
import { bodyOf, site } from '../../support/site.tsx';

const ask = site(undefined, { WRITE_LIMIT: { limit: async () => ({ success: true }) } });

beforeEach(() => published());

async function member() {
  const { headers } = await signedIn();
  const submit = (path: string, fields: Record<string, string>) =>
    ask(path, {
      method: 'POST',
      headers: { ...headers, ...sameSite },
      body: new URLSearchParams(fields),
    });
  const html = async (path: string) => (await ask(path, { headers })).text();
  return { headers, submit, html, ...collector(ask, headers) };
}

describe('GET /me/collections', () => {
  test('without collections offers to make one', async () => {
    const { html, headers } = await member();
    const answer = await ask('/me/collections', { headers });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const page = await html('/me/collections');
    expect(page).toContain('No collections yet');
    expect(page).toMatch(/<form [^>]*action="\/me\/collections"/);
  });

  test('shows each with its first pictures, its size and who may see it', async () => {
    const { html, make, put, write } = await member();
    const ids = [await addWebsite(), await addWebsite(), await addWebsite(), await addWebsite()];
    const { slug } = await make('Warm serifs');
    await put(slug, ...ids);
    await write('PATCH', `/${slug}`, { version: 1, visibility: 'unlisted' });
    await make('Empty one');
    await published();
    const page = await html('/me/collections');
    expect(page.indexOf('Empty one</a>')).toBeLessThan(page.indexOf('Warm serifs</a>'));
    expect(page).toContain('4 items');
    expect(page).toContain('Unlisted');
    const shown = [...page.matchAll(/data-picture="(\d+)"/g)].map(([, id]) => Number(id));
    expect(shown).toEqual(ids.slice(0, 3));
  });

  test('a cover shows palettes too, and a palette can be collected without script', async () => {
    const { html, make, put, submit, read } = await member();
    const palette = await addPalette({ colors: ['#ab12cd', '#fedcba'], name: 'Orchid' });
    const { slug } = await make('Mixed');
    await put(slug, await addWebsite());
    const chosen = await submit('/me/favorites', {
      action: 'keep',
      collect: `palettes/${palette}`,
    });
    const chooser = chosen.headers.get('location') ?? '';
    expect((await html(chooser)).replaceAll('<!-- -->', '')).toMatch(
      /Choose a collection for <b dir="auto">Orchid</,
    );
    await submit(`/me/collections/${slug}`, { action: 'add', item: `palettes/${palette}` });
    expect(namesOf((await read(slug)).items)).toContain('ab12cd-fedcba');
    await published();
    expect(await html('/me/collections')).toContain('fill="#ab12cd"');
    const page = await html(`/me/collections/${slug}`);
    expect(page).toContain('href="/colors/palettes/ab12cd-fedcba"');
    expect(page).toContain('fill="#ab12cd"');
  });

  test('without script: made by a form, filled by the plus of a card', async () => {
    const { submit, read, html } = await member();
    const [first, second] = [await addWebsite({ title: 'First' }), await addWebsite()];
    const chosen = await submit('/me/favorites', {
      action: 'keep',
      collect: `websites/${first}`,
    });
    expect(chosen.status).toBe(303);
    const chooser = chosen.headers.get('location') ?? '';
    expect(chooser).toBe(`/me/collections?add=websites/${first}`);
    const made = await submit(chooser, { action: 'create', title: 'Made' });
    expect(made.status).toBe(303);
    const path = made.headers.get('location') ?? '';
    expect(path).toMatch(/^\/me\/collections\/made-[a-z0-9]{8}$/);
    expect(await html(chooser)).toContain('aria-label="Add First to Made"');
    const added = await submit(path, { action: 'add', item: `websites/${second}` });
    expect(added.headers.get('location')).toBe(path);
    const slug = path.split('/').at(-1) ?? '';
    expect((await read(slug)).items.map(({ entity }) => entity.id)).toEqual([first, second]);
    const full = await submit(path, { action: 'add', item: 'websites/999999' });
    expect([full.status, await full.text()]).toEqual([
      409,
      expect.stringContaining('This is not in the catalogue any more.'),
    ]);
  });
});

describe('a title that cannot be taken', () => {
  test('is shown again with what is wrong, and what it was for', async () => {
    const { submit } = await member();
    const id = await addWebsite({ title: 'Wanted' });
    await published();
    const typed = `Long ${'x'.repeat(80)}`;
    const answer = await submit(`/me/collections?add=websites/${id}`, {
      action: 'create',
      title: typed,
    });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'no-store']);
    const html = await answer.text();
    for (const words of [`value="${typed}"`, 'At most 80 characters', 'Wanted']) {
      expect(html).toContain(words);
    }
  });
});

describe('GET /me/collections/{slug}', () => {
  test('shows its things in order with their notes', async () => {
    const { html, make, put, write, read } = await member();
    const website = await addWebsite({ slug: 'levar', title: 'LeVar' });
    const font = await addTypeface({ slug: 'syne', name: 'Syne' });
    const { slug } = await make('Board');
    await put(slug, website);
    await write('PUT', `/${slug}/items/fonts/${font}`);
    const [first] = (await read(slug)).items;
    await write('PATCH', `/${slug}/items/${first?.id}`, { version: 1, note: 'See the menu' });
    const page = await html(`/me/collections/${slug}`);
    const { data } = dataOf<{ data: { items: Item[] } }>(page);
    expect(namesOf(data.items)).toBe('levar syne');
    expect(page).toContain('See the menu');
    for (const name of ['Move LeVar', 'Choose LeVar', 'Remove LeVar', 'Edit the note of LeVar']) {
      expect(page).toContain(`aria-label="${name}"`);
    }
  });

  test('is edited by a plain form; a stale or bad one comes back with its words and what stands there', async () => {
    const { html, make, submit, list } = await member();
    const { slug } = await make('Before');
    const path = `/me/collections/${slug}`;
    expect(await html(`${path}?edit=1`)).toContain('name="version" value="1"');
    const fields = { action: 'edit', version: '1', title: 'After', visibility: 'public' };
    const saved = await submit(path, { ...fields, description: 'One\r\ntwo' });
    expect([saved.status, saved.headers.get('location')]).toEqual([303, path]);
    expect((await list())[0]).toMatchObject({
      title: 'After',
      description: 'One\ntwo',
      visibility: 'public',
      version: 2,
    });
    const mine = { ...fields, title: 'Late', description: 'My long words' };
    const late = await submit(path, mine);
    const page = await late.text();
    expect(late.status).toBe(409);
    for (const words of [
      'It was changed elsewhere meanwhile. Your words are kept',
      'value="Late"',
      'My long words',
      '<dd dir="auto">After</dd>',
      '<dd dir="auto">One\ntwo</dd>',
      'name="version" value="2"',
    ]) {
      expect(page).toContain(words);
    }
    expect((await list())[0]?.title).toBe('After');
    const bad = await submit(path, { ...mine, title: '' });
    const refused = await bad.text();
    expect(bad.status).toBe(422);
    for (const words of ['My long words', 'A collection needs a title']) {
      expect(refused).toContain(words);
    }
    expect((await submit(path, { ...mine, version: '2' })).status).toBe(303);
    expect((await list())[0]).toMatchObject({ title: 'Late', description: 'My long words' });
  });

  test('S2: another member’s is the same 404 as none, for the page, its payload and its forms', async () => {
    const { slug } = await (await member()).make('Secret board');
    const other = await member();
    const none = 'no-such-board-abcdefgh';
    for (const end of ['', '?edit=1', '/_payload.json']) {
      const [theirs, random] = [slug, none].map((name) => `/me/collections/${name}${end}`);
      const known = await ask(theirs!, { headers: other.headers });
      const unknown = await ask(random!, { headers: other.headers });
      expect([known.status, known.headers.get('cache-control')]).toEqual([404, 'no-store']);
      expect((await known.text()).replaceAll(slug, none)).toBe(await unknown.text());
    }
    for (const action of [
      'add',
      'edit',
      'note',
      'move',
      'transfer',
      'gather',
      'remove',
      'restore',
      'import',
      'delete',
    ]) {
      const posted = await other.submit(`/me/collections/${slug}`, { action, item: '1' });
      expect([action, posted.status]).toEqual([action, 404]);
    }
  });

  test('1,000 items are one page with one set of handlers, and their payload is moderate', async () => {
    const { make, headers } = await member();
    const ids: number[] = [];
    for (let i = 0; i < 1_000; i++) ids.push(await addWebsite());
    const { slug } = await make('Many');
    const file = JSON.stringify(ids.map((id) => ({ id })));
    const imported = await ask(`/v2/me/collections/${slug}/import`, {
      method: 'POST',
      headers: { ...headers, ...sameSite, 'content-type': 'application/json' },
      body: file,
    });
    expect(await bodyOf(imported)).toEqual({ added: 1_000, present: 0, refused: [] });
    await published();
    const payload = await ask(`/me/collections/${slug}/_payload.json`, { headers });
    const text = await payload.text();
    const { data } = JSON.parse(text) as { data: { items: Item[] } };
    expect(data.items.map(({ entity }) => entity.id)).toEqual(ids);
    expect(text.length / 1_000).toBeLessThan(350);
  }, 60_000);
});

describe('GET /collections/{slug}', () => {
  test('shows what its owner shares and nothing of the owner, and is gone when it is private again', async () => {
    const { make, put, read, write, headers } = await member();
    const website = await addWebsite({ title: 'Shared site' });
    const font = await addTypeface({ slug: 'gloock', name: 'Gloock' });
    const { slug } = await make('Board for all');
    await put(slug, website);
    await write('PUT', `/${slug}/items/fonts/${font}`);
    const palette = await addPalette({ name: 'Shared palette' });
    await write('PUT', `/${slug}/items/palettes/${palette}`);
    const [item] = (await read(slug)).items;
    await write('PATCH', `/${slug}/items/${item?.id}`, { version: 1, note: 'Good margins' });
    const path = `/collections/${slug}`;
    expect((await ask(path)).status).toBe(404);
    expect((await ask(path, { headers })).status).toBe(404);
    for (const [version, visibility, robots] of [
      [1, 'unlisted', true],
      [2, 'public', false],
    ] as const) {
      await write('PATCH', `/${slug}`, { version, visibility });
      const answer = await ask(path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
      const html = await answer.text();
      for (const words of [
        'Board for all',
        'Shared site',
        'Good margins',
        'Gloock',
        'Shared palette',
      ]) {
        expect(html).toContain(words);
      }
      expect(html).not.toMatch(/user-\d|Member \d|@example\.com/);
      expect(html.includes('content="noindex"')).toBe(robots);
    }
    await write('PATCH', `/${slug}`, { version: 3, visibility: 'private' });
    expect((await ask(path)).status).toBe(404);
  });
});
