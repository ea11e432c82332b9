import { env } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { dayMs, sessionMostMs } from '#domain/limits.ts';
import { tokenHash } from '#domain/user/session-store.ts';
import { authEndpoints } from '#worker/auth/api.ts';
import { cookieOf, newcomer, ours, posted } from '../../support/accounts.ts';
import { authSite } from '../../support/auth-site.ts';
import { signedIn } from '../../support/members.ts';
import { elsewhere } from '../../support/ours.ts';
import { bodyOf, site } from '../../support/site.tsx';

// Each password takes a quarter of a second to hash, more where others compute beside it.
vi.setConfig({ testTimeout: 60_000 });

const { ask, box, userOf, signedUpByCall: signedUp, signInByCall: signIn } = authSite();

test('signing up, being refused before the address is proved, and signing in', async () => {
  const person = newcomer();
  const { email, password, from } = person;
  await ask('/api/auth/sign-up/email', posted({ email, password, name: '' }, from));
  expect((await signIn(person)).status).toBe(403);
  expect(box.to(email)[0]?.subject).toBe('Confirm your e-mail address');
  await env.DB.prepare('UPDATE user SET emailVerified = 1 WHERE email = ?').bind(email).run();
  expect(await userOf(cookieOf(await signIn(person)))).toMatchObject({ email, role: 'member' });
});

test('S7: the token is in no body, its hash alone is at rest, and no list shows it', async () => {
  const person = await signedUp();
  const answer = await signIn(person);
  const cookie = cookieOf(answer) ?? '';
  const token = decodeURIComponent(cookie.slice('session='.length)).split('.')[0] ?? '';
  expect(token).toHaveLength(32);
  const bodies = [await answer.text()];
  for (const path of ['/api/auth/get-session', '/api/auth/list-sessions', '/api/_auth/session']) {
    const listed = await ask(path, { headers: { cookie } });
    expect(listed.status).toBe(200);
    expect(listed.headers.get('cache-control')).toBe('no-store');
    bodies.push(await listed.text());
  }
  expect(bodies.join()).toContain(person.email);
  expect(bodies.join()).not.toContain(token);
  expect(bodies.join()).not.toContain('"token"');
  const rows = await env.DB.prepare('SELECT token FROM session').all<{ token: string }>();
  expect(rows.results.map((row) => row.token)).toContain(await tokenHash(token));
});

test('S7: the cookie is HttpOnly and Lax, a planted one is never adopted, each sign-in makes another', async () => {
  const person = await signedUp();
  const planted = 'session=planted-by-somebody-else.c2lnbmF0dXJl';
  const first = await signIn(person, { cookie: planted, origin: 'http://localhost:8787' });
  expect(first.headers.get('set-cookie')).toMatch(/^session=.*; Path=\/; HttpOnly; SameSite=Lax$/i);
  expect(first.headers.get('set-cookie')).not.toContain('planted');
  const second = cookieOf(await signIn(person));
  expect(second).not.toBe(cookieOf(first));
  expect(await userOf(planted)).toBeNull();
});

test('a session that is used slides after a day, with the same token, and ends after thirty days at most', async () => {
  const person = await signedUp();
  const cookie = cookieOf(await signIn(person)) ?? '';
  const token = decodeURIComponent(cookie.slice('session='.length)).split('.')[0] ?? '';
  const hash = await tokenHash(token);
  const age = async (ms: number) => {
    const then = (shift: number) => new Date(Date.now() - ms + shift).toISOString();
    await env.DB.prepare(
      'UPDATE session SET createdAt = ?2, updatedAt = ?2, expiresAt = ?3 WHERE token = ?1',
    )
      .bind(hash, then(0), then(7 * dayMs))
      .run();
  };
  await age(25 * 3_600_000);
  const answer = await ask('/api/_auth/session', { headers: { cookie } });
  expect(cookieOf(answer)).toBe(cookie);
  const { expires_at } = await bodyOf<{ expires_at: string }>(answer);
  expect(Date.parse(expires_at) - Date.now()).toBeGreaterThan(6.9 * dayMs);
  expect(await userOf(cookie)).not.toBeNull();

  await env.DB.prepare('UPDATE session SET createdAt = ?2 WHERE token = ?1')
    .bind(hash, new Date(Date.now() - sessionMostMs).toISOString())
    .run();
  expect(await userOf(cookie)).toBeNull();
  const listed = await ask('/api/auth/list-sessions', { headers: { cookie } });
  expect(listed.status).toBe(401);
});

test('S7: a new password ends all other sessions, rotates this one and is mailed; it is asked for by the old one', async () => {
  const person = await signedUp();
  const other = cookieOf(await signIn(person));
  const cookie = cookieOf(await signIn(person)) ?? '';
  const change = (currentPassword: string) =>
    ask(
      '/api/auth/change-password',
      posted(
        { currentPassword, newPassword: 'quite another password', revokeOtherSessions: false },
        { cookie, origin: 'http://localhost:8787' },
      ),
    );
  expect((await change('not my password')).status).toBe(400);
  expect(await userOf(other)).not.toBeNull();
  const answer = await change(person.password);
  expect(answer.status).toBe(200);
  expect(await userOf(other)).toBeNull();
  expect(await userOf(cookie)).toBeNull();
  expect(await userOf(cookieOf(answer))).toMatchObject({ email: person.email });
  expect((await signIn(person)).status).toBe(401);
});

test('S2, S7: a session is ended by its id, by its owner alone', async () => {
  const owner = await signedIn();
  const stranger = await signedIn();
  const id = (
    await env.DB.prepare('SELECT id FROM session WHERE userId = ?')
      .bind(owner.id)
      .first<{ id: string }>()
  )?.id;
  const end = (headers: Record<string, string>, body: object) =>
    ask('/api/auth/revoke-session', posted(body, headers));
  const foreign = await end(stranger.headers, { id });
  const unknown = await end(stranger.headers, { id: crypto.randomUUID() });
  expect([foreign.status, await foreign.text()]).toEqual([404, await unknown.text()]);
  expect(await userOf(owner.headers.cookie)).not.toBeNull();
  expect((await end(owner.headers, { id })).status).toBe(200);
  expect(await userOf(owner.headers.cookie)).toBeNull();
});

test('S7: all sessions or all others end at once', async () => {
  const person = await signedUp();
  const [first, second, third] = [
    await signIn(person),
    await signIn(person),
    await signIn(person),
  ].map((answer) => cookieOf(answer));
  const end = (path: string, cookie: string | null | undefined) =>
    ask(`/api/auth/${path}`, posted({}, { cookie: cookie ?? '' }));
  expect((await end('revoke-other-sessions', first)).status).toBe(200);
  expect([await userOf(second ?? null), await userOf(third ?? null)]).toEqual([null, null]);
  expect(await userOf(first ?? null)).not.toBeNull();
  expect((await end('revoke-sessions', first)).status).toBe(200);
  expect(await userOf(first ?? null)).toBeNull();
});

test('S8: no call of the library is answered to another site, and no GET spends anything', async () => {
  const { headers } = await signedIn();
  for (const endpoint of Object.keys(authEndpoints)) {
    const [method = '', path] = endpoint.split(' ');
    if (method === 'GET') continue;
    const types = ['application/json', 'application/x-www-form-urlencoded', 'text/plain'];
    for (const from of elsewhere) {
      for (const type of types) {
        const init = { method, body: '{}', headers: { 'content-type': type, ...from } };
        const answer = await ask(`/api/auth${path}`, {
          ...init,
          headers: { ...init.headers, ...headers },
        });
        expect([endpoint, answer.status]).toEqual([endpoint, 403]);
        // A visitor is not signed in from elsewhere either. Without any sign of a browser it is none.
        if (Object.keys(from).length === 0) continue;
        expect((await ask(`/api/auth${path}`, init)).status).toBe(403);
      }
    }
  }
  for (const path of [
    '/magic-link/verify?token=x',
    '/verify-email?token=x',
    '/reset-password/x?callbackURL=/',
    '/sign-out',
    '/delete-user/callback?token=x',
  ]) {
    expect([path, (await ask(`/api/auth${path}`, { headers })).status]).toEqual([path, 404]);
  }
  expect(await userOf(headers.cookie)).not.toBeNull();
});

test('S24: the record says what happened to an account, takes no forged line and cannot be changed', async () => {
  const person = await signedUp();
  await signIn({ ...person, password: 'wrong "}\n{"event":"user-made' });
  const cookie = cookieOf(await signIn(person)) ?? '';
  const id = (await userOf(cookie))?.id ?? '';
  await ask('/api/_auth/session', { method: 'DELETE', headers: { ...ours, cookie } });
  const { results } = await env.DB.prepare(
    'SELECT * FROM account_event WHERE target = ? ORDER BY id',
  )
    .bind(id)
    .all<{ event: string; actor: string | null; at: number; detail_json: string }>();
  expect(results.map(({ event }) => event)).toEqual([
    'signed-up',
    'sign-in-failed',
    'signed-in',
    'signed-out',
  ]);
  expect(results.map(({ actor }) => actor)).toEqual([id, null, id, id]);
  expect(JSON.parse(results[2]!.detail_json)).toEqual({ by: '/sign-in/email' });
  for (const change of [
    'UPDATE account_event SET event = ?',
    'DELETE FROM account_event WHERE event <> ?',
  ]) {
    await expect(env.DB.prepare(change).bind('x').run()).rejects.toThrow(/append-only/);
  }
});

test('F1: when the database does not answer, signing in is put off, never refused as wrong', async () => {
  const person = await signedUp();
  const DB = {
    prepare: () => {
      throw new Error('D1_ERROR: internal error');
    },
    batch: () => Promise.reject(new Error('D1_ERROR: internal error')),
  };
  const down = site(undefined, { ...box.env, DB: DB as never });
  const { email, password, from } = person;
  const answer = await down('/api/auth/sign-in/email', posted({ email, password }, from));
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).not.toBeNull();
});
