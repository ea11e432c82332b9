import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as passwords from '#worker/auth/password.ts';
import { cookieOf, form, mailbox, newcomer, posted } from '../../support/accounts.ts';
import { signedIn } from '../../support/members.ts';
import { recording } from '../../support/recording.ts';
import { bodyOf, site } from '../../support/site.tsx';

vi.setConfig({ testTimeout: 60_000 });

const box = mailbox();
const ask = site(undefined, box.env);

/** A hash that costs nothing: here it matters when and how often there is one. */
const hashOf = (password: string) => `$scrypt$ln=14,r=8,p=5$${btoa(password)}`;
beforeEach(() => {
  vi.spyOn(passwords, 'hashPassword').mockImplementation(async (password) => hashOf(password));
  vi.spyOn(passwords, 'verifyPassword').mockImplementation(
    async (hash, password) => hash === hashOf(password),
  );
});

type Somebody = ReturnType<typeof newcomer>;

const signUp = ({ email, password, from }: Somebody) =>
  ask('/auth?mode=sign-up', form({ action: 'sign-up', email, password }, from));
const signIn = ({ email, password, from }: Somebody) =>
  ask('/api/auth/sign-in/email', posted({ email, password }, from));
/** Presses the button of a mailed link, each time from elsewhere. */
const press = (path: string, fields: Record<string, string> = { action: 'confirm' }) =>
  ask(path, form(fields, newcomer().from));

async function member(): Promise<Somebody> {
  const person = newcomer();
  await signUp(person);
  await env.DB.prepare('UPDATE user SET emailVerified = 1 WHERE email = ?')
    .bind(person.email)
    .run();
  return person;
}

const count = async (text: string, ...values: string[]) =>
  (
    await env.DB.prepare(text)
      .bind(...values)
      .first<{ n: number }>()
  )?.n;

const statusesOf = (answers: Response[]) =>
  answers.map(({ status }) => status).sort((a, b) => a - b);

describe('L8: many passwords at once', () => {
  test('twenty wait and are hashed one at a time, the next is told to come again, and pages go on', async () => {
    const people: Somebody[] = [];
    for (let i = 0; i < 21; i++) people.push(await member());
    let open = () => {};
    const gate = new Promise<void>((done) => {
      open = done;
    });
    let running = 0;
    let most = 0;
    vi.spyOn(passwords, 'verifyPassword').mockImplementation(async () => {
      running += 1;
      most = Math.max(most, running);
      await gate;
      running -= 1;
      return true;
    });
    const answers = people.map(signIn);
    const first = await Promise.race(answers);
    expect([first.status, first.headers.get('retry-after')]).toEqual([429, '5']);
    expect(await bodyOf<{ code: string }>(first)).toMatchObject({ code: 'BUSY' });
    const { email, from } = newcomer();
    const tried = await ask('/auth', form({ action: 'sign-in', email, password: 'x' }, from));
    expect(tried.status).toBe(429);
    expect(await tried.text()).toContain('Many people sign in at this moment');
    expect((await ask('/auth')).status).toBe(200);
    expect((await ask('/api/_auth/session')).status).toBe(200);
    open();
    const all = await Promise.all(answers);
    expect(statusesOf(all)).toEqual([...Array(20).fill(200), 429]);
    expect(all.filter((answer) => cookieOf(answer))).toHaveLength(20);
    expect(most).toBe(1);
    expect((await signIn(people[0]!)).status).toBe(200);
  });

  test('who gave up waiting holds nobody up, and a queue of any length ends', async () => {
    const { inHashQueue, TooManyHashes } = await import('#worker/auth/hash-queue.ts');
    const work = async () => 'hashed';
    const queued = Array.from({ length: 20 }, () => inHashQueue(work));
    await expect(inHashQueue(work)).rejects.toBeInstanceOf(TooManyHashes);
    expect(await Promise.all(queued)).toEqual(Array(20).fill('hashed'));
    expect(await inHashQueue(work)).toBe('hashed');
  });
});

test('L3 (reading a session): nobody costs no statement, a member costs one', async () => {
  const { d1: DB, statements } = recording(env.DB);
  const counted = site(undefined, { DB });
  await counted('/api/_auth/session');
  expect(statements).toEqual([]);
  const { headers } = await signedIn();
  await counted('/api/_auth/session', { headers });
  expect(statements).toHaveLength(1);
});

describe('S25: one winner', () => {
  test('of twenty presses of the link that confirms an address', async () => {
    const person = newcomer();
    await signUp(person);
    const link = box.linkTo(person.email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => press(link)));
    expect(answers.filter((answer) => cookieOf(answer))).toHaveLength(1);
    expect(statusesOf(answers)).toEqual([303, ...Array(19).fill(422)]);
  });

  test('of twenty new passwords by one link', async () => {
    const person = await member();
    const { email, from } = person;
    await ask('/auth/reset-password', form({ action: 'ask', email }, from));
    const link = box.linkTo(email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        press(link, { action: 'reset', password: `number ${i} of 20` }),
      ),
    );
    expect(statusesOf(answers)).toEqual([303, ...Array(19).fill(422)]);
    const won = answers.findIndex(({ status }) => status === 303);
    const signed = await signIn({ ...person, password: `number ${won} of 20` });
    expect(cookieOf(signed)).not.toBeNull();
  });

  test('of three sign-ups with one address', async () => {
    const person = newcomer();
    await Promise.all(Array.from({ length: 3 }, () => signUp(person)));
    const { email } = person;
    expect(await count('SELECT count(*) AS n FROM user WHERE email = ?', email)).toBe(1);
    expect(
      await count(
        'SELECT count(*) AS n FROM account a JOIN user u ON u.id = a.userId WHERE u.email = ?',
        email,
      ),
    ).toBe(1);
  });
});

test('S7: another role counts with the next request', async () => {
  const { id, headers } = await signedIn({ role: 'admin' });
  const role = async () => {
    const answer = await ask('/api/_auth/session', { headers });
    return (await bodyOf<{ user: { role: string } | null }>(answer)).user?.role;
  };
  expect(await role()).toBe('admin');
  await env.DB.prepare("UPDATE user SET role = 'member' WHERE id = ?").bind(id).run();
  expect(await role()).toBe('member');
});

test('S19, S24: each step of an account is on record, and no password, token or link of it is at rest', async () => {
  const person = newcomer();
  const { email, password, from } = person;
  const secrets = [password];
  const noted = (cookie: string | null) => {
    secrets.push(decodeURIComponent(cookie?.slice('session='.length) ?? '').split('.')[0] ?? '');
    return cookie ?? '';
  };
  const link = () => {
    const address = box.linkTo(email);
    secrets.push(new URL(address, 'http://none').searchParams.get('token') ?? '');
    return address;
  };
  await signUp(person);
  const first = noted(cookieOf(await press(link())));
  const { user } = await bodyOf<{ user: { id: string } }>(
    await ask('/api/_auth/session', { headers: { cookie: first } }),
  );
  const call = (path: string, body: object, cookie: string) =>
    ask(`/api/auth/${path}`, posted(body, { ...from, cookie }));
  await signIn({ ...person, password: 'wrong one, this' });
  const change = { currentPassword: password, newPassword: 'the second password' };
  expect(
    (await call('change-password', { ...change, newPassword: 'password1' }, first)).status,
  ).toBe(400);
  const second = noted(cookieOf(await call('change-password', change, first)));
  expect(box.to(email).at(-1)?.subject).toBe('Your password was changed');
  await call('request-password-reset', { email }, '');
  await press(link(), { action: 'reset', password: 'the third password' });
  const third = noted(cookieOf(await signIn({ ...person, password: 'the third password' })));
  await call('revoke-other-sessions', {}, third);
  await call('revoke-sessions', {}, third);
  await ask('/auth?mode=link', form({ action: 'link', email }, from));
  link();
  secrets.push('the second password', 'the third password');
  expect(second).not.toBe('');

  const { results } = await env.DB.prepare(
    'SELECT event FROM account_event WHERE target = ? ORDER BY id',
  )
    .bind(user.id)
    .all<{ event: string }>();
  expect(results.map(({ event }) => event)).toEqual([
    'signed-up',
    'email-verified',
    'signed-in',
    'sign-in-failed',
    'signed-in',
    'password-changed',
    'password-reset-asked',
    'password-reset',
    'signed-in',
    'sessions-ended',
    'sessions-ended',
  ]);

  expect(secrets.every((secret) => secret.length > 8)).toBe(true);
  const tables = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
  ).all<{ name: string }>();
  let dump = '';
  for (const { name } of tables.results) {
    if (name.startsWith('sqlite_')) continue;
    dump += JSON.stringify((await env.DB.prepare(`SELECT * FROM "${name}"`).all()).results);
  }
  // The password's own hash stands for the real one in this file.
  dump = dump.replaceAll(/\$scrypt\$[^"]*/g, '');
  expect(dump).toContain(email);
  for (const secret of secrets) {
    expect(dump).not.toContain(secret);
    expect(dump).not.toContain(btoa(secret).replace(/=+$/, ''));
  }
});
