import { env } from 'cloudflare:test';
import { describe, expect, test, vi } from 'vitest';
import { grantClaim } from '#domain/claim/claim-decision-store.ts';
import { openDatabase } from '#domain/db.ts';
import {
  addMaker,
  claimSite,
  eventsOf,
  fieldOf,
  giveProfile,
  ownerOf,
} from '../../support/claims.ts';
import { signedIn } from '../../support/members.ts';
import { know } from '../../support/outside.ts';

vi.setConfig({ testTimeout: 60_000 });

const { box, person } = claimSite();
type Person = Awaited<ReturnType<typeof person>>;
const queue = '/admin/profile-claims';

/** A profile that somebody has, and somebody else who has begun to claim it. */
async function disputed() {
  const maker = await addMaker();
  const owner = await person();
  await giveProfile(maker.id, owner.id);
  const who = await person();
  await who.send(maker.path, { action: 'start' });
  const page = await who.read(maker.path);
  return { maker, owner, who, page };
}

type Disputed = Awaited<ReturnType<typeof disputed>>;

async function prove({ maker, who, page }: Pick<Disputed, 'maker' | 'who' | 'page'>) {
  await know({ names: { [`_specimen.${maker.host} TXT`]: [fieldOf(page, 'dns-value')] } });
  return who.send(maker.path, { action: 'check', method: 'dns' });
}

async function decide(admin: Person, maker: string, action: 'grant' | 'refuse') {
  const listed = await admin.read(queue);
  const id = /name="id" value="([^"]+)"/.exec(listed.slice(listed.indexOf(maker)))?.[1] ?? '';
  return admin.send(queue, { action, id, reason: 'The imprint names the other one' });
}

const subjects = (email: string) => box.to(email).map(({ subject }) => subject);

describe('a profile that somebody has', () => {
  test('is shown as theirs and offered to be claimed even so', async () => {
    const maker = await addMaker();
    await giveProfile(maker.id, (await signedIn()).id);
    const who = await person();
    const page = await who.read(maker.path);
    expect(page).toContain('It belongs to somebody');
    expect(page).toContain('Claim it even so');
  });

  test('proved by somebody else stays its owner’s, who is told, until a person gives it', async () => {
    const { maker, owner, who, page } = await disputed();
    expect(page).toContain('Somebody else has this profile.');
    const done = await prove({ maker, who, page });
    expect(done.headers.get('location')).toBe(`${maker.path}&done=review`);
    expect(await ownerOf(maker.id)).toEqual({ user_id: owner.id, proof: 'created' });
    const waiting = await who.read(maker.path);
    expect(waiting).toContain('You have proved it by a TXT record of its site.');
    expect(subjects(owner.email)).toEqual(['Somebody else claims your profile']);
    expect(box.to(owner.email).at(-1)?.text).not.toContain(who.email);
    expect(waiting).not.toContain(owner.email);

    const admin = await person({ role: 'admin' });
    const listed = await admin.read(queue);
    const item = listed.slice(listed.indexOf(maker.name));
    for (const words of ['a TXT record of its site', owner.email, who.email])
      expect(item).toContain(words);
    expect((await decide(admin, maker.name, 'grant')).headers.get('location')).toBe(
      `${queue}?done=granted`,
    );
    expect(await ownerOf(maker.id)).toEqual({ user_id: who.id, proof: 'review' });
    expect(subjects(owner.email).at(-1)).toBe('A profile is no longer yours');
    expect(subjects(who.email).at(-1)).toBe('The profile is yours');
    expect(await owner.read(`/me/profiles/${maker.id}`)).toContain('Page Not Found');
    expect(await eventsOf(owner.id)).toEqual(['profile-disputed', 'profile-lost']);
    expect(await eventsOf(who.id)).toEqual(['profile-claim-asked', 'profile-claimed']);
  });

  test('claimed in words alone and refused stays as it is, and both are mailed', async () => {
    const { maker, owner, who } = await disputed();
    const evidence = 'My name is in the imprint of https://studio.example/imprint';
    await who.send(maker.path, { action: 'review', evidence });
    const admin = await person({ role: 'admin' });
    await decide(admin, maker.name, 'refuse');
    expect(await ownerOf(maker.id)).toEqual({ user_id: owner.id, proof: 'created' });
    expect(subjects(owner.email)).toEqual([
      'Somebody else claims your profile',
      'Your profile stays yours',
    ]);
    expect(subjects(who.email)).toEqual(['Your claim was refused']);
    expect(await who.read(maker.path)).toContain('The imprint names the other one');
  });

  test('is disputed three times a day by one person: owners are mailed no more often', async () => {
    const who = await person();
    const statuses = [];
    for (let i = 0; i < 4; i++) {
      const maker = await addMaker();
      await giveProfile(maker.id, (await signedIn()).id);
      await who.send(maker.path, { action: 'start' });
      const fields = { action: 'review', evidence: 'It is me, see the imprint there' };
      statuses.push((await who.send(maker.path, fields)).status);
    }
    expect(statuses).toEqual([303, 303, 303, 429]);
  });

  test('that has changed hands meanwhile is not taken from whom nobody disputed it with', async () => {
    const { maker, who, page, owner } = await disputed();
    await prove({ maker, who, page });
    const third = await signedIn();
    await env.DB.prepare('UPDATE profile_owner SET user_id = ? WHERE profile_id = ?')
      .bind(third.id, maker.id)
      .run();
    const admin = await person({ role: 'admin' });
    const listed = await admin.read(queue);
    expect(listed.slice(listed.indexOf(maker.name))).toContain('it can only be refused');
    expect((await decide(admin, maker.name, 'grant')).headers.get('location')).toBe(
      `${queue}?done=gone`,
    );
    expect(await ownerOf(maker.id)).toMatchObject({ user_id: third.id });
    expect(subjects(owner.email)).toEqual(['Somebody else claims your profile']);
  });

  test('that was given up meanwhile goes to whoever is granted it', async () => {
    const { maker, who, page, owner } = await disputed();
    await prove({ maker, who, page });
    await env.DB.prepare('DELETE FROM profile_owner WHERE profile_id = ?').bind(maker.id).run();
    await decide(await person({ role: 'admin' }), maker.name, 'grant');
    expect(await ownerOf(maker.id)).toMatchObject({ user_id: who.id });
    expect(await eventsOf(owner.id)).toEqual(['profile-disputed']);
    expect(subjects(owner.email)).toEqual(['Somebody else claims your profile']);
  });
});

test('S25: of fifty disputes of one profile that are granted at once one wins, 200 times', async () => {
  const db = openDatabase(env.DB);
  const [owner, ...users] = await Promise.all(Array.from({ length: 51 }, () => signedIn()));
  const ids = JSON.stringify(users.map(({ id }) => id));
  for (let run = 0; run < 200; run++) {
    const maker = await addMaker();
    await giveProfile(maker.id, owner?.id ?? '');
    await env.DB.prepare(
      `INSERT INTO profile_claim (id, profile_id, user_id, state, against, created_at, ends_at)
       SELECT printf('d%023d', ?1 * 1000 + key), ?2, value, 'waiting', ?4, 0, 9e15 FROM json_each(?3)`,
    )
      .bind(run, maker.id, ids, owner?.id)
      .run();
    const decision = { by: 'review', actor: 'an admin' } as const;
    const wins = await Promise.all(
      users.map((_, i) =>
        grantClaim(db, `d${String(run * 1000 + i).padStart(23, '0')}`, decision, run),
      ),
    );
    expect(wins.filter(Boolean)).toHaveLength(1);
    expect(await ownerOf(maker.id)).toMatchObject({ user_id: users[wins.indexOf(true)]?.id });
    const lost = await env.DB.prepare(
      `SELECT count(*) AS n FROM account_event WHERE event = 'profile-lost'
         AND json_extract(detail_json, '$.profile') = ?`,
    )
      .bind(maker.id)
      .first();
    expect(lost).toEqual({ n: 1 });
  }
}, 170_000);
