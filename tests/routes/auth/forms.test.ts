import { env } from 'cloudflare:test';
import { describe, expect, test, vi } from 'vitest';
import { mailAgainAfterMs } from '#domain/limits.ts';
import { sendDueMail } from '#worker/mail/outbox.ts';
import { cookieOf, form, newcomer } from '../../support/accounts.ts';
import { authSite } from '../../support/auth-site.ts';
import { signedIn } from '../../support/members.ts';
import { site } from '../../support/site.tsx';

// Each password takes a quarter of a second to hash, more where others compute beside it.
vi.setConfig({ testTimeout: 60_000 });

const { ask, box, userOf, signedUp } = authSite();

describe('forms of pages', () => {
  test('a signed-out visitor is told and sent to sign in; who is signed in is sent on', async () => {
    const asked = await ask('/me/account');
    expect(asked.headers.get('location')).toBe('/auth?next=%2Fme%2Faccount');
    expect(await (await ask('/auth?next=%2Fme%2Faccount')).text()).toContain(
      'You need to be signed in',
    );
    expect(await (await ask('/auth?from=%2F')).text()).not.toContain('You need to be signed in');
    const { headers } = await signedIn();
    const onward = async (path: string) => (await ask(path, { headers })).headers.get('location');
    expect(await onward('/auth')).toBe('/');
    expect(await onward('/auth?from=%2Fauth%2Fsigned-in')).toBe('/auth/signed-in');
    expect(await onward('/auth?next=%2F%2Fevil.example')).toBe('/');
    expect(await onward('/auth/reset-password')).toBe('/');
  });

  test.each([
    ['no action', '/auth', form({}), 400],
    ['an action that is not there', '/auth', form({ action: 'constructor' }), 400],
    [
      'JSON',
      '/auth',
      {
        ...form({}),
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      },
      415,
    ],
    [
      'plain text',
      '/auth',
      { ...form({}), headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain' } },
      415,
    ],
    ['a page without forms', '/websites', form({ action: 'sign-in' }), 405],
    ['a payload', '/auth/_payload.json', form({ action: 'sign-in' }), 405],
    ['no page', '/nowhere', form({ action: 'sign-in' }), 405],
    [
      'more than a form holds',
      '/auth',
      form({ action: 'sign-in', email: 'x'.repeat(70_000) }),
      413,
    ],
    ['another site', '/auth', form({ action: 'sign-in' }, { 'sec-fetch-site': 'cross-site' }), 403],
    [
      'a signed-out visitor of a page for members',
      '/me/account',
      form({ action: 'end-sessions' }),
      302,
    ],
  ])('S8: a form with %s ends as it should', async (_, path, init, status) => {
    const answer = await ask(path, init);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('S10: mailed links lead to this site, whatever host was asked for', async () => {
    const { email, from } = newcomer();
    const hosts = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    };
    await ask('/auth?mode=link', form({ action: 'link', email }, { ...from, ...hosts }));
    expect(box.to(email)[0]?.text).toContain('http://localhost:8787/auth/confirm?');
    expect(JSON.stringify(box.to(email))).not.toContain('evil.example');
  });

  test('F8: a mail service that is down changes no page and no other way in; its mail comes once, and opens', async () => {
    const { email: other, password, from } = await signedUp();
    const { email } = newcomer();
    box.isDown = true;
    const signUp = form({ action: 'sign-up', email, password }, from);
    const answer = await ask('/auth?mode=sign-up', signUp);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/auth?sent=sign-up']);
    const signIn = await ask('/auth', form({ action: 'sign-in', email: other, password }, from));
    expect(await userOf(cookieOf(signIn))).toMatchObject({ email: other });
    expect(box.to(email)).toEqual([]);
    box.isDown = false;
    for (let minutes = 1; minutes < 4; minutes++) {
      await sendDueMail({ ...env, ...box.env }, Date.now() + minutes * mailAgainAfterMs);
    }
    expect(box.to(email)).toHaveLength(1);
    const opened = await ask(box.linkTo(email), form({ action: 'confirm' }, from));
    expect(await userOf(cookieOf(opened))).toMatchObject({ email });
  });
});

test('production names its cookies __Host- and marks them Secure', async () => {
  const secure = site(undefined, { ...box.env, APP_ORIGIN: 'https://specimen.example' });
  const { email, from } = newcomer();
  await secure('/auth?mode=link', form({ action: 'link', email }, from));
  expect(box.to(email)[0]?.text).toContain('https://specimen.example/auth/confirm?');
  const answer = await secure(box.linkTo(email), form({ action: 'confirm' }, from));
  const cookies = answer.headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
    '__Host-session',
    '__Host-device',
  ]);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Path=\/; .*Secure/i);
    expect(cookie).not.toMatch(/Domain/i);
  }
  const shown = await secure('/api/_auth/session', {
    headers: { cookie: cookies[0]?.split(';')[0] ?? '' },
  });
  expect(await shown.json()).toMatchObject({ user: { email } });
});
