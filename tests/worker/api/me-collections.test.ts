import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Item } from '#domain/collection/collection.ts';
import { updateCollection } from '#domain/collection/collection-store.ts';
import { openDatabase } from '#domain/db.ts';
import { collectionItemsMost, collectionsMost } from '#domain/limits.ts';
import { collector, namesOf } from '../../support/collections.ts';
import { addTypeface, addWebsite } from '../../support/factories.ts';
import { signedIn } from '../../support/members.ts';
import { elsewhere, sameSite } from '../../support/ours.ts';
import { bodyOf, site } from '../../support/site.tsx';

const ask = site(undefined, { WRITE_LIMIT: { limit: async () => ({ success: true }) } });
const ids: number[] = [];
let font = 0;

beforeAll(async () => {
  for (const slug of ['a', 'b', 'c', 'd']) {
    ids.push(
      await addWebsite({ slug, title: slug.toUpperCase(), url: `https://${slug}.example/` }),
    );
  }
  font = await addTypeface({ slug: 'fraunces', name: 'Fraunces' });
});

async function member() {
  const { id, headers } = await signedIn();
  return { id, headers, ...collector(ask, headers) };
}

/** A member with a collection of a, b, c and d. */
async function owner() {
  const one = await member();
  const { slug } = await one.make();
  await one.put(slug, ...ids);
  const { items } = await one.read(slug);
  return { ...one, slug, items: items.map((item) => item.id) };
}

describe('collections', () => {
  test('start with none', async () => {
    const { list } = await member();
    expect(await list()).toEqual([]);
  });

  test('are made, renamed, described, shown and deleted', async () => {
    const { make, write, list } = await member();
    const made = await make('Wärme & Serifen');
    expect(made).toMatchObject({
      title: 'Wärme & Serifen',
      visibility: 'private',
      version: 1,
      count: 0,
    });
    expect(made.slug).toMatch(/^warme-and-serifen-[a-z0-9]{8}$/);
    const change = {
      version: 1,
      title: 'Warm',
      description: 'For the shop',
      visibility: 'unlisted',
    };
    expect((await write('PATCH', `/${made.slug}`, change)).status).toBe(200);
    expect(await list()).toMatchObject([{ ...change, slug: made.slug, version: 2 }]);
    expect((await write('DELETE', `/${made.slug}`)).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  test('two of the same title have slugs of their own', async () => {
    const { make } = await member();
    expect((await make('Same')).slug).not.toBe((await make('Same')).slug);
    expect((await make('…')).slug).toMatch(/^collection-[a-z0-9]{8}$/);
  });

  test('409: a stale version changes nothing and gives what is there now', async () => {
    const { make, write, list } = await member();
    const { slug } = await make('First');
    await write('PATCH', `/${slug}`, { version: 1, title: 'Second' });
    const answer = await write('PATCH', `/${slug}`, { version: 1, title: 'Third' });
    expect(answer.status).toBe(409);
    expect(await bodyOf(answer)).toMatchObject({
      type: 'stale',
      collection: { title: 'Second', version: 2 },
    });
    expect((await list())[0]?.title).toBe('Second');
  });

  test('S25: of 20 changes of one version at once, one wins', async () => {
    const { make, write } = await member();
    const { slug } = await make();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        write('PATCH', `/${slug}`, { version: 1, title: `T${i}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  test.each([
    [{ title: '' }, 'title'],
    [{ title: 'x'.repeat(81) }, 'title'],
    [{ title: 'A', visibility: 'secret' }, 'visibility'],
    [{ title: 'A', description: 'x'.repeat(1_001) }, 'description'],
    [{ title: 'A', user_id: 'user-1' }, ''],
  ])('POST %j names the field that is wrong', async (body, path) => {
    const { write, list } = await member();
    const answer = await write('POST', '', body);
    expect(answer.status).toBe(400);
    const { issues } = await bodyOf<{ issues: { path: string }[] }>(answer);
    expect(issues.map((issue) => issue.path)).toEqual([path]);
    expect(await list()).toEqual([]);
  });

  test('there is room for so many and no more', async () => {
    const { id, write } = await member();
    await env.DB.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${collectionsMost})
       INSERT INTO collection (user_id, slug, title, created_at, updated_at)
       SELECT ?1, ?1 || '-' || i, 'T', 0, 0 FROM n`,
    )
      .bind(id)
      .run();
    expect((await write('POST', '', { title: 'One more' })).status).toBe(409);
  });
});

describe('S25 (members): changes at once', () => {
  const times = 200;

  test('of ten edits of one version at once one wins, 200 times', async () => {
    const { id, headers } = await signedIn();
    const { slug } = await collector(ask, headers).make('Contested');
    const db = openDatabase(env.DB);
    for (let version = 1; version <= times; version++) {
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, (_, i) =>
          updateCollection(db, id, slug, { version, title: `Edit ${i}` }, version),
        ),
      );
      expect([version, outcomes.filter((one) => one === 'updated').length]).toEqual([version, 1]);
    }
  }, 60_000);

  test('of fifty new collections only those that there is room for are made', async () => {
    const { id, headers } = await signedIn();
    await env.DB.prepare(
      `INSERT INTO collection (user_id, slug, title, created_at, updated_at)
       SELECT ?1, 'full-' || value, 'Full', 0, 0 FROM json_each(?2)`,
    )
      .bind(id, JSON.stringify(Array.from({ length: collectionsMost - 3 }, (_, i) => i)))
      .run();
    const { write, list } = collector(ask, headers);
    const made = await Promise.all(
      Array.from({ length: 50 }, () => write('POST', '', { title: 'At once' })),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(await list()).toHaveLength(collectionsMost);
  });
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

  test.each(['/websites/999999', '/palettes/1', '/websites/x', '/websites/0'])(
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

describe('files', () => {
  async function exported(slug: string, format: string, headers: Record<string, string>) {
    const answer = await ask(`/v2/me/collections/${slug}/export/${format}`, { headers });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="${slug}.${format}"`,
    );
    return answer.text();
  }

  test.each([
    ['csv', 'text/csv'],
    ['json', 'application/json'],
  ])(
    '%s goes out and comes back the same, and a second time adds nothing',
    async (format, type) => {
      const { write, read, make, slug, items, headers } = await owner();
      await write('PATCH', `/${slug}/items/${items[2]}`, { version: 1, note: '=not, a "formula"' });
      const file = await exported(slug, format, headers);
      const { slug: copy } = await make('Copy');
      const send = () =>
        ask(`/v2/me/collections/${copy}/import`, {
          method: 'POST',
          headers: { ...headers, ...sameSite, 'content-type': type },
          body: file,
        });
      expect(await bodyOf(await send())).toEqual({ added: 4, present: 0, refused: [] });
      expect(await bodyOf(await send())).toEqual({ added: 0, present: 4, refused: [] });
      const facts = (all: Item[]) => all.map(({ entity, note }) => [entity.slug, note]);
      expect(facts((await read(copy)).items)).toEqual(facts((await read(slug)).items));
      expect(await exported(copy, 'csv', headers)).toBe(await exported(slug, 'csv', headers));
    },
  );

  test('a row that names nothing here is refused with its line, and the others are added', async () => {
    const { make, read, headers } = await member();
    const { slug } = await make();
    const answer = await ask(`/v2/me/collections/${slug}/import`, {
      method: 'POST',
      headers: { ...headers, ...sameSite, 'content-type': 'text/csv' },
      body: 'kind,url,slug\n,http://www.A.example,\n,https://nowhere.example,\ntypeface,,fraunces\npalette,,x\n,,\n,,b\n',
    });
    expect(await bodyOf(answer)).toEqual({
      added: 3,
      present: 0,
      refused: [
        { line: 3, reason: 'Nothing here is the website https://nowhere.example' },
        { line: 5, reason: 'Its kind is neither website nor typeface: palette' },
        { line: 6, reason: 'It has neither url nor slug nor id' },
      ],
    });
    expect(namesOf((await read(slug)).items)).toBe('a fraunces b');
  });

  test('another type is 415, more than 2 MB is 413', async () => {
    const { make, headers } = await member();
    const { slug } = await make();
    const send = (type: string, body: string) =>
      ask(`/v2/me/collections/${slug}/import`, {
        method: 'POST',
        headers: { ...headers, ...sameSite, 'content-type': type },
        body,
      });
    expect((await send('text/plain', 'slug\na')).status).toBe(415);
    expect((await send('text/csv', `slug\n${'a'.repeat(2 * 1024 * 1024)}`)).status).toBe(413);
  });
});

describe('who may', () => {
  const calls = (slug: string, item: number): [string, string, object?][] => [
    ['GET', `/${slug}`],
    ['PATCH', `/${slug}`, { version: 1, title: 'Taken' }],
    ['DELETE', `/${slug}`],
    ['PUT', `/${slug}/items/websites/${ids[0]}`],
    ['DELETE', `/${slug}/items/websites/${ids[0]}`],
    ['PATCH', `/${slug}/items/${item}`, { version: 1, note: 'Taken' }],
    ['POST', `/${slug}/items/move`, { items: [item], before: null }],
    ['POST', `/${slug}/items/remove`, { items: [item] }],
    ['POST', `/${slug}/items/transfer`, { items: [item], to: slug }],
    ['POST', `/${slug}/items/restore`, { items: [item] }],
    ['GET', `/${slug}/export/csv`],
    ['POST', `/${slug}/import`, [{ slug: 'a' }]],
  ];

  test('S2: another member’s collection is as if it were not there', async () => {
    const { slug, items, read } = await owner();
    const other = await member();
    const before = await read(slug);
    for (const [method, path, body] of calls(slug, items[0]!)) {
      const known = await other.write(method, path, body);
      const random = await other.write(method, path.replace(slug, 'no-such-collection'), body);
      expect([method, path, known.status]).toEqual([method, path, 404]);
      expect(random.status).toBe(404);
      expect(await known.text()).toBe(await random.text());
    }
    expect(await read(slug)).toEqual(before);
  });

  test('S2: another member’s items cannot be reached through an own collection', async () => {
    const victim = await owner();
    const thief = await member();
    const [first, second] = [await thief.make('One'), await thief.make('Two')];
    const { items } = victim;
    await thief.write('POST', `/${first.slug}/items/move`, { items, before: null });
    await thief.write('POST', `/${first.slug}/items/remove`, { items });
    await thief.write('POST', `/${first.slug}/items/transfer`, { items, to: second.slug });
    await thief.write('POST', `/${first.slug}/items/restore`, {
      items,
      from: { slug: second.slug, taken: items },
    });
    const note = await thief.write('PATCH', `/${first.slug}/items/${items[0]}`, {
      version: 1,
      note: 'X',
    });
    expect(note.status).toBe(404);
    expect((await thief.read(second.slug)).items).toEqual([]);
    const theft = await victim.write('POST', `/${victim.slug}/items/transfer`, {
      items,
      to: first.slug,
    });
    expect(theft.status).toBe(404);
    expect(namesOf((await victim.read(victim.slug)).items)).toBe('a b c d');
  });

  test('S1: every call is for members', async () => {
    const { slug, items } = await owner();
    const expired = collector(ask, (await signedIn({ lasts: -1 })).headers);
    for (const [method, path, body] of [
      ...calls(slug, items[0]!),
      ['GET', ''],
      ['POST', '', {}],
    ] as [string, string, object?][]) {
      for (const who of [collector(ask, {}), expired]) {
        const answer = await who.write(method, path, body);
        expect([method, path, answer.status]).toEqual([method, path, 401]);
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
    }
  });

  test('S8: every write from elsewhere is refused', async () => {
    const { slug, items, headers, read } = await owner();
    const before = await read(slug);
    for (const [method, path, body] of calls(slug, items[0]!)) {
      if (method === 'GET') continue;
      for (const from of elsewhere) {
        const answer = await ask(`/v2/me/collections${path}`, {
          method,
          headers: { ...headers, ...from, 'content-type': 'application/json' },
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
        expect(answer.status).toBe(403);
      }
    }
    expect(await read(slug)).toEqual(before);
  });

  test('D5: with the user their collections go, items and all', async () => {
    const { id, slug } = await owner();
    await env.DB.prepare('DELETE FROM user WHERE id = ?').bind(id).run();
    const left = await env.DB.prepare(
      `SELECT (SELECT count(*) FROM collection WHERE slug = ?) + (SELECT count(*) FROM collection_item
         WHERE collection_id NOT IN (SELECT id FROM collection)) AS n`,
    )
      .bind(slug)
      .first<{ n: number }>();
    expect(left?.n).toBe(0);
  });
});
