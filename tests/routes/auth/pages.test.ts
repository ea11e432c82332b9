import { env } from 'cloudflare:test';
import { describe, expect, test, vi } from 'vitest';
import { mailAgainAfterMs } from '#domain/limits.ts';
import { sendDueMail } from '#worker/mail/outbox.ts';
import { cookieOf, form, mailbox, newcomer } from '../../support/accounts.ts';
import { signedIn } from '../../support/members.ts';
import { bodyOf, site } from '../../support/site.tsx';

// Each password takes a quarter of a second to hash, more where others compute beside it.
vi.setConfig({ testTimeout: 60_000 });

const box = mailbox();
const ask = site(undefined, box.env);

async function userOf(cookie: string | null) {
  const answer = await ask('/api/_auth/session', { headers: cookie ? { cookie } : {} });
  return (await bodyOf<{ user: { email: string; fullname: string } | null }>(answer)).user;
}

/** Signs up by the forms alone, as a browser without script does; gives the cookie after the mailed link. */
async function signedUp(next = '') {
  const { email, password, from } = newcomer();
  const query = next ? `&from=${encodeURIComponent(next)}` : '';
  const sent = await ask(
    `/auth?mode=sign-up${query}`,
    form({ action: 'sign-up', email, password }, from),
  );
  expect(sent.status).toBe(303);
  expect(sent.headers.get('location')).toMatch(/^\/auth\?sent=sign-up/);
  const answer = await ask(box.linkTo(email), form({ action: 'confirm' }, from));
  return { email, password, from, answer, cookie: cookieOf(answer) ?? '' };
}

describe('without script', () => {
  test('signing up, confirming the address, onboarding and going on where it began', async () => {
    const { email, answer, cookie } = await signedUp('/websites?page=1');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/websites?page=1');
    const page = await ask('/websites?page=1', { headers: { cookie } });
    const welcome = page.headers.get('location') ?? '';
    expect(welcome).toBe('/onboarding?next=%2Fwebsites%3Fpage%3D1');
    expect(await (await ask(welcome, { headers: { cookie } })).text()).toContain(email);

    const wrong = await ask(
      welcome,
      form({ action: 'complete', fullname: ' ', interests: 'Typefaces' }, { cookie }),
    );
    expect(wrong.status).toBe(422);
    const text = await wrong.text();
    expect(text).toContain('Enter the name that others see');
    expect(text).toContain('Choose what you do');
    expect(text).toMatch(/<input[^>]*checked=""[^>]*value="Typefaces"/);

    const done = await ask(
      welcome,
      form(
        {
          action: 'complete',
          fullname: 'Ines Caro',
          occupation: 'Designer',
          interests: ['Websites', 'Typefaces'],
        },
        { cookie },
      ),
    );
    expect([done.status, done.headers.get('location')]).toEqual([303, '/websites?page=1']);
    expect(await userOf(cookie)).toMatchObject({ email, fullname: 'Ines Caro' });
    expect((await ask('/websites', { headers: { cookie } })).status).toBe(200);
  });

  test('signing in, with an error that names its field and keeps the address', async () => {
    const { email, password, from } = await signedUp();
    const empty = await ask(
      '/auth',
      form({ action: 'sign-in', email: 'ines@', password: '' }, from),
    );
    expect(empty.status).toBe(422);
    const text = await empty.text();
    expect(text).toMatch(
      /id="email-error"[^>]*>.*Enter an e-mail address, such as name@example.com/,
    );
    expect(text).toMatch(/id="password-error"[^>]*>.*Enter a password/);
    expect(text).toMatch(/<input[^>]*aria-invalid="true"[^>]*value="ines@"/);

    const wrong = await ask(
      '/auth',
      form({ action: 'sign-in', email, password: 'not this one' }, from),
    );
    expect(wrong.status).toBe(422);
    const said = await wrong.text();
    expect(said).toContain('do not go together');
    expect(said).toContain(`value="${email}"`);
    expect(said).not.toContain('not this one');

    const right = await ask(
      '/auth?next=%2Fme%2Faccount',
      form({ action: 'sign-in', email, password }, from),
    );
    expect([right.status, right.headers.get('location')]).toEqual([303, '/me/account']);
    expect(right.headers.get('cache-control')).toBe('no-store');
    expect(await userOf(cookieOf(right))).toMatchObject({ email });
  });

  test('S25: signing in by a mailed link: looking at it spends nothing, of fifty presses one opens', async () => {
    const { email, from } = newcomer();
    await ask('/auth?mode=link&from=%2Fwebsites', form({ action: 'link', email }, from));
    const link = box.linkTo(email);
    for (let looks = 0; looks < 3; looks++) {
      const page = await ask(link);
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(page.headers.getSetCookie()).toEqual([]);
    }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => ask(link, form({ action: 'confirm' }, from))),
    );
    const opened = answers.filter((answer) => cookieOf(answer));
    expect(opened).toHaveLength(1);
    expect(opened[0]?.headers.get('location')).toBe('/websites');
    expect(await userOf(cookieOf(opened[0]!))).toMatchObject({ email });
    const again = await ask(link, form({ action: 'confirm' }, from));
    expect(again.status).toBe(422);
    expect(await again.text()).toContain('was used already or has run out');
  });

  test('S7, S19: a new password by mail ends every session; the link works once and is not at rest', async () => {
    const { email, from, cookie } = await signedUp();
    const asked = await ask('/auth/reset-password', form({ action: 'ask', email }, from));
    expect(asked.headers.get('location')).toBe('/auth/reset-password?sent=1');
    const link = box.linkTo(email);
    const token = new URL(link, 'http://localhost').searchParams.get('token') ?? '';
    const rows = await env.DB.prepare('SELECT * FROM verification').all();
    expect(rows.results.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows.results)).not.toContain(token);
    expect((await ask(link)).status).toBe(200);

    const weak = await ask(link, form({ action: 'reset', password: 'password' }, from));
    expect(weak.status).toBe(422);
    expect(await weak.text()).toContain('not among the most used ones');
    const done = await ask(link, form({ action: 'reset', password: 'a better password' }, from));
    expect([done.status, done.headers.get('location')]).toEqual([303, '/auth?done=reset']);
    expect(await userOf(cookie)).toBeNull();
    expect(
      (await ask(link, form({ action: 'reset', password: 'once more, please' }, from))).status,
    ).toBe(422);
    expect(box.to(email).at(-1)?.subject).toBe('Your password was changed');
    const back = await ask(
      '/auth',
      form({ action: 'sign-in', email, password: 'a better password' }, from),
    );
    expect(back.status).toBe(303);
  });

  test('an address that somebody else signed up with opens for its owner alone', async () => {
    const { email, from } = newcomer();
    const signUp = (password: string) =>
      ask('/auth?mode=sign-up', form({ action: 'sign-up', email, password }, from));
    await signUp('the password of a thief');
    const stale = box.linkTo(email);
    await signUp('the password of the owner');
    const used = await ask(stale, form({ action: 'confirm' }, from));
    expect(used.status).toBe(422);
    expect(
      cookieOf(await ask(box.linkTo(email), form({ action: 'confirm' }, from))),
    ).not.toBeNull();
    const signIn = (password: string) =>
      ask('/auth', form({ action: 'sign-in', email, password }, from));
    expect((await signIn('the password of a thief')).status).toBe(422);
    expect((await signIn('the password of the owner')).status).toBe(303);
  });
});

describe('the account page', () => {
  test('lists the sessions, ends one, and signs out everywhere', async () => {
    const { email, password, from, cookie } = await signedUp();
    await ask(
      '/onboarding',
      form({ action: 'complete', fullname: 'Bo', occupation: 'Student' }, { cookie }),
    );
    const agent = 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0';
    const other = cookieOf(
      await ask(
        '/auth',
        form({ action: 'sign-in', email, password }, { ...from, 'user-agent': agent }),
      ),
    );
    const page = await ask('/me/account', { headers: { cookie } });
    expect(page.headers.get('cache-control')).toBe('no-store');
    const text = await page.text();
    expect(text).toContain('Firefox on Windows');
    const ids = [...text.matchAll(/name="session" value="([^"]+)"/g)].map(([, id]) => id!);
    expect(ids).toHaveLength(2);
    const own = /This browser[^]*?name="session" value="([^"]+)"/.exec(text)?.[1];
    const away = ids.find((id) => id !== own)!;
    await ask('/me/account', form({ action: 'end-session', session: away }, { cookie }));
    expect(await userOf(other)).toBeNull();
    expect(await userOf(cookie)).not.toBeNull();

    const third = cookieOf(await ask('/auth', form({ action: 'sign-in', email, password }, from)));
    const out = await ask('/me/account', form({ action: 'end-sessions' }, { cookie }));
    expect(out.status).toBe(303);
    expect(out.headers.get('set-cookie')).toMatch(/^session=;/);
    expect([await userOf(cookie), await userOf(third)]).toEqual([null, null]);
  });

  test('changes the password by the old one', async () => {
    const { email, password, from, cookie } = await signedUp();
    await ask(
      '/onboarding',
      form({ action: 'complete', fullname: 'Bo', occupation: 'Student' }, { cookie }),
    );
    const change = (current: string, fresh: string) =>
      ask('/me/account', form({ action: 'change-password', current, password: fresh }, { cookie }));
    expect(await (await change('wrong one', 'a fresh password')).text()).toContain(
      'This is not your password',
    );
    const done = await change(password, 'a fresh password');
    expect([done.status, done.headers.get('location')]).toEqual([
      303,
      '/me/account?done=password#password-head',
    ]);
    expect(await userOf(cookie)).toBeNull();
    expect(await userOf(cookieOf(done))).toMatchObject({ email });
    expect((await ask('/auth', form({ action: 'sign-in', email, password }, from))).status).toBe(
      422,
    );
  });

  test('S2: nobody ends the session of somebody else', async () => {
    const owner = await signedIn();
    const stranger = await signedIn();
    const row = await env.DB.prepare('SELECT id FROM session WHERE userId = ?')
      .bind(owner.id)
      .first<{ id: string }>();
    await ask('/me/account', form({ action: 'end-session', session: row!.id }, stranger.headers));
    expect(await userOf(owner.headers.cookie)).not.toBeNull();
  });
});

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
      400,
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
