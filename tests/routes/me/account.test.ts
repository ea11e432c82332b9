import { env } from 'cloudflare:test';
import { describe, expect, test, vi } from 'vitest';
import { cookieOf, form } from '../../support/accounts.ts';
import { authSite } from '../../support/auth-site.ts';
import { signedIn } from '../../support/members.ts';

// Each password takes a quarter of a second to hash, more where others compute beside it.
vi.setConfig({ testTimeout: 60_000 });

const { ask, userOf, signedUp } = authSite();

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
