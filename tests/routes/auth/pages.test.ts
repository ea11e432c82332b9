import { env } from 'cloudflare:test';
import { describe, expect, test, vi } from 'vitest';
import { cookieOf, form, newcomer } from '../../support/accounts.ts';
import { authSite } from '../../support/auth-site.ts';

// Each password takes a quarter of a second to hash, more where others compute beside it.
vi.setConfig({ testTimeout: 60_000 });

const { ask, box, userOf, signedUp } = authSite();

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
    expect(text).toContain('Enter a name');
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
