import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import { collectionItemsMost } from '#domain/limits.ts';
import { collectors, namesOf } from '../../support/collections.ts';
import { addPalette, addTypeface, addWebsite } from '../../support/factories.ts';
import { bodyOf, site } from '../../support/site.tsx';

const ask = site(undefined, { WRITE_LIMIT: { limit: async () => ({ success: true }) } });
const { ids, member, owner } = collectors(ask);

let font = 0;

beforeAll(async () => {
  font = await addTypeface({ slug: 'fraunces', name: 'Fraunces' });
});

describe('items', () => {
  test('are added at the end, once, and the lists say which collections hold one', async () => {
    const { make, put, write, read, list } = await member();
    const { slug } = await make();
    await put(slug, ids[1]!, ids[0]!, ids[1]!);
    expect((await write('PUT', `/${slug}/items/fonts/${font}`)).status).toBe(204);
    const { items, collection } = await read(slug);
    expect(namesOf(items)).toBe('b a fraunces');
    expect(items[0]).toMatchObject({ list: 'websites', title: 'B', host: 'b.example', note: '' });
    expect(items[2]).toMatchObject({ list: 'fonts', title: 'Fraunces', host: null });
    expect(collection.count).toBe(3);
    expect((await list(`?about=websites/${ids[0]}`))[0]?.holds).toBe(true);
    expect((await list(`?about=fonts/${ids[0]! + 1000}`))[0]?.holds).toBe(false);
    expect((await write('DELETE', `/${slug}/items/websites/${ids[1]}`)).status).toBe(204);
    expect(namesOf((await read(slug)).items)).toBe('a fraunces');
  });

  test('palettes stand beside websites with their colours', async () => {
    const { make, put, write, read, list } = await member();
    const palette = await addPalette({ colors: ['#ff4b3e', '#0d1b3e'] });
    const { slug } = await make();
    await put(slug, ids[0]!);
    expect((await write('PUT', `/${slug}/items/palettes/${palette}`)).status).toBe(204);
    expect((await read(slug)).items[1]).toMatchObject({
      list: 'palettes',
      entity: { id: palette, slug: 'ff4b3e-0d1b3e' },
      title: '#ff4b3e #0d1b3e',
      palette: ['#ff4b3e', '#0d1b3e'],
    });
    expect((await list(`?about=palettes/${palette}`))[0]?.holds).toBe(true);
    expect((await write('DELETE', `/${slug}/items/palettes/${palette}`)).status).toBe(204);
    expect(namesOf((await read(slug)).items)).toBe('a');
  });

  test.each(['/websites/999999', '/palettes/999999', '/websites/x', '/websites/0'])(
    'PUT items%s is 404',
    async (path) => {
      const { make, write } = await member();
      const { slug } = await make();
      expect((await write('PUT', `/${slug}/items${path}`)).status).toBe(404);
    },
  );

  test('move together, before another or to the end', async () => {
    const { write, read, slug, items } = await owner();
    const [a, b, c, d] = items as [number, number, number, number];
    for (const [body, order] of [
      [{ items: [d], before: a }, 'd a b c'],
      [{ items: [d, b], before: null }, 'a c d b'],
      [{ items: [c, 999_999], before: a }, 'c a d b'],
    ] as const) {
      expect((await write('POST', `/${slug}/items/move`, body)).status).toBe(204);
      expect(namesOf((await read(slug)).items)).toBe(order);
    }
  });

  test('removed ones come back to their places with their notes', async () => {
    const { write, read, slug, items } = await owner();
    await write('PATCH', `/${slug}/items/${items[1]}`, { version: 1, note: 'Look at the footer' });
    expect(
      (await write('POST', `/${slug}/items/remove`, { items: items.slice(1, 3) })).status,
    ).toBe(204);
    expect(namesOf((await read(slug)).items)).toBe('a d');
    expect(
      (await write('POST', `/${slug}/items/restore`, { items: items.slice(1, 3) })).status,
    ).toBe(204);
    const back = (await read(slug)).items;
    expect(namesOf(back)).toBe('a b c d');
    expect(back[1]?.note).toBe('Look at the footer');
  });

  test('removed ones come back beside their neighbours, wherever these were moved meanwhile', async () => {
    const { write, read, slug, items } = await owner();
    const [a, b, c, d] = items as [number, number, number, number];
    await write('POST', `/${slug}/items/remove`, { items: [a, c] });
    await write('POST', `/${slug}/items/move`, { items: [d], before: b });
    await write('POST', `/${slug}/items/restore`, { items: [a, c] });
    expect(namesOf((await read(slug)).items)).toBe('a d b c');
  });

  test('what was removed and is added again is new: at the end, without its note', async () => {
    const { write, read, put, slug, items } = await owner();
    await write('PATCH', `/${slug}/items/${items[0]}`, { version: 1, note: 'Old' });
    await write('POST', `/${slug}/items/remove`, { items: [items[0]] });
    await put(slug, ids[0]!);
    const after = (await read(slug)).items;
    expect(namesOf(after)).toBe('b c d a');
    expect(after[3]?.note).toBe('');
  });

  test('go to another collection with their notes, and back when that is undone', async () => {
    const { write, read, make, put, slug, items } = await owner();
    const { slug: other } = await make('Other');
    await put(other, ids[2]!);
    await write('PATCH', `/${slug}/items/${items[1]}`, { version: 1, note: 'N' });
    const answer = await write('POST', `/${slug}/items/transfer`, {
      items: [items[1], items[2]],
      to: other,
    });
    const { taken } = await bodyOf<{ taken: number[] }>(answer);
    expect(taken).toEqual([items[1]]);
    expect(namesOf((await read(slug)).items)).toBe('a d');
    const there = (await read(other)).items;
    expect(namesOf(there)).toBe('c b');
    expect(there[1]?.note).toBe('N');
    const undo = { items: [items[1], items[2]], from: { slug: other, taken } };
    expect((await write('POST', `/${slug}/items/restore`, undo)).status).toBe(204);
    expect(namesOf((await read(slug)).items)).toBe('a b c d');
    expect(namesOf((await read(other)).items)).toBe('c');
  });

  test('409: a note that was changed elsewhere is not written over', async () => {
    const { write, read, slug, items } = await owner();
    const change = (version: number, note: string) =>
      write('PATCH', `/${slug}/items/${items[0]}`, { version, note });
    expect((await change(1, 'Mine')).status).toBe(200);
    const stale = await change(1, 'Yours');
    expect(stale.status).toBe(409);
    expect(await bodyOf(stale)).toMatchObject({ item: { version: 2, note: 'Mine' } });
    expect((await change(2, 'Yours')).status).toBe(200);
    expect((await read(slug)).items[0]?.note).toBe('Yours');
    expect((await change(3, 'x'.repeat(501))).status).toBe(400);
  });

  test('a full collection takes no more', async () => {
    const { slug, write, make, items } = await owner();
    const { slug: full, id } = await make('Full');
    await env.DB.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${collectionItemsMost})
       INSERT INTO collection_item (collection_id, kind, entity_id, position, added_at)
       SELECT ?, 'color', i, i, 0 FROM n`,
    )
      .bind(id)
      .run();
    expect((await write('PUT', `/${full}/items/websites/${ids[0]}`)).status).toBe(409);
    const transfer = await write('POST', `/${slug}/items/transfer`, { items, to: full });
    expect(transfer.status).toBe(409);
  });

  test('what is not published any more is not shown', async () => {
    const { make, put, read } = await member();
    const { slug } = await make();
    const soonGone = await addWebsite();
    await put(slug, soonGone, ids[0]!);
    await env.DB.prepare("UPDATE website SET status = 'archived' WHERE id = ?")
      .bind(soonGone)
      .run();
    await env.DB.exec('UPDATE catalogue SET version = version + 1');
    const { forgetCatalogue } = await import('#worker/catalogue/open-catalogue.ts');
    forgetCatalogue();
    expect(namesOf((await read(slug)).items)).toBe('a');
  });
});
