import { env } from 'cloudflare:test';
import { describe, expect, test, vi } from 'vitest';
import { form, mailbox, newcomer } from '../../support/accounts.ts';
import { addWebsite } from '../../support/factories.ts';
import { everything, fullMember, password } from '../../support/full-member.ts';
import { anotherBrowser, signedIn } from '../../support/members.ts';
import { site } from '../../support/site.tsx';

// Each password takes a quarter of a second to hash, more where others compute beside it.
vi.setConfig({ testTimeout: 60_000 });

const box = mailbox();
const ask = site(undefined, box.env);

describe('D5: deletion', () => {
  const remove = (headers: Record<string, string>, more: Record<string, string> = {}) =>
    ask('/me/account/delete', form({ action: 'delete', proof: password, ...more }, headers));

  test('leaves nothing of the person in any table, in KV or R2, and ends every session at once', async () => {
    const other = await fullMember(ask, box);
    const member = await fullMember(ask, box);
    const browsers = [member.headers, await anotherBrowser(member.id)];
    expect(Object.keys(await found(member)).sort()).toEqual(held);
    const page = await (await ask('/me/account/delete', member)).text();
    expect(page.replaceAll('<!-- -->', '')).toContain('1 favourite, and 3 collections');
    const { key } = (await pictureOf(member.profile))!;
    expect(await env.PICTURES.head(key)).not.toBeNull();
    const theirs = await found(other);

    const answer = await remove(member.headers);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/auth?done=deleted']);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^session=; Max-Age=0/);
    expect(await (await ask('/auth?done=deleted')).text()).toContain('Your account is deleted');
    expect(await found(member)).toEqual({ account_event: ['id'] });
    for (const headers of browsers) {
      const session = await ask('/api/_auth/session', { headers });
      expect(await session.json()).toEqual({ user: null, expires_at: null });
    }
    for (const slug of Object.values(member.boards)) {
      expect((await ask(`/collections/${slug}`)).status).toBe(404);
    }
    expect(await env.PICTURES.head(key)).toBeNull();
    expect(await profileLeft(member.profile)).toBeNull();
    expect(box.to(member.email).map(({ subject }) => subject)).toEqual(['Your account is deleted']);
    const { from } = newcomer();
    const again = { action: 'sign-in', email: member.email, password };
    expect((await ask('/auth', form(again, from))).status).toBe(422);
    expect(await found(other)).toEqual(theirs);
  });

  test('S24: the record says that it happened and holds nobody\u2019s address or name', async () => {
    const member = await fullMember(ask, box);
    await remove(member.headers);
    const { results } = await env.DB.prepare(
      'SELECT event, actor, detail_json FROM account_event WHERE target = ? ORDER BY id',
    )
      .bind(member.id)
      .all();
    expect(results.at(-1)).toEqual({
      event: 'account-deleted',
      actor: member.id,
      detail_json: '{"keeps_public":false}',
    });
    const { results: users } = await env.DB.prepare('SELECT 1 FROM user WHERE id = ?')
      .bind(member.id)
      .all();
    expect(users).toEqual([]);
  });

  test('leaves public collections, and only those, without an owner, when that is asked for', async () => {
    const member = await fullMember(ask, box);
    await remove(member.headers, { public: 'keep' });
    // Its address is made of its name, which holds the id here.
    const traces = { account_event: ['id'], profile: ['id', 'name'], slug_history: ['id'] };
    expect(await found(member)).toEqual(traces);
    expect(await profileLeft(member.profile)).toEqual({
      name: member.name,
      bio: 'Draws letters.',
      owned: 0,
    });
    const { boards } = member;
    const answer = await ask(`/collections/${boards.public}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('A public board');
    for (const slug of [boards.unlisted, boards.private]) {
      expect((await ask(`/collections/${slug}`)).status).toBe(404);
    }
    const items = await env.DB.prepare(
      'SELECT count(*) AS n FROM collection_item i JOIN collection c ON c.id = i.collection_id WHERE c.slug = ?',
    )
      .bind(boards.public)
      .first();
    expect(items).toEqual({ n: 1 });
  });

  test('of a profile that the catalogue credits, name and credits stay, and what its owner wrote goes', async () => {
    const member = await fullMember(ask, box);
    const website = await addWebsite({ credits: [{ id: member.profile, role: 'design' }] });
    await remove(member.headers);
    expect(await found(member)).toEqual({
      account_event: ['id'],
      profile: ['id', 'name'],
      slug_history: ['id'],
    });
    expect(await profileLeft(member.profile)).toEqual({ name: member.name, bio: null, owned: 0 });
    const credits = await env.DB.prepare('SELECT profile_id FROM credit WHERE website_id = ?')
      .bind(website)
      .all();
    expect(credits.results).toEqual([{ profile_id: member.profile }]);
    const left = await env.DB.prepare(
      `SELECT (SELECT count(*) FROM profile_specialty WHERE profile_id = ?1)
         + (SELECT count(*) FROM profile_link WHERE profile_id = ?1) AS n`,
    )
      .bind(member.profile)
      .first();
    expect(left).toEqual({ n: 0 });
  });

  test('S17: asks for the password, of five guesses in all; a wrong one deletes nothing', async () => {
    const member = await signedIn({ password });
    for (let i = 0; i < 5; i++) {
      const wrong = await remove(member.headers, { proof: 'not this one', public: 'keep' });
      expect(wrong.status).toBe(422);
      expect(await wrong.text()).toMatch(/id="proof-error"[^>]*>.*This is not your password/);
    }
    expect((await remove(member.headers)).status).toBe(429);
    expect((await ask('/me/account', member)).status).toBe(200);
  });

  test('S25: without a password asks for a fresh sign-in; asked five times at once it happens once', async () => {
    const member = await signedIn();
    const old = await anotherBrowser(member.id, 16 * 60_000);
    expect(await (await ask('/me/account/delete', { headers: old })).text()).toContain(
      'sign in anew first',
    );
    expect((await remove(old)).status).toBe(422);
    const answers = await Promise.all(Array.from({ length: 4 }, () => remove(member.headers)));
    expect(answers.map(({ status }) => status)).toContain(303);
    const { results } = await env.DB.prepare(
      "SELECT event FROM account_event WHERE target = ? AND event = 'account-deleted'",
    )
      .bind(member.id)
      .all();
    expect(results).toHaveLength(1);
    expect(box.to(member.email)).toHaveLength(1);
  });
});

test('S19: no store holds a usable token of a session or of a mailed link, nor a password', async () => {
  const member = await fullMember(ask, box);
  box.isDown = false;
  const next = newcomer();
  const words = { action: 'change-email', email: next.email, proof: password };
  await ask('/me/account', form(words, { ...next.from, ...member.headers }));
  await ask('/auth?mode=link', form({ action: 'link', email: next.email }, newcomer().from));
  await ask('/auth/reset-password', form({ action: 'ask', email: member.email }, newcomer().from));
  const change = box.to(next.email)[0]?.text ?? '';
  const issued = [...box.sent.map(({ text }) => text), change].flatMap((text) =>
    [...text.matchAll(/[?&]token=([^&\s]+)/g)].map(([, token = '']) => decodeURIComponent(token)),
  );
  expect(issued.length).toBeGreaterThan(2);
  const kept = (await everything(false)).map(([, text]) => text).join('\n');
  for (const secret of [...issued, member.token, password]) {
    expect(kept).not.toContain(secret);
    expect(kept).not.toContain(btoa(secret).replace(/=+$/, ''));
  }
});

async function pictureOf(profile: number) {
  const row = env.DB.prepare('SELECT picture_key AS key FROM profile WHERE id = ?').bind(profile);
  return row.first<{ key: string }>();
}

async function profileLeft(profile: number) {
  const row = env.DB.prepare(
    `SELECT name, bio, EXISTS (SELECT 1 FROM profile_owner WHERE profile_id = p.id) AS owned
     FROM profile p WHERE id = ?`,
  );
  return row.bind(profile).first();
}

/** Tables that a full member is found in. */
const held = [
  'account',
  'account_event',
  'collection',
  'credit_claim',
  'email_change',
  'favorite',
  'outgoing_mail',
  'payer',
  'profile',
  'profile_claim',
  'profile_owner',
  'session',
  'slug_history',
  'user',
  'verification',
];

/** Where a person is found: by table or store, which of their traits. */
async function found(member: Awaited<ReturnType<typeof fullMember>>) {
  const { id, email, name, nextEmail } = member;
  const traits = {
    id,
    email,
    name,
    nextEmail,
    google: `google-id-of-${id}`,
    agent: `Browser of ${id}`,
  };
  const places: Record<string, string[]> = {};
  for (const [place, text] of await everything()) {
    const seen = Object.entries(traits).flatMap(([trait, value]) =>
      new RegExp(`${value.replaceAll('.', '\\.')}(?![\\w@])`, 'i').test(text) ? [trait] : [],
    );
    if (seen.length > 0) places[place] = seen;
  }
  return places;
}
