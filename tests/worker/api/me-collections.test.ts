import { env } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { updateCollection } from '#domain/collection/collection-store.ts';
import { openDatabase } from '#domain/db.ts';
import { collectionsMost } from '#domain/limits.ts';
import { collector, collectors } from '../../support/collections.ts';
import { signedIn } from '../../support/members.ts';
import { bodyOf, site } from '../../support/site.tsx';

const ask = site(undefined, { WRITE_LIMIT: { limit: async () => ({ success: true }) } });
const { member } = collectors(ask);

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

  test('S24: who may see one, then and now, and its removal are on record, without its words', async () => {
    const { id, make, write } = await member();
    const other = await member();
    const { slug } = await make('Secret "}\n{"event":"user-made"');
    const shown = await write('POST', '', { title: 'Shown at once', visibility: 'public' });
    const patch = (version: number, change: object) =>
      write('PATCH', `/${slug}`, { version, ...change });
    await patch(1, { visibility: 'public' });
    await patch(1, { visibility: 'unlisted' });
    await patch(2, { title: 'Only renamed' });
    await patch(3, { visibility: 'private' });
    await other.write('PATCH', `/${slug}`, { version: 4, visibility: 'public' });
    await other.write('DELETE', `/${slug}`);
    await write('DELETE', `/${slug}`);
    expect(shown.status).toBe(201);
    const { results } = await env.DB.prepare(
      `SELECT event, actor, target, detail_json->>'before' AS before, detail_json->>'after' AS after,
         detail_json FROM account_event WHERE target IN (?1, ?2) ORDER BY id`,
    )
      .bind(id, other.id)
      .all<Record<string, string | null>>();
    const own = { actor: id, target: id };
    expect(results).toMatchObject([
      { event: 'collection-shown', ...own, before: null, after: 'public' },
      { event: 'collection-shown', ...own, before: 'private', after: 'public' },
      { event: 'collection-shown', ...own, before: 'public', after: 'private' },
      { event: 'collection-deleted', ...own, before: 'private', after: null },
    ]);
    expect(JSON.stringify(results)).not.toMatch(/Secret|user-made|renamed/);
  });
});
