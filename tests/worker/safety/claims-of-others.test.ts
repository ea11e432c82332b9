import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import { table } from '#routes/table.ts';
import { createApp } from '#worker/app.tsx';
import { form, mailbox } from '../../support/accounts.ts';
import { addMaker, giveProfile } from '../../support/claims.ts';
import { addWebsite } from '../../support/factories.ts';
import { signedIn } from '../../support/members.ts';
import { recording } from '../../support/recording.ts';

const { d1: DB, statements } = recording(env.DB);
const app = createApp(table);
const box = mailbox();
const WRITE_LIMIT = { limit: async () => ({ success: true }) };

type Headers = Record<string, string>;
const known = { claim: 876_543, hidden: 876_543, profile: '' };
let member: { id: string; headers: Headers };
/** Published, and without a credit. */
let website = 0;

/** All that somebody outside can see of one call, with what was asked about left out, and what it asked of D1. */
async function seen(about: string | number, path: string, init: RequestInit) {
  const context = createExecutionContext();
  const before = statements.length;
  const request = new Request(`http://localhost:8787${path}`, { ...init, redirect: 'manual' });
  const answer = await app.fetch(
    request,
    { ...env, ...box.env, WRITE_LIMIT, DB },
    context as never,
  );
  // Once every five seconds, whoever asks.
  const asked = statements
    .slice(before)
    .map(({ text }) => text.replaceAll(/\s+/g, ' '))
    .filter((text) => !text.startsWith('SELECT version FROM catalogue'));
  const body = (await answer.text()).replaceAll(String(about), 'ABOUT');
  await waitOnExecutionContext(context);
  const headers = [...answer.headers]
    .filter(([name]) => !['x-request-id', 'etag', 'server-timing'].includes(name))
    .map(([name, value]) => [name, value.replaceAll(String(about), 'ABOUT')]);
  return { status: answer.status, headers, body, asked };
}

beforeAll(async () => {
  const [owner, own] = [await signedIn(), await addMaker()];
  member = await signedIn();
  const theirs = await addMaker();
  await giveProfile(theirs.id, owner.id);
  await giveProfile(own.id, member.id);
  website = await addWebsite();
  known.profile = theirs.slug;
  // Numbers that nothing else on a page is.
  const hidden = await addWebsite({ status: 'backlog', publishedAt: null });
  await env.DB.prepare('UPDATE website SET id = ? WHERE id = ?').bind(known.hidden, hidden).run();
  await env.DB.prepare(
    `INSERT INTO credit_claim (id, website_id, profile_id, user_id, role, note, state, reason, created_at)
     VALUES (?, ?, ?, ?, 'Design', '', 'refused', 'No', 0)`,
  )
    .bind(known.claim, website, theirs.id, owner.id)
    .run();
});

const claim = (profile: string) => ({ action: 'claim', profile, role: 'Lettering', note: '' });
const calls: Record<string, (about: string | number) => [path: string, init: RequestInit]> = {
  'an appeal against a claim': (id) => [
    '/me/credits',
    form(
      { action: 'appeal', claim: String(id), appeal: 'It is on page two of it' },
      member.headers,
    ),
  ],
  'an appeal that lacks words': (id) => [
    '/me/credits',
    form({ action: 'appeal', claim: String(id), appeal: '' }, member.headers),
  ],
  'a claim for a profile': (slug) => [
    `/claim-credit?website=${website}`,
    form(claim(String(slug)), member.headers),
  ],
  'the form for a website': (id) => [`/claim-credit?website=${id}`, { headers: member.headers }],
  'its payload': (id) => [`/claim-credit/_payload.json?website=${id}`, { headers: member.headers }],
  'a claim on a website': (id) => [
    `/claim-credit?website=${id}`,
    form(claim(known.profile), member.headers),
  ],
  'a decision without the role': (id) => [
    '/admin/website-credits',
    form({ action: 'grant', id: String(id) }, member.headers),
  ],
};
const about: Record<string, (isKnown: boolean) => string | number> = {
  'a claim for a profile': (isKnown) => (isKnown ? known.profile : 'nobody-here'),
  'the form for a website': (isKnown) => (isKnown ? known.hidden : 987_654),
  'its payload': (isKnown) => (isKnown ? known.hidden : 987_654),
  'a claim on a website': (isKnown) => (isKnown ? known.hidden : 987_654),
};
const ofClaims = (isKnown: boolean) => (isKnown ? known.claim : 987_654);

describe('S2 (credits): what is somebody else’s answers as what is not there', () => {
  test.each(Object.keys(calls))(
    '%s: text, status, headers and questions to the database',
    async (name) => {
      const call = calls[name] ?? (() => ['/', {}] as never);
      const pick = about[name] ?? ofClaims;
      const [theirs, nobodys] = [pick(true), pick(false)];
      const first = await seen(theirs, ...call(theirs));
      const second = await seen(nobodys, ...call(nobodys));
      expect(first.asked.length).toBeGreaterThan(0);
      expect(first).toEqual(second);
    },
  );

  test('none of it has changed anything, and one’s own would have been taken', async () => {
    const rows = await env.DB.prepare(
      'SELECT state FROM credit_claim WHERE website_id IN (?, ?) OR user_id = ?',
    )
      .bind(website, known.hidden, member.id)
      .all();
    expect(rows.results).toEqual([{ state: 'refused' }]);
    await env.DB.prepare('UPDATE credit_claim SET user_id = ? WHERE id = ?')
      .bind(member.id, known.claim)
      .run();
    const call = calls['an appeal against a claim']?.(known.claim) ?? ['/', {}];
    expect((await seen(known.claim, ...call)).headers).toContainEqual([
      'location',
      '/me/credits?done=appealed',
    ]);
  });
});
