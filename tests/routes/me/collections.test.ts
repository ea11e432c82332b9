import { beforeEach, describe, expect, test } from 'vitest';
import { published } from '../../support/catalogue.ts';
import { collectingSite, namesOf } from '../../support/collections.ts';
import { addPalette, addTypeface, addWebsite } from '../../support/factories.ts';

const { ask, member } = collectingSite();

beforeEach(() => published());

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
