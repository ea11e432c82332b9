import { env } from 'cloudflare:test';
import { describe, expect, test, vi } from 'vitest';
import { grantCredit, refuseCredit } from '#domain/credit/credit-decision-store.ts';
import { openDatabase } from '#domain/db.ts';
import { addMaker, claimSite, eventsOf, giveProfile } from '../../support/claims.ts';
import { addWebsite } from '../../support/factories.ts';

vi.setConfig({ testTimeout: 60_000 });

const { box, ask, person } = claimSite();
const queue = '/admin/website-credits';

async function maker() {
  const who = await person();
  const profile = await addMaker();
  await giveProfile(profile.id, who.id);
  const website = await addWebsite();
  const claim = (fields: Record<string, string> = {}, path = `/claim-credit?website=${website}`) =>
    who.send(path, {
      action: 'claim',
      profile: profile.slug,
      role: 'Design',
      note: 'https://case.example',
      ...fields,
    });
  return { who, profile, website, claim };
}

async function claimOf(website: number) {
  return env.DB.prepare(
    'SELECT id, state, reason, final_reason, appeal FROM credit_claim WHERE website_id = ?',
  )
    .bind(website)
    .first<{
      id: number;
      state: string;
      reason: string | null;
      final_reason: string | null;
      appeal: string | null;
    }>();
}

async function creditsOf(website: number) {
  const { results } = await env.DB.prepare(
    'SELECT profile_id, role, position FROM credit WHERE website_id = ?',
  )
    .bind(website)
    .all();
  return results;
}

const versionOf = async () =>
  (await env.DB.prepare('SELECT version FROM catalogue').first<{ version: number }>())?.version ??
  0;

async function decide(
  action: 'grant' | 'refuse',
  website: number,
  reason = 'Not in the case study',
) {
  const admin = await person({ role: 'admin' });
  const { id } = (await claimOf(website)) ?? { id: 0 };
  return admin.send(queue, { action, id: String(id), reason });
}

describe('a credit', () => {
  test('is claimed from a website’s page, granted, named there at once, mailed and on record', async () => {
    const { who, profile, website, claim } = await maker();
    const card = await ask(`/websites/${website}-website-1`);
    const page = await ask(card.headers.get('location') ?? `/websites/${website}-website-1`);
    expect(await page.text()).toContain(`href="/claim-credit?website=${website}"`);
    const form = await who.read(`/claim-credit?website=${website}`);
    expect(form).toContain(profile.name);
    const sent = await claim({ role: '  Art \n direction ' });
    expect(sent.headers.get('location')).toBe('/me/credits?done=asked');
    expect(await who.read('/me/credits')).toMatch(/Waiting.*Art direction, as Maker/s);
    const admin = await person({ role: 'admin' });
    expect(await admin.read(queue)).toContain(`aria-label="Grant Art direction on `);
    const before = await versionOf();
    expect((await decide('grant', website)).headers.get('location')).toBe(`${queue}?done=granted`);
    expect(await creditsOf(website)).toEqual([
      { profile_id: profile.id, role: 'Art direction', position: 0 },
    ]);
    expect(await versionOf()).toBe(before + 1);
    expect(await who.read('/me/credits')).toContain('Granted');
    expect(box.to(who.email).at(-1)?.subject).toBe('Your credit is there');
    expect(await eventsOf(who.id)).toEqual(['credit-claimed', 'credit-granted']);
    expect((await decide('refuse', website)).headers.get('location')).toBe(`${queue}?done=gone`);
  });

  test('is refused with a reason, appealed once, and refused for good', async () => {
    const { who, website, claim } = await maker();
    await claim();
    expect((await decide('refuse', website, '  ')).status).toBe(422);
    const before = await versionOf();
    await decide('refuse', website);
    expect(await claimOf(website)).toMatchObject({
      state: 'refused',
      reason: 'Not in the case study',
    });
    const page = await who.read('/me/credits');
    for (const words of ['Refused', 'Not in the case study', 'name="appeal"'])
      expect(page).toContain(words);
    const id = String((await claimOf(website))?.id);
    const short = await who.send('/me/credits', { action: 'appeal', claim: id, appeal: 'no' });
    expect([
      short.status,
      (await short.text()).includes('Say what we have overlooked</p>'),
    ]).toEqual([422, true]);
    const stranger = await person();
    const appeal = 'It is on page two of the case study';
    await stranger.send('/me/credits', { action: 'appeal', claim: id, appeal });
    expect(await claimOf(website)).toMatchObject({ state: 'refused' });
    const sent = await who.send('/me/credits', { action: 'appeal', claim: id, appeal });
    expect(sent.headers.get('location')).toBe('/me/credits?done=appealed');
    const admin = await person({ role: 'admin' });
    expect(await admin.read(queue)).toContain(appeal);
    await decide('refuse', website, 'Not there either');
    expect(await claimOf(website)).toMatchObject({
      state: 'final',
      reason: 'Not in the case study',
      final_reason: 'Not there either',
      appeal,
    });
    expect(box.to(who.email).at(-1)?.text).toContain('This decision is final.');
    await who.send('/me/credits', {
      action: 'appeal',
      claim: id,
      appeal: 'Once more with feeling',
    });
    expect(await claimOf(website)).toMatchObject({ state: 'final', appeal });
    expect(await who.read('/me/credits')).not.toContain('name="appeal"');
    expect([await creditsOf(website), await versionOf()]).toEqual([[], before]);
    expect(await eventsOf(who.id)).toEqual([
      'credit-claimed',
      'credit-refused',
      'credit-appealed',
      'credit-refused',
    ]);
  });

  test('an appeal can be granted', async () => {
    const { who, website, claim } = await maker();
    await claim();
    await decide('refuse', website);
    const id = String((await claimOf(website))?.id);
    await who.send('/me/credits', { action: 'appeal', claim: id, appeal: 'It is on page two' });
    await decide('grant', website);
    expect(await claimOf(website)).toMatchObject({ state: 'granted' });
    expect(await creditsOf(website)).toHaveLength(1);
  });

  test('is not for profiles of others, known credits, or what is not published', async () => {
    const { who, profile, website, claim } = await maker();
    const other = await addMaker();
    expect((await claim({ profile: other.slug })).status).toBe(422);
    expect((await claim({ role: '' })).status).toBe(422);
    expect((await claim({ role: 'x'.repeat(61) })).status).toBe(422);
    await claim();
    expect((await claim({ role: 'DESIGN' })).status).toBe(409);
    const credited = await addWebsite({ credits: [{ id: profile.id, role: 'Design' }] });
    expect((await claim({}, `/claim-credit?website=${credited}`)).status).toBe(409);
    const hidden = await addWebsite({ status: 'backlog', publishedAt: null });
    expect((await ask(`/claim-credit?website=${hidden}`, who)).status).toBe(404);
    expect((await claim({}, `/claim-credit?website=${hidden}`)).status).not.toBe(303);
    const rows = await env.DB.prepare('SELECT website_id FROM credit_claim WHERE user_id = ?')
      .bind(who.id)
      .all();
    expect(rows.results).toEqual([{ website_id: website }]);
  });

  test('goes no further once the profile is no longer theirs', async () => {
    const { profile, website, claim } = await maker();
    await claim();
    await env.DB.prepare('DELETE FROM profile_owner WHERE profile_id = ?').bind(profile.id).run();
    expect((await decide('grant', website)).headers.get('location')).toBe(`${queue}?done=gone`);
    expect(await creditsOf(website)).toEqual([]);
  });

  test('is found by the website’s address, and asks for a profile first', async () => {
    const who = await person();
    await addWebsite({ url: 'https://www.listed.example/', title: 'Listed' });
    const page = await who.read('/claim-credit?address=listed.example');
    expect(page).toContain('First, a profile');
    expect(page).toContain('Listed');
    expect(await who.read('/claim-credit?address=unlisted.example')).toContain(
      'No website here has this address',
    );
  });
});

test('S25: of fifty decisions on one claim at once one counts, 200 times', async () => {
  const { who, profile } = await maker();
  const db = openDatabase(env.DB);
  const before = await versionOf();
  let grants = 0;
  for (let run = 0; run < 200; run++) {
    const website = await addWebsite();
    const row = await env.DB.prepare(
      `INSERT INTO credit_claim (website_id, profile_id, user_id, role, note, state, created_at)
       VALUES (?, ?, ?, 'Design', '', 'waiting', 0) RETURNING id`,
    )
      .bind(website, profile.id, who.id)
      .first<{ id: number }>();
    const id = row?.id ?? 0;
    const now = Date.now();
    const decided = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        i % 2 === run % 2
          ? grantCredit(db, id, 'an admin', now)
          : refuseCredit(db, id, { reason: 'No', actor: 'another' }, now),
      ),
    );
    expect(decided.filter(Boolean)).toHaveLength(1);
    const state = (await claimOf(website))?.state;
    if (state === 'granted') grants += 1;
    expect(await creditsOf(website)).toHaveLength(state === 'granted' ? 1 : 0);
  }
  expect(await versionOf()).toBe(before + grants);
  const decisions = (await eventsOf(who.id)).filter((event) => /granted|refused/.test(event));
  expect(decisions).toHaveLength(200);
}, 170_000);
