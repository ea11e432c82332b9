import { env } from 'cloudflare:test';
import { beforeEach, expect, test } from 'vitest';
import { cookieOf, form, mailbox, newcomer } from '../../support/accounts.ts';
import { oauthProvider } from '../../support/oauth-provider.ts';
import { bodyOf, site } from '../../support/site.tsx';

const box = mailbox();
let provider = oauthProvider();
let ask = site();
let people = 0;

beforeEach(() => {
  provider = oauthProvider();
  people += 1;
  provider.id += people;
  provider.email = `octo-${people}@example.com`;
  provider.start();
  ask = site(undefined, { ...box.env, ...provider.env });
});

/** Presses the button: where the browser goes, and the cookies that it keeps. */
async function leave(from = '/websites') {
  const answer = await ask(`/auth?from=${encodeURIComponent(from)}`, form({ action: 'github' }));
  expect(answer.status).toBe(200);
  const url = /^0; url=(.+)$/.exec(answer.headers.get('refresh') ?? '')?.[1] ?? '';
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { url, cookie, text: await answer.text() };
}

async function userOf(answer: Response) {
  const cookie = cookieOf(answer);
  const session = await ask('/api/_auth/session', { headers: cookie ? { cookie } : {} });
  return (await bodyOf<{ user: { id: string; email: string } | null }>(session)).user;
}

const errorOf = (answer: Response) =>
  new URL(answer.headers.get('location') ?? '', 'http://localhost:8787').searchParams.get('error');

test('S22: providers are shown only where they are configured', async () => {
  expect(await (await ask('/auth')).text()).toContain('Continue with');
  expect(await (await site(undefined, box.env)('/auth')).text()).not.toContain('Continue with');
  const closed = await site(undefined, box.env)('/auth', form({ action: 'github' }));
  expect(closed.status).toBe(422);
});

test('S22: leaving carries state and a PKCE challenge, and no redirect that the policy would stop', async () => {
  const { url, cookie, text } = await leave();
  const query = new URL(url).searchParams;
  expect(query.get('state')).toMatch(/^[\w-]{20,}$/);
  expect(query.get('code_challenge_method')).toBe('S256');
  expect(query.get('redirect_uri')).toBe('http://localhost:8787/api/auth/callback/github');
  expect(cookie).toMatch(/^auth\.state=/);
  expect(text).toContain('Continue to GitHub');
});

test('S22: coming back signs in, goes on where it began, and keeps no token of the provider', async () => {
  const { url, cookie } = await leave('/websites/popular');
  const answer = await ask(provider.agree(url), { headers: { cookie } });
  expect(answer.headers.get('location')).toBe('http://localhost:8787/websites/popular');
  expect(await userOf(answer)).toMatchObject({ email: provider.email });
  const rows = await env.DB.prepare('SELECT * FROM account').all();
  expect(JSON.stringify(rows.results)).not.toContain('an-access-token');
  const state = new URL(url).searchParams.get('state') ?? '';
  const kept = await env.DB.prepare('SELECT * FROM verification').all();
  expect(JSON.stringify(kept.results)).not.toContain(`"identifier":"${state}"`);

  const { url: again, cookie: fresh } = await leave();
  const second = await ask(provider.agree(again), { headers: { cookie: fresh } });
  expect((await userOf(second))?.id).toBe((await userOf(answer))?.id);
  expect(cookieOf(second)).not.toBe(cookieOf(answer));
});

test.each([
  ['no cookie of the browser that left', (back: string) => ({ back, cookie: '' })],
  [
    'the cookie of another browser',
    async (back: string) => ({ back, cookie: (await leave()).cookie }),
  ],
  [
    'another state',
    (back: string, cookie: string) => ({
      back: back.replace(/state=[^&]+/, 'state=made-up'),
      cookie,
    }),
  ],
  [
    'no state',
    (back: string, cookie: string) => ({ back: back.replace(/&state=[^&]+/, ''), cookie }),
  ],
  [
    'another code',
    (back: string, cookie: string) => ({
      back: back.replace(/code=[^&]+/, 'code=guessed'),
      cookie,
    }),
  ],
  [
    'no code',
    (back: string, cookie: string) => ({ back: back.replace(/code=[^&]+&/, ''), cookie }),
  ],
])('S22: coming back with %s signs nobody in', async (_, change) => {
  const { url, cookie } = await leave();
  const changed = await change(provider.agree(url), cookie);
  const answer = await ask(changed.back, {
    headers: changed.cookie ? { cookie: changed.cookie } : {},
  });
  expect(cookieOf(answer)).toBeNull();
  expect(answer.status).toBe(302);
  expect(new URL(answer.headers.get('location') ?? '', 'http://localhost:8787').pathname).toBe(
    '/auth',
  );
});

test('S22: a session cookie that is over does not stand in the way', async () => {
  const { url, cookie } = await leave();
  const stale = `session=over.c2lnbmF0dXJl; ${cookie}`;
  const answer = await ask(provider.agree(url), { headers: { cookie: stale } });
  expect(await userOf(answer)).toMatchObject({ email: provider.email });
});

test('S22: a way back works once', async () => {
  const { url, cookie } = await leave();
  const back = provider.agree(url);
  expect(cookieOf(await ask(back, { headers: { cookie } }))).not.toBeNull();
  expect(cookieOf(await ask(back, { headers: { cookie } }))).toBeNull();
});

test('S22: the code of one sign-in does not serve another', async () => {
  const first = await leave();
  const second = await leave();
  const code = new URL(provider.agree(first.url), 'http://x').searchParams.get('code') ?? '';
  const mixed = provider.agree(second.url).replace(/code=[^&]+/, `code=${code}`);
  expect(cookieOf(await ask(mixed, { headers: { cookie: second.cookie } }))).toBeNull();
});

test('S22: who says no there is told so here', async () => {
  const { url, cookie } = await leave();
  const state = new URL(url).searchParams.get('state');
  const answer = await ask(`/api/auth/callback/github?error=access_denied&state=${state}`, {
    headers: { cookie },
  });
  expect(errorOf(answer)).toBe('access_denied');
  expect(await (await ask('/auth?error=access_denied')).text()).toContain(
    'You did not let Specimen see your address',
  );
});

test('S22: an address that is not confirmed there opens nothing', async () => {
  provider.isVerified = false;
  const { url, cookie } = await leave();
  const answer = await ask(provider.agree(url), { headers: { cookie } });
  expect(cookieOf(answer)).toBeNull();
  expect(errorOf(answer)).toBe('email_not_verified');
});

test('S22: an account with the same address is joined only when both sides have confirmed it', async () => {
  const { password, from } = newcomer();
  const { email } = provider;
  await ask('/auth?mode=sign-up', form({ action: 'sign-up', email, password }, from));
  const early = await leave();
  const refused = await ask(provider.agree(early.url), { headers: { cookie: early.cookie } });
  expect(cookieOf(refused)).toBeNull();
  await ask(box.linkTo(email), form({ action: 'confirm' }, from));
  provider.isVerified = false;
  const unsure = await leave();
  expect(
    cookieOf(await ask(provider.agree(unsure.url), { headers: { cookie: unsure.cookie } })),
  ).toBeNull();
  provider.isVerified = true;
  const sure = await leave();
  const joined = await ask(provider.agree(sure.url), { headers: { cookie: sure.cookie } });
  expect(await userOf(joined)).toMatchObject({ email });
  const { results } = await env.DB.prepare('SELECT id FROM user WHERE email = ?').bind(email).all();
  expect(results).toHaveLength(1);
});

test.each([
  ['refuses', () => Promise.reject(new TypeError('connection refused'))],
  ['answers 500', async () => new Response('broken', { status: 500 })],
  [
    'answers garbage',
    async () => new Response('<html>', { headers: { 'content-type': 'application/json' } }),
  ],
])('F8: a provider that %s signs nobody in and breaks no page', async (_, broken) => {
  const { url, cookie } = await leave();
  const back = provider.agree(url);
  provider.broken = broken;
  const answer = await ask(back, { headers: { cookie } });
  expect(answer.status).toBe(302);
  expect(cookieOf(answer)).toBeNull();
  expect(errorOf(answer)).not.toBeNull();
});
