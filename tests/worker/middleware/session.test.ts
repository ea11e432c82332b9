import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { sessionCookie, signedIn } from '../../support/members.ts';
import { bodyOf, plainRoute, site } from '../../support/site.tsx';

const ask = site([
  plainRoute({ url: '/plain' }),
  plainRoute({ url: '/auth', access: 'guest', cache: 'never' }),
]);

test('GET /api/_auth/session shows who is signed in, and never the token', async () => {
  const member = await signedIn({ role: 'reviewer', supporter: true });
  const answer = await ask('/api/_auth/session', { headers: member.headers });
  const text = await answer.text();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(text).not.toContain(member.token);
  expect(JSON.parse(text)).toEqual({
    user: {
      id: member.id,
      email: member.email,
      fullname: expect.stringContaining('Member'),
      role: 'reviewer',
      has_access: true,
      onboarding_completed_at: expect.any(String),
    },
    expires_at: expect.stringMatching(/Z$/),
  });
});

test.each([
  ['no cookie', async () => ({})],
  ['a cookie that nobody signed', async () => ({ cookie: 'session=abc.def' })],
  [
    'a cookie signed with another secret',
    async () => ({
      cookie: await sessionCookie(
        (await signedIn()).token,
        'another secret of thirty-two characters',
      ),
    }),
  ],
  ['an expired session', async () => (await signedIn({ lasts: -1 })).headers],
])('GET /api/_auth/session with %s is signed out with status 200', async (_, headers) => {
  const answer = await ask('/api/_auth/session', { headers: await headers() });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ user: null, expires_at: null });
});

test('a session cookie, valid or not, makes every page no-store; other cookies do not', async () => {
  const valid = (await signedIn()).headers;
  for (const headers of [valid, { cookie: 'session=garbage' }, { cookie: 'a=b; session=' }]) {
    expect((await ask('/plain', { headers })).headers.get('cache-control')).toBe('no-store');
  }
  for (const cookie of [
    'newsletter-modal=close',
    'share-modal=close',
    'oauth_state=1',
    'xsession=1',
    'session2=1',
  ]) {
    expect((await ask('/plain', { headers: { cookie } })).headers.get('cache-control')).toBe(
      'public, max-age=3600',
    );
  }
});

test('S7: DELETE /api/_auth/session ends the session on the server at once', async () => {
  const { headers } = await signedIn();
  const answer = await ask('/api/_auth/session', {
    method: 'DELETE',
    headers: { ...headers, 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('set-cookie')).toMatch(/^session=;/);
  expect(await (await ask('/api/_auth/session', { headers })).json()).toEqual({
    user: null,
    expires_at: null,
  });
});

test('S8: a write from another site is refused and changes nothing', async () => {
  const { headers } = await signedIn();
  for (const from of [
    {},
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { origin: 'http://localhost.evil.example:8787' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]) {
    const answer = await ask('/api/_auth/session', {
      method: 'DELETE',
      headers: { ...headers, ...from },
    });
    expect(answer.status).toBe(403);
  }
  const { user } = await bodyOf<{ user: object | null }>(
    await ask('/api/_auth/session', { headers }),
  );
  expect(user).not.toBeNull();
});

test('a session in the table holds the hash of its token, never the token', async () => {
  const { token } = await signedIn();
  const { results } = await env.DB.prepare('SELECT token FROM session').all<{ token: string }>();
  expect(results.map((row) => row.token)).not.toContain(token);
});
