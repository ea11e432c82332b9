import { env } from 'cloudflare:test';
import { describe, expect, test, vi } from 'vitest';
import { deviceForMs } from '#domain/limits.ts';
import { cookieOf, form, mailbox, newcomer, posted, proveAddress } from '../../support/accounts.ts';
import { site } from '../../support/site.tsx';

vi.setConfig({ testTimeout: 60_000 });

const box = mailbox();
const ask = site(undefined, box.env);

type Somebody = ReturnType<typeof newcomer>;

const signUp = ({ email, password, from }: Somebody) =>
  ask('/auth?mode=sign-up', form({ action: 'sign-up', email, password }, from));
const signIn = ({ email, password, from }: Somebody, cookie = '') =>
  ask('/api/auth/sign-in/email', posted({ email, password }, { ...from, cookie }));

async function member(): Promise<Somebody> {
  const person = newcomer();
  await signUp(person);
  await proveAddress(person.email);
  return person;
}

describe('S17: attempts are counted by who sends them', () => {
  const from = (name: string) => ({ 'cf-connecting-ip': `sender ${name}` });
  const attempts: [what: string, times: number, call: (i: number) => Promise<Response>][] = [
    ['signing in', 20, () => signIn({ ...newcomer(), from: from('of passwords') })],
    ['signing up', 20, () => signUp({ ...newcomer(), from: from('of accounts') })],
    [
      'asking for mails',
      20,
      (i) => {
        const init = posted({ email: newcomer().email }, from('of mails'));
        const path = i % 2 ? 'sign-in/magic-link' : 'request-password-reset';
        return ask(`/api/auth/${path}`, init);
      },
    ],
    [
      'guessing links',
      20,
      (i) => {
        const body = { token: `guess ${i}`, newPassword: 'a password for somebody' };
        return ask('/api/auth/reset-password', posted(body, from('of guesses')));
      },
    ],
  ];

  test.each(attempts)('%s', async (_, times, call) => {
    for (let i = 0; i < times; i++) expect((await call(i)).status).not.toBe(429);
    const over = await call(times);
    expect(over.status).toBe(429);
  });

  test('five guesses at the old password of an open session', async () => {
    const person = await member();
    const cookie = cookieOf(await signIn(person)) ?? '';
    const guess = (currentPassword: string) => {
      const body = { currentPassword, newPassword: 'quite another password' };
      return ask('/api/auth/change-password', posted(body, { ...person.from, cookie }));
    };
    for (let i = 0; i < 5; i++) expect((await guess(`guess ${i}`)).status).toBe(400);
    expect((await guess(person.password)).status).toBe(429);
  });

  test.each([
    '/sign-in/email',
    '/sign-up/email',
    '/sign-in/magic-link',
    '/request-password-reset',
    '/send-verification-email',
    '/reset-password',
    '/sign-in/social',
  ])('F13: with a limiter that fails, %s lets nobody try', async (path) => {
    const limit = () => Promise.reject(new Error('the limiter is down'));
    const GITHUB_CLIENT_ID = 'client';
    const more = { AUTH_LIMIT: { limit }, GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET: 'secret' };
    const broken = site(undefined, { ...box.env, ...more });
    const { email, password, from: sender } = newcomer();
    const token = 'a token';
    const body = { email, password, name: '', token, newPassword: password, provider: 'github' };
    const answer = await broken(`/api/auth${path}`, posted(body, sender));
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(box.to(email)).toEqual([]);
  });
});

describe('S17: attempts are counted exactly', () => {
  test('five guesses at one account, from anywhere, and a success starts anew', async () => {
    const person = await member();
    const guess = (i: number) =>
      signIn({
        ...person,
        password: `guess number ${i}`,
        from: { 'cf-connecting-ip': `10.9.0.${i}` },
      });
    for (let i = 1; i <= 4; i++) expect((await guess(i)).status).toBe(401);
    expect((await signIn(person)).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 9 }, (_, i) => guess(i + 10)));
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429]);
    const locked = await signIn(person);
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
    await env.DB.prepare('UPDATE attempt SET started = started - 15 * 60000').run();
    expect((await signIn(person)).status).toBe(200);
  });

  test('three mails an hour to one address, known or not', async () => {
    const { email } = newcomer();
    const statuses = [];
    for (let i = 0; i < 4; i++) {
      const from = { 'cf-connecting-ip': `10.8.0.${i}` };
      const answer = await ask('/api/auth/request-password-reset', posted({ email }, from));
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test('a limiter that fails lets nobody in', async () => {
    const person = await member();
    const limit = () => Promise.reject(new Error('the limiter is down'));
    const broken = site(undefined, { ...box.env, AUTH_LIMIT: { limit } });
    const { email, password, from } = person;
    const answer = await broken('/api/auth/sign-in/email', posted({ email, password }, from));
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(cookieOf(answer)).toBeNull();
  });
});

describe('S17: strangers do not lock out an owner whose browser has signed in before', () => {
  const deviceOf = (answer: Response) => cookieOf(answer, 'device') ?? '';
  const guess = (person: Somebody, cookie = '') =>
    signIn({ ...person, password: 'a guess', from: newcomer().from }, cookie);

  async function lock(person: Somebody): Promise<void> {
    for (let i = 0; i < 5; i++) expect((await guess(person)).status).toBe(401);
    expect((await signIn(person)).status).toBe(429);
  }

  test('by its cookie, which is HttpOnly, Lax, and neither names the account nor opens it', async () => {
    const person = await member();
    const answer = await signIn(person);
    const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('device='));
    expect(line).toContain('HttpOnly');
    expect(line).toContain('SameSite=Lax');
    expect(line).toContain(`Max-Age=${deviceForMs / 1_000}`);
    const device = deviceOf(answer);
    expect(Buffer.from(device, 'base64url').toString('latin1')).not.toContain(person.email);
    expect(device).not.toContain(person.email);
    expect((await ask('/me/account', { headers: { cookie: device } })).status).toBe(302);

    await lock(person);
    const back = await signIn(person, device);
    expect(back.status).toBe(200);
    expect(deviceOf(back)).not.toBe(device);
    const { email, password, from } = person;
    const byForm = form({ action: 'sign-in', email, password }, { ...from, cookie: device });
    expect((await ask('/auth', byForm)).status).toBe(303);
    // What the owner does gives strangers nothing anew.
    expect((await guess(person)).status).toBe(429);
  });

  test('the browser itself may guess five times, and that locks nobody else out', async () => {
    const person = await member();
    const device = deviceOf(await signIn(person));
    for (let i = 0; i < 5; i++) expect((await guess(person, device)).status).toBe(401);
    expect((await guess(person, device)).status).toBe(429);
    expect((await signIn(person)).status).toBe(200);
  });

  test.each<[string, (device: string) => Promise<string> | string]>([
    ["another account's", async () => deviceOf(await signIn(await member()))],
    ['a forged signature', (device) => device.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    [
      'another name',
      (device) => device.replace(/\.(.)/, (_, first) => `.${first === 'A' ? 'B' : 'A'}`),
    ],
    [
      'a later day',
      (device) => device.replace(/=(.)/, (_, first) => `=${first === 'z' ? 'y' : 'z'}`),
    ],
    ['no form at all', () => 'device=1'],
  ])('%s does not help', async (_, forge) => {
    const person = await member();
    const device = deviceOf(await signIn(person));
    const forged = await forge(device);
    expect(forged).not.toBe(device);
    await lock(person);
    expect((await signIn(person, forged)).status).toBe(429);
    expect((await signIn(person, device)).status).toBe(200);
  });

  test('neither does one from before a new password, nor an old one; who changed it has another', async () => {
    const person = await member();
    const signed = await signIn(person);
    const device = deviceOf(signed);
    const changed = { ...person, password: 'the second password' };
    const body = { currentPassword: person.password, newPassword: changed.password };
    const headers = { ...person.from, cookie: cookieOf(signed) ?? '' };
    const answer = await ask('/api/auth/change-password', posted(body, headers));
    expect(answer.status).toBe(200);
    await lock(changed);
    expect((await signIn(changed, device)).status).toBe(429);
    const fresh = deviceOf(answer);
    vi.setSystemTime(Date.now() + deviceForMs);
    await lock(changed);
    expect((await signIn(changed, fresh)).status).toBe(429);
    vi.useRealTimers();
    expect((await signIn(changed, fresh)).status).toBe(200);

    const { email, from } = person;
    await ask('/auth/reset-password', form({ action: 'ask', email }, from));
    const reset = { action: 'reset', password: 'the third password' };
    expect((await ask(box.linkTo(email), form(reset, from))).status).toBe(303);
    const third = { ...person, password: reset.password };
    await env.DB.prepare('DELETE FROM attempt').run();
    await lock(third);
    expect((await signIn(third, fresh)).status).toBe(429);
  });

  test('a mailed link makes a browser known, which then has mails of its own as well', async () => {
    const person = await member();
    const { email } = person;
    const link = (cookie = '') =>
      ask('/auth?mode=link', form({ action: 'link', email }, { ...newcomer().from, cookie }));
    await link();
    const device = deviceOf(await ask(box.linkTo(email), form({ action: 'confirm' }, person.from)));
    for (let i = 0; i < 3; i++) await link();
    expect((await link()).status).toBe(429);
    expect((await link(device)).status).toBe(303);
    await lock(person);
    expect((await signIn(person, device)).status).toBe(200);
  });
});
