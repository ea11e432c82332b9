import { beforeEach, describe, expect, test } from 'vitest';
import type { Item } from '#domain/collection/collection.ts';
import { dataOf, published } from '../../support/catalogue.ts';
import { collectingSite, namesOf } from '../../support/collections.ts';
import { addTypeface, addWebsite } from '../../support/factories.ts';
import { sameSite } from '../../support/ours.ts';
import { bodyOf } from '../../support/site.tsx';

const { ask, member } = collectingSite();

beforeEach(() => published());

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
