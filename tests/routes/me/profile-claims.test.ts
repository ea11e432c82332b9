import { env } from 'cloudflare:test';
import { describe, expect, test, vi } from 'vitest';
import { grantClaim } from '#domain/claim/claim-decision-store.ts';
import { dropOldClaims, openClaim } from '#domain/claim/profile-claim-store.ts';
import { openDatabase } from '#domain/db.ts';
import { addMaker, claimSite, eventsOf, fieldOf, ownerOf } from '../../support/claims.ts';
import { signedIn } from '../../support/members.ts';
import { know } from '../../support/outside.ts';

vi.setConfig({ testTimeout: 60_000 });

const { box, person, ask } = claimSite();
type Person = Awaited<ReturnType<typeof person>>;
type Maker = Awaited<ReturnType<typeof addMaker>>;

async function begun(url?: string | null, member?: Person) {
  const maker = await addMaker(url);
  const who = member ?? (await person());
  const started = await who.send(maker.path, { action: 'start' });
  expect([started.status, started.headers.get('location')]).toEqual([303, maker.path]);
  const page = await who.read(maker.path);
  return { maker, who, page };
}

const check = (who: Person, { path }: Maker, method: string) =>
  who.send(path, { action: 'check', method });
const pageOf = (body: string, type = 'text/html') => ({ body, type });

describe('a profile is proved', () => {
  test('by a TXT record: refused with what was there, then granted, on record and mailed', async () => {
    const { maker, who, page } = await begun();
    const name = `_specimen.${maker.host}`;
    expect(fieldOf(page, 'dns-where')).toBe(name);
    const record = fieldOf(page, 'dns-value');
    expect(record).toMatch(/^specimen-claim=[\w-]{32}$/);
    const none = await check(who, maker, 'dns');
    expect(none.status).toBe(422);
    const said = (await none.text()).replaceAll('<!-- -->', '');
    expect(said).toContain('There is no TXT record yet.');
    expect(said).toContain(`<code>${record}</code> at <code>${name}</code>`);
    expect(said).toContain('<title>Not yet: Claim');

    await know({ names: { [`${name} TXT`]: ['v=spf1 -all', `${record}x`] } });
    await check(who, maker, 'dns');
    expect(await who.read(maker.path)).toContain(`“v=spf1 -all”, “${record}x”`);
    expect(await ownerOf(maker.id)).toBeNull();

    await know({ names: { [`${name} TXT`]: ['v=spf1 -all', record] } });
    const done = await check(who, maker, 'dns');
    expect(done.headers.get('location')).toBe(`${maker.path}&done=granted`);
    expect(await ownerOf(maker.id)).toEqual({ user_id: who.id, proof: 'dns' });
    expect(await who.read(`${maker.path}&done=granted`)).toContain('It is yours');
    expect(await eventsOf(who.id)).toEqual(['profile-claim-asked', 'profile-claimed']);
    expect(box.to(who.email).at(-1)?.subject).toBe('The profile is yours');
  });

  test('by a meta tag in the head, not by one that visitors can write', async () => {
    const { maker, who, page } = await begun();
    const tag = fieldOf(page, 'meta-value');
    const home = `www.${maker.host}/`;
    const bodies: [string, string][] = [
      [`<head><title>a</title></head><body><p>${tag}</p></body>`, 'no such tag in the head'],
      [`<title>a</title><p>words</p><head>${tag}</head>`, 'no such tag in the head'],
      [`<head><template>${tag}</template></head>`, 'no such tag in the head'],
      [`<head><!-- ${tag} --></head>`, 'no such tag in the head'],
      [`<head><textarea>${tag}</textarea></head>`, 'no such tag in the head'],
      ['<meta name="specimen-claim" content="theirs">', '“theirs”'],
    ];
    for (const [body, words] of bodies) {
      await know({ pages: { [home]: pageOf(body) } });
      const answer = await check(who, maker, 'meta');
      expect([body, answer.status]).toEqual([body, 422]);
      expect(await answer.text()).toContain(words);
    }
    await know({ pages: { [home]: pageOf(`<!doctype html><html><head>${tag}<title>a</title>`) } });
    expect((await check(who, maker, 'meta')).status).toBe(303);
    expect(await ownerOf(maker.id)).toEqual({ user_id: who.id, proof: 'meta' });
  });

  test('by a file of plain text at its own place', async () => {
    const { maker, who, page } = await begun();
    const line = fieldOf(page, 'file-value');
    const place = fieldOf(page, 'file-where');
    expect(place).toBe(`https://www.${maker.host}/.well-known/specimen-claim.txt`);
    const at = place.slice('https://'.length);
    const wrong: [Record<string, object>, string][] = [
      [{}, 'status 404'],
      [{ [at]: pageOf(line, 'text/html') }, 'of another type'],
      [{ [at]: pageOf('', 'text/plain') }, 'The file is empty.'],
      [{ [at]: pageOf(`${line}0`, 'text/plain') }, `“${line}0”`],
      [
        {
          [at]: { ...pageOf(''), to: 'https://evil.example/file.txt' },
          'evil.example/file.txt': pageOf(line, 'text/plain'),
        },
        'It leads to another place',
      ],
      [
        {
          [at]: { ...pageOf(''), to: '/uploads/file.txt' },
          [`www.${maker.host}/uploads/file.txt`]: pageOf(line, 'text/plain'),
        },
        'It leads to another place',
      ],
      [{ [at]: { ...pageOf(''), to: 'http://127.0.0.1/' } }, 'A number is not asked'],
    ];
    for (const [pages, words] of wrong) {
      await know({ pages: pages as never });
      const answer = await check(who, maker, 'file');
      expect([words, answer.status]).toEqual([words, 422]);
      expect(await answer.text()).toContain(words);
    }
    await know({
      pages: {
        [at]: { ...pageOf(''), to: `https://${maker.host}/.well-known/specimen-claim.txt` },
        [`${maker.host}/.well-known/specimen-claim.txt`]: pageOf(`# ours\n${line}\n`, 'text/plain'),
      },
    });
    expect((await check(who, maker, 'file')).status).toBe(303);
    expect(await ownerOf(maker.id)).toMatchObject({ proof: 'file' });
  });

  test('by a code that is mailed to the site’s own domain, in five tries', async () => {
    const { maker, who } = await begun();
    for (const local of [
      'me@gmail.com',
      `me@mail.${maker.host}`,
      'me@example',
      `a b@${maker.host}`,
      `x@evil.example@${maker.host}x`,
    ]) {
      const answer = await who.send(maker.path, { action: 'mail', local });
      expect([local, answer.status]).toEqual([local, 422]);
      expect(await answer.text()).toContain(`ends in @${maker.host}`);
    }
    const to = `hello@${maker.host}`;
    const sent = await who.send(maker.path, { action: 'mail', local: 'Hello' });
    expect(sent.headers.get('location')).toBe(`${maker.path}&done=code#mail`);
    const code = /this code: (\w{8})\n/.exec(box.to(to).at(-1)?.text ?? '')?.[1] ?? '';
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    for (let i = 0; i < 5; i++) {
      expect((await who.send(maker.path, { action: 'code', code: 'AAAAAAAA' })).status).toBe(422);
    }
    expect((await who.send(maker.path, { action: 'code', code })).status).toBe(422);
    await who.send(maker.path, { action: 'mail', local: to });
    const next = /this code: (\w{8})\n/.exec(box.to(to).at(-1)?.text ?? '')?.[1] ?? '';
    expect(next).not.toBe(code);
    const typed = `${next.slice(0, 4).toLowerCase()} - ${next.slice(4)}`;
    expect((await who.send(maker.path, { action: 'code', code: typed })).status).toBe(303);
    expect(await ownerOf(maker.id)).toEqual({ user_id: who.id, proof: 'mail' });
    const kept = await env.DB.prepare('SELECT * FROM profile_claim WHERE user_id = ?')
      .bind(who.id)
      .first();
    expect(JSON.stringify(kept)).not.toContain(next);
  });

  test('S17: codes are mailed three times an hour to one address', async () => {
    const { maker, who } = await begun();
    const statuses = [];
    for (let i = 0; i < 4; i++) {
      statuses.push((await who.send(maker.path, { action: 'mail', local: 'hello' })).status);
    }
    expect(statuses).toEqual([303, 303, 303, 429]);
  });

  test('by a person: asked for with evidence, refused with a reason, proved later', async () => {
    const { maker, who, page } = await begun(null);
    expect(page).toContain('No site to prove it at');
    const short = await who.send(maker.path, { action: 'review', evidence: 'me' });
    expect(short.status).toBe(422);
    const evidence = 'My name is in the imprint of https://studio.example/imprint';
    await who.send(maker.path, { action: 'review', evidence });
    expect(await who.read(maker.path)).toContain('Waiting for us');
    const admin = await person({ role: 'admin' });
    const queue = '/admin/profile-claims';
    const listed = await admin.read(queue);
    for (const words of [maker.name, evidence, who.email]) expect(listed).toContain(words);
    const id =
      /name="id" value="([^"]+)"/.exec(listed.slice(listed.indexOf(maker.name)))?.[1] ?? '';
    const bare = await admin.send(queue, { action: 'refuse', id, reason: ' ' });
    expect([bare.status, (await bare.text()).includes('A refusal needs a reason')]).toEqual([
      422,
      true,
    ]);
    const refused = await admin.send(queue, { action: 'refuse', id, reason: 'No imprint there' });
    expect(refused.headers.get('location')).toBe(`${queue}?done=refused`);
    expect(box.to(who.email).at(-1)?.text).toContain('The reason: No imprint there');
    expect(await who.read(maker.path)).toContain('No imprint there');
    const late = await admin.send(queue, { action: 'grant', id });
    expect(late.headers.get('location')).toBe(`${queue}?done=gone`);
    expect(await ownerOf(maker.id)).toBeNull();

    await who.send(maker.path, { action: 'start' });
    await who.send(maker.path, { action: 'review', evidence });
    const again = await admin.read(queue);
    const next =
      /name="id" value="([^"]+)"/.exec(again.slice(again.indexOf(maker.name)))?.[1] ?? '';
    expect(next).not.toBe(id);
    await admin.send(queue, { action: 'grant', id: next });
    expect(await ownerOf(maker.id)).toEqual({ user_id: who.id, proof: 'review' });
    expect(await eventsOf(who.id)).toEqual([
      'profile-claim-asked',
      'profile-claim-refused',
      'profile-claim-asked',
      'profile-claimed',
    ]);
  });
});

describe('what proves nothing', () => {
  test('a path on a host that others share is proved by its own page alone', async () => {
    const { maker, who, page } = await begun('https://shared.example/~ines');
    expect(page).toContain('Others share shared.example');
    for (const title of ['A code by mail', 'A TXT record', 'A file'])
      expect(page).not.toContain(title);
    expect(await check(who, maker, 'dns')).toMatchObject({ status: 303 });
    await who.send(maker.path, { action: 'mail', local: 'root@shared.example' });
    expect(box.to('root@shared.example')).toEqual([]);
    const tag = fieldOf(page, 'meta-value');
    await know({
      pages: {
        'shared.example/~ines': { ...pageOf(''), to: '/~other' },
        'shared.example/~other': pageOf(tag),
      },
    });
    expect((await check(who, maker, 'meta')).status).toBe(422);
    await know({ pages: { 'shared.example/~ines': pageOf(tag) } });
    expect((await check(who, maker, 'meta')).status).toBe(303);
  });

  test('somebody else’s value, and a value of a claim that has run out', async () => {
    const { maker, who, page } = await begun();
    const other = await person();
    await other.send(maker.path, { action: 'start' });
    const name = `_specimen.${maker.host} TXT`;
    await know({ names: { [name]: [fieldOf(page, 'dns-value')] } });
    expect((await check(other, maker, 'dns')).status).toBe(422);
    await env.DB.prepare('UPDATE profile_claim SET ends_at = 1 WHERE user_id = ?')
      .bind(who.id)
      .run();
    expect((await check(who, maker, 'dns')).headers.get('location')).toBe(maker.path);
    expect(await ownerOf(maker.id)).toBeNull();
    expect(await who.read(maker.path)).toContain('Claim this profile');
    await who.send(maker.path, { action: 'start' });
    expect(fieldOf(await who.read(maker.path), 'dns-value')).not.toBe(fieldOf(page, 'dns-value'));
  });

  test('nothing is fetched while checks are over their limit', async () => {
    const { maker, who } = await begun();
    const statuses = [];
    for (let i = 0; i < 31; i++) statuses.push((await check(who, maker, 'dns')).status);
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
