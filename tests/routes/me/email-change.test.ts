import { env } from 'cloudflare:test';
import { describe, expect, test, vi } from 'vitest';
import { cookieOf, form, mailbox, newcomer, shown } from '../../support/accounts.ts';
import { anotherBrowser, signedIn } from '../../support/members.ts';
import { bodyOf, site } from '../../support/site.tsx';

// Each password takes a quarter of a second to hash, more where others compute beside it.
vi.setConfig({ testTimeout: 60_000 });

const box = mailbox();
const ask = site(undefined, box.env);
const password = 'quite a long one';

async function addressOf(headers: { cookie: string }) {
  const answer = await ask('/api/_auth/session', { headers });
  return (await bodyOf<{ user: { email: string } | null }>(answer)).user?.email ?? null;
}

function asks(member: { headers: { cookie: string } }, email: string, proof = password) {
  const { from } = newcomer();
  const fields = { action: 'change-email', email, proof };
  return ask('/me/account', form(fields, { ...from, ...member.headers }));
}

const confirm = (link: string, headers = {}) => ask(link, form({ action: 'confirm' }, headers));

async function eventsOf(id: string): Promise<string[]> {
  const { results } = await env.DB.prepare('SELECT event FROM account_event WHERE target = ?')
    .bind(id)
    .all<{ event: string }>();
  return results.map(({ event }) => event);
}

describe('a new address', () => {
  test('S7, S24: is asked for by the password, confirmed once, ends the other sessions and rotates this one', async () => {
    const member = await signedIn({ password });
    const other = await anotherBrowser(member.id);
    const { email } = newcomer();
    const asked = await asks(member, email.toUpperCase());
    expect([asked.status, asked.headers.get('location')]).toEqual([
      303,
      '/me/account?done=email#address',
    ]);
    const page = await ask('/me/account?done=email', member);
    expect(await page.text()).toContain('We have mailed a link to the new address');
    expect(await addressOf(member.headers)).toBe(member.email);
    expect(box.to(member.email).at(-1)?.subject).toBe('Somebody asked to change your address');
    expect(box.to(member.email).at(-1)?.text).not.toContain(email);

    const link = box.linkTo(email);
    expect(await (await ask(link, member)).text()).toContain('Confirm address');
    const done = await confirm(link, member.headers);
    expect([done.status, done.headers.get('location')]).toEqual([
      303,
      '/auth/confirm?kind=new-email&done=1',
    ]);
    const said = await ask('/auth/confirm?kind=new-email&done=1');
    expect(await said.text()).toContain('Your address is changed');
    const cookie = cookieOf(done) ?? '';
    expect(await addressOf({ cookie })).toBe(email);
    expect(done.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax/);
    expect([await addressOf(member.headers), await addressOf(other)]).toEqual([null, null]);
    expect(await eventsOf(member.id)).toEqual(['email-change-asked', 'email-changed']);
    expect((await confirm(link)).status).toBe(422);
  });

  test('S25: of fifty presses of its link one counts; opened elsewhere it signs every browser out', async () => {
    const member = await signedIn({ password });
    const { email } = newcomer();
    await asks(member, email);
    const link = box.linkTo(email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(link)));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(answers.flatMap((answer) => answer.headers.getSetCookie())).toEqual([]);
    expect(await addressOf(member.headers)).toBeNull();
    const changed = (await eventsOf(member.id)).filter((event) => event === 'email-changed');
    expect(changed).toHaveLength(1);
  });

  test('is undone by the old one: all sessions end and the password is void', async () => {
    const member = await signedIn({ password });
    const { email } = newcomer();
    await asks(member, email);
    const done = await confirm(box.linkTo(email), member.headers);
    const undone = await confirm(box.linkTo(member.email));
    expect(undone.headers.get('location')).toBe('/auth/confirm?kind=old-email&done=1');
    expect(await addressOf({ cookie: cookieOf(done) ?? '' })).toBeNull();
    const left = await env.DB.prepare(
      'SELECT email, (SELECT count(*) FROM account WHERE userId = u.id) AS accounts FROM user u WHERE id = ?',
    )
      .bind(member.id)
      .first();
    expect(left).toEqual({ email: member.email, accounts: 0 });
    expect(box.to(email).at(-1)?.subject).toBe('A change of address was undone');
    expect((await confirm(box.linkTo(member.email))).status).toBe(422);
  });

  test('links that were mailed to the old one for a new password open nothing more', async () => {
    const member = await signedIn({ password });
    const { email, from } = newcomer();
    await ask('/auth/reset-password', form({ action: 'ask', email: member.email }, from));
    const reset = box.linkTo(member.email);
    await asks(member, email);
    await confirm(box.linkTo(email));
    const answer = await ask(reset, form({ action: 'reset', password: 'one of the thief' }, from));
    expect(answer.status).toBe(422);
  });

  test('waits in vain once the password is another one, or a later one was asked for', async () => {
    const member = await signedIn({ password });
    const [first, second] = [newcomer(), newcomer()];
    await asks(member, first.email);
    await asks(member, second.email);
    expect((await confirm(box.linkTo(first.email))).status).toBe(422);
    const words = { action: 'change-password', current: password, password: 'quite another one' };
    await ask('/me/account', form(words, member.headers));
    expect((await confirm(box.linkTo(second.email))).status).toBe(422);
    const row = await env.DB.prepare('SELECT email FROM user WHERE id = ?').bind(member.id).first();
    expect(row).toEqual({ email: member.email });
  });

  test('takes the place of an account that nobody has proved', async () => {
    const squatter = newcomer();
    const { email, from } = squatter;
    await ask(
      '/auth?mode=sign-up',
      form({ action: 'sign-up', email, password: squatter.password }, from),
    );
    const member = await signedIn({ password });
    await asks(member, email);
    expect((await confirm(box.linkTo(email), member.headers)).status).toBe(303);
    const rows = await env.DB.prepare('SELECT id FROM user WHERE email = ?').bind(email).all();
    expect(rows.results).toEqual([{ id: member.id }]);
  });
});

describe('what is refused', () => {
  test('S18: an address that has an account is answered like any other; what is true is in the mail', async () => {
    const [taken, one, two] = [
      await signedIn(),
      await signedIn({ password }),
      await signedIn({ password }),
    ];
    const { email } = newcomer();
    const answers = [await asks(one, taken.email), await asks(two, email)];
    expect(await shown(answers[0]!)).toEqual(await shown(answers[1]!));
    expect(box.to(taken.email).map(({ subject }) => subject)).toEqual([
      'This address has an account already',
    ]);
    expect([one, two].map(({ email }) => box.to(email).length)).toEqual([1, 1]);
    expect(await shown(await ask('/me/account?done=email', one))).toMatchObject({ status: 200 });
  });

  test('S17: five guesses at the password, whichever form they are made in', async () => {
    const member = await signedIn({ password });
    const { email } = newcomer();
    const words = { action: 'change-password', current: 'wrong', password: 'quite another one' };
    const statuses = [];
    for (let i = 0; i < 2; i++) {
      statuses.push((await ask('/me/account', form(words, member.headers))).status);
      statuses.push((await asks(member, newcomer().email, 'wrong')).status);
    }
    const said = await asks(member, email, 'wrong');
    expect([...statuses, said.status]).toEqual([422, 422, 422, 422, 422]);
    const text = await said.text();
    expect(text).toMatch(/id="email-proof-error"[^>]*>.*This is not your password/);
    expect(text).toContain(`value="${email}"`);
    expect((await asks(member, email)).status).toBe(429);
    expect(box.to(email)).toEqual([]);
  });

  test('without a password only who has signed in a moment ago may; others are mailed a link', async () => {
    const member = await signedIn();
    const { email } = newcomer();
    const old = { headers: await anotherBrowser(member.id, 16 * 60_000) };
    expect((await asks(old, email, '')).status).toBe(422);
    expect(box.to(email)).toEqual([]);
    expect(await (await ask('/me/account', old)).text()).toContain('sign in anew first');
    const sent = await ask('/me/account', form({ action: 'prove' }, old.headers));
    expect(sent.headers.get('location')).toBe('/me/account?done=link');
    const anew = await confirm(box.linkTo(member.email), old.headers);
    expect(anew.headers.get('location')).toBe('/me/account');
    const fresh = { headers: { cookie: cookieOf(anew) ?? '' } };
    expect(await (await ask('/me/account', fresh)).text()).toContain('New address');
    expect((await asks(fresh, email, '')).status).toBe(303);
    expect((await confirm(box.linkTo(email), fresh.headers)).status).toBe(303);
  });

  test.each([
    ['no address', 'ines@', 'Enter an e-mail address'],
    ['the present address', '', 'This is your address already'],
  ])('%s', async (_, typed, issue) => {
    const member = await signedIn({ password });
    const answer = await asks(member, typed || member.email);
    expect(answer.status).toBe(422);
    const text = await answer.text();
    expect(text).toMatch(new RegExp(`id="new-email-error"[^>]*>.*${issue}`));
    expect(text).toContain('<title>Not yet: Account');
  });
});
