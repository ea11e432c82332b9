import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Provider } from '#domain/user/accounts.ts';
import { cookieOf, form, mailbox, newcomer } from '../../support/accounts.ts';
import { littlePatience, unlessAborted } from '../../support/faults.ts';
import { idTokenSigner } from '../../support/id-token.ts';
import { faults, oauthProvider, type Person } from '../../support/oauth-provider.ts';
import { bodyOf, site } from '../../support/site.tsx';

vi.setConfig({ testTimeout: 60_000 });

const both = ['github', 'google'] as const;
const box = mailbox();
let provider = oauthProvider();
let ask = site();
let people = 0;
let octo: Person = { id: 0, email: '', isVerified: true };

beforeEach(() => {
  provider = oauthProvider();
  people += 1;
  octo = { id: 4711 + people, email: `octo-${people}@example.com`, isVerified: true };
  ask = site(undefined, { ...box.env, ...provider.env });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    return unlessAborted(request, provider.answer(request));
  });
});

/** Presses the button: where the browser goes, and the cookies that it keeps. */
async function leave(where: Provider = 'github', from = '/websites') {
  const path = `/auth?from=${encodeURIComponent(from)}`;
  const answer = await ask(path, form({ action: where }, newcomer().from));
  expect(answer.status).toBe(200);
  const url = /^0; url=(.+)$/.exec(answer.headers.get('refresh') ?? '')?.[1] ?? '';
  const lines = answer.headers.getSetCookie();
  const cookie = lines.map((line) => line.split(';')[0]).join('; ');
  return { url, cookie, text: await answer.text() };
}

const comeBack = (back: string, cookie: string) => {
  const { pathname, search } = new URL(back);
  return ask(pathname + search, { headers: cookie ? { cookie } : {} });
};

/** The whole way there and back. */
async function through(where: Provider = 'github', from = '/websites') {
  const { url, cookie } = await leave(where, from);
  return comeBack(provider.agree(url, octo), cookie);
}

async function userOf(answer: Response) {
  const cookie = cookieOf(answer);
  const session = await ask('/api/_auth/session', { headers: cookie ? { cookie } : {} });
  return (await bodyOf<{ user: { id: string; email: string } | null }>(session)).user;
}

/** How many rows each table of accounts has. */
async function written() {
  const tables = ['user', 'account', 'session', 'account_event', 'outgoing_mail'];
  const counts = tables.map((table) => env.DB.prepare(`SELECT count(*) AS n FROM ${table}`));
  return (await env.DB.batch<{ n: number }>(counts)).map(({ results }) => results[0]?.n);
}

const placeOf = (answer: Response) => new URL(answer.headers.get('location') ?? '', 'http://none');
const errorOf = (answer: Response) => placeOf(answer).searchParams.get('error');

describe.each(both)('S22: %s', (where) => {
  test('leaving carries state and a PKCE challenge, and no redirect that the policy would stop', async () => {
    const { url, cookie, text } = await leave(where);
    const query = new URL(url).searchParams;
    expect(query.get('state')).toMatch(/^[\w-]{20,}$/);
    expect(query.get('code_challenge_method')).toBe('S256');
    expect(query.get('redirect_uri')).toBe(`http://localhost:8787/api/auth/callback/${where}`);
    expect(query.has('nonce')).toBe(where === 'google');
    expect(cookie).toMatch(/^auth\.state=/);
    expect(text).toMatch(/Continue to (GitHub|Google)/);
  });

  test('coming back signs in, goes on where it began, and keeps no token of the provider', async () => {
    const answer = await through(where, '/websites/popular');
    expect(placeOf(answer).href).toBe('http://localhost:8787/websites/popular');
    expect(await userOf(answer)).toMatchObject({ email: octo.email });
    expect(cookieOf(answer, 'device')).not.toBeNull();
    const kept = JSON.stringify([
      (await env.DB.prepare('SELECT * FROM account').all()).results,
      (await env.DB.prepare('SELECT * FROM verification').all()).results,
    ]);
    expect(kept).not.toContain('an-access-token');
    expect(kept).not.toContain('eyJ');
    const second = await through(where);
    expect((await userOf(second))?.id).toBe((await userOf(answer))?.id);
    expect(cookieOf(second)).not.toBe(cookieOf(answer));
  });

  test.each<[string, (back: string, cookie: string) => string[] | Promise<string[]>]>([
    ['no cookie of the browser that left', (back) => [back, '']],
    ['the cookie of another browser', async (back) => [back, (await leave(where)).cookie]],
    ['another state', (back, cookie) => [back.replace(/state=[^&]+/, 'state=made-up'), cookie]],
    ['no state', (back, cookie) => [back.replace(/state=[^&]+&?/, ''), cookie]],
    ['another code', (back, cookie) => [back.replace(/code=[^&]+/, 'code=guessed'), cookie]],
    ['no code', (back, cookie) => [back.replace(/code=[^&]+&?/, ''), cookie]],
    [
      'the way back of the other provider',
      (back, cookie) => [
        back.replace(where, where === 'github' ? 'google' : 'github').replace(/&iss=[^&]+/, ''),
        cookie,
      ],
    ],
  ])('coming back with %s signs nobody in and writes nothing', async (_, change) => {
    const { url, cookie } = await leave(where);
    const [back = '', kept = ''] = await change(provider.agree(url, octo), cookie);
    const before = await written();
    const answer = await comeBack(back, kept);
    expect([answer.status, cookieOf(answer)]).toEqual([302, null]);
    expect(placeOf(answer).pathname).toBe('/auth');
    expect(errorOf(answer)).not.toBeNull();
    expect(await written()).toEqual(before);
  });

  test('S25: of twenty returns at once by one way one signs in, and none afterwards', async () => {
    const { url, cookie } = await leave(where);
    const back = provider.agree(url, octo);
    const answers = await Promise.all(Array.from({ length: 20 }, () => comeBack(back, cookie)));
    expect(answers.filter((answer) => cookieOf(answer))).toHaveLength(1);
    const again = await comeBack(back, cookie);
    expect([cookieOf(again), errorOf(again)]).toEqual([null, 'state_mismatch']);
    const text = await (await ask(placeOf(again).pathname + placeOf(again).search)).text();
    expect(text).toContain('This way back was used already');
  });

  test('the code of one sign-in does not serve another', async () => {
    const first = await leave(where);
    const second = await leave(where);
    const code = new URL(provider.agree(first.url, octo)).searchParams.get('code') ?? '';
    const mixed = provider.agree(second.url, octo).replace(/code=[^&]+/, `code=${code}`);
    expect(cookieOf(await comeBack(mixed, second.cookie))).toBeNull();
  });

  test('who says no there is told so here, and may go on in another way to where it began', async () => {
    const { url, cookie } = await leave(where, '/websites/popular');
    const answer = await comeBack(provider.deny(url), cookie);
    expect(errorOf(answer)).toBe('access_denied');
    const { pathname, search } = placeOf(answer);
    const text = await (await ask(pathname + search)).text();
    expect(text).toContain('You did not let Specimen see your address');
    expect(text).toContain('from=%2Fwebsites%2Fpopular');
  });

  test.each([
    ['is not proved', 'unproved@example.com', 'unproved@example.com', false],
    ['folds to another', 'vi\u212Aing@example.com', 'viking@example.com', true],
    ['is none', 'two@@example.com', '', true],
    ['is missing', '', '', true],
  ])(
    'an address that %s opens and writes nothing, whether somebody here has it or not',
    async (_, email, known, isVerified) => {
      const { password, from } = newcomer();
      const fields = { action: 'sign-up', email: known, password };
      if (known) await ask('/auth?mode=sign-up', form(fields, from));
      octo = { ...octo, email, isVerified };
      const before = await written();
      const answer = await through(where);
      expect([cookieOf(answer), errorOf(answer)]).toEqual([null, 'email_not_verified']);
      expect(await written()).toEqual(before);
    },
  );

  test('an account with the same address is joined only when both sides have proved it', async () => {
    const { password, from } = newcomer();
    const { email } = octo;
    await ask('/auth?mode=sign-up', form({ action: 'sign-up', email, password }, from));
    const early = await through(where);
    expect([cookieOf(early), errorOf(early)]).toEqual([null, 'account_not_linked']);
    await ask(box.linkTo(email), form({ action: 'confirm' }, from));
    octo.isVerified = false;
    expect(cookieOf(await through(where))).toBeNull();
    octo.isVerified = true;
    expect(await userOf(await through(where))).toMatchObject({ email });
    const { results } = await env.DB.prepare('SELECT id FROM user WHERE email = ?')
      .bind(email)
      .all();
    expect(results).toHaveLength(1);
  });

  test.each(faults)('F8: when it %s, nobody is signed in and nothing is written', async (fault) => {
    littlePatience();
    const { url, cookie } = await leave(where);
    const before = await written();
    const answer = await comeBack(provider.agree(url, octo, fault), cookie);
    expect([answer.status, cookieOf(answer)]).toEqual([302, null]);
    expect(errorOf(answer)).not.toBeNull();
    expect(await written()).toEqual(before);
    expect(await userOf(await through(where))).toMatchObject({ email: octo.email });
  });
});

test.each<[string, () => void]>([
  ['of another site', () => Object.assign(provider.claims, { aud: 'another client' })],
  ['of another issuer', () => Object.assign(provider.claims, { iss: 'https://evil.example' })],
  ['of another sign-in', () => Object.assign(provider.claims, { nonce: 'another' })],
  [
    'that is over',
    () => Object.assign(provider.claims, { exp: Math.floor(Date.now() / 1000) - 60 }),
  ],
  [
    'signed by somebody else',
    () => (provider.signer = { ...idTokenSigner(), keys: provider.signer.keys }),
  ],
])('S22: an ID token %s signs nobody in', async (_, spoil) => {
  spoil();
  const before = await written();
  const answer = await through('google');
  expect([cookieOf(answer), errorOf(answer)]).toEqual([null, 'unable_to_get_user_info']);
  expect(await written()).toEqual(before);
});

test('S22: an answer that another issuer claims is refused (mix-up)', async () => {
  const { url, cookie } = await leave('google');
  const back = provider.agree(url, octo).replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example');
  const answer = await comeBack(back, cookie);
  expect([cookieOf(answer), errorOf(answer)]).toEqual([null, 'issuer_mismatch']);
});

test('S22: a session cookie that is over does not stand in the way', async () => {
  const { url, cookie } = await leave();
  const stale = `session=over.c2lnbmF0dXJl; ${cookie}`;
  expect(await userOf(await comeBack(provider.agree(url, octo), stale))).toMatchObject({
    email: octo.email,
  });
});
