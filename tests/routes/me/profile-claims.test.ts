import { env } from 'cloudflare:test';
import { describe, expect, test, vi } from 'vitest';
import { grantClaim } from '#domain/claim/claim-decision-store.ts';
import { dropOldClaims, openClaim } from '#domain/claim/profile-claim-store.ts';
import { openDatabase } from '#domain/db.ts';
import { addMaker, claimSite, eventsOf, fieldOf, ownerOf, pageOf } from '../../support/claims.ts';
import { signedIn } from '../../support/members.ts';
import { know } from '../../support/outside.ts';

vi.setConfig({ testTimeout: 60_000 });

const { box, person, ask, begun } = claimSite();

describe('what proves nothing', () => {
  test('a path on a host that others share is proved by its own page alone', async () => {
    const { maker, who, page, check } = await begun('https://shared.example/~ines');
    expect(page).toContain('Others share shared.example');
    for (const title of ['A code by mail', 'A TXT record', 'A file'])
      expect(page).not.toContain(title);
    expect(await check('dns')).toMatchObject({ status: 303 });
    await who.send(maker.path, { action: 'mail', local: 'root@shared.example' });
    expect(box.to('root@shared.example')).toEqual([]);
    const tag = fieldOf(page, 'meta-value');
    await know({
      pages: {
        'shared.example/~ines': { ...pageOf(''), to: '/~other' },
        'shared.example/~other': pageOf(tag),
      },
    });
    expect((await check('meta')).status).toBe(422);
    await know({ pages: { 'shared.example/~ines': pageOf(tag) } });
    expect((await check('meta')).status).toBe(303);
  });

  test('somebody else’s value, and a value of a claim that has run out', async () => {
    const { maker, who, page, check } = await begun();
    const other = await person();
    await other.send(maker.path, { action: 'start' });
    const name = `_specimen.${maker.host} TXT`;
    await know({ names: { [name]: [fieldOf(page, 'dns-value')] } });
    expect((await other.send(maker.path, { action: 'check', method: 'dns' })).status).toBe(422);
    await env.DB.prepare('UPDATE profile_claim SET ends_at = 1 WHERE user_id = ?')
      .bind(who.id)
      .run();
    expect((await check('dns')).headers.get('location')).toBe(maker.path);
    expect(await ownerOf(maker.id)).toBeNull();
    expect(await who.read(maker.path)).toContain('Claim this profile');
    await who.send(maker.path, { action: 'start' });
    expect(fieldOf(await who.read(maker.path), 'dns-value')).not.toBe(fieldOf(page, 'dns-value'));
  });

  test('nothing is fetched while checks are over their limit', async () => {
    const { check } = await begun();
    const statuses = [];
    for (let i = 0; i < 31; i++) statuses.push((await check('dns')).status);
    expect([statuses[0], statuses[29], statuses[30]]).toEqual([422, 422, 429]);
  });
});

test('a profile is found by name and by site, and an unknown one is a 404', async () => {
  const maker = await addMaker();
  const who = await person();
  for (const term of [maker.name, maker.host]) {
    const page = await who.read(`/me/profiles/claim?term=${encodeURIComponent(term)}`);
    expect(page).toContain(`aria-label="Claim ${maker.name}"`);
  }
  expect(await who.read('/me/profiles/claim?term=%25')).toContain('Nobody is called so here');
  expect((await ask('/me/profiles/claim?profile=nobody', { headers: who.headers })).status).toBe(
    404,
  );
});

test('S25: of fifty claims that are proved at once one wins, 200 times', async () => {
  const db = openDatabase(env.DB);
  const users = await Promise.all(Array.from({ length: 50 }, () => signedIn()));
  for (let run = 0; run < 200; run++) {
    const maker = await addMaker();
    await env.DB.prepare(
      `INSERT INTO profile_claim (id, profile_id, user_id, state, created_at, ends_at)
       SELECT printf('%024d', ?1 * 1000 + key), ?2, value, 'open', 0, 9e15 FROM json_each(?3)`,
    )
      .bind(run, maker.id, JSON.stringify(users.map(({ id }) => id)))
      .run();
    const wins = await Promise.all(
      users.map((_, i) =>
        grantClaim(
          db,
          String(run * 1000 + i).padStart(24, '0'),
          { by: 'dns', actor: null },
          Date.now(),
        ),
      ),
    );
    expect(wins.filter(Boolean)).toHaveLength(1);
    const winner = users[wins.indexOf(true)]?.id;
    expect(await ownerOf(maker.id)).toMatchObject({ user_id: winner });
    const granted = await env.DB.prepare(
      `SELECT (SELECT count(*) FROM profile_claim WHERE profile_id = ?1 AND state = 'granted') AS claims,
         (SELECT count(*) FROM account_event WHERE event = 'profile-claimed'
            AND json_extract(detail_json, '$.profile') = ?1) AS events`,
    )
      .bind(maker.id)
      .first();
    expect(granted).toEqual({ claims: 1, events: 1 });
  }
}, 170_000);

test('S25: a claim that is begun fifty times at once is one', async () => {
  const maker = await addMaker();
  const { id } = await signedIn();
  const db = openDatabase(env.DB);
  await Promise.all(Array.from({ length: 50 }, () => openClaim(db, id, maker.id, Date.now())));
  expect(await eventsOf(id)).toEqual(['profile-claim-asked']);
});

test('what nobody finished in time is dropped, what waits or was decided stays', async () => {
  const db = openDatabase(env.DB);
  const who = await person();
  const claims = { open: 1, waiting: 1, granted: 1, refused: 1, later: 9e15 };
  for (const [i, [name, endsAt]] of Object.entries(claims).entries()) {
    const { id } = await addMaker();
    await env.DB.prepare(
      'INSERT INTO profile_claim (id, profile_id, user_id, state, created_at, ends_at) VALUES (?, ?, ?, ?, 0, ?)',
    )
      .bind(`old-${i}-`.padEnd(24, 'x'), id, who.id, name === 'later' ? 'open' : name, endsAt)
      .run();
  }
  await dropOldClaims(db, 1_000);
  const { results } = await env.DB.prepare(
    'SELECT state FROM profile_claim WHERE user_id = ? ORDER BY id',
  )
    .bind(who.id)
    .all<{ state: string }>();
  expect(results.map(({ state }) => state)).toEqual(['waiting', 'granted', 'refused', 'open']);
});

test('S17: twenty claims are begun in a day', async () => {
  const who = await person();
  const statuses = [];
  for (let i = 0; i < 21; i++) {
    const { path } = await addMaker();
    statuses.push((await who.send(path, { action: 'start' })).status);
  }
  expect([statuses[19], statuses[20]]).toEqual([303, 429]);
});
