import { env } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { collector, collectors, namesOf } from '../../support/collections.ts';
import { signedIn } from '../../support/members.ts';
import { elsewhere } from '../../support/ours.ts';
import { site } from '../../support/site.tsx';

const ask = site(undefined, { WRITE_LIMIT: { limit: async () => ({ success: true }) } });
const { ids, member, owner } = collectors(ask);

describe('who may, of collections', () => {
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
