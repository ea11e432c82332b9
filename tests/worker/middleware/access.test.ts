import { env } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import type { Access } from '#domain/access.ts';
import { signedIn } from '../../support/members.ts';
import { openTable, plainRoute, site } from '../../support/site.tsx';

const words: Access[] = ['public', 'guest', 'member', 'supporter', 'reviewer', 'admin'];
const routes = words.map((access) =>
  plainRoute({ url: `/for-${access}`, access, cache: access === 'public' ? 'public' : 'never' }),
);
const ask = site(routes);

type Identity = 'visitor' | 'expired' | 'deleted' | 'member' | 'supporter' | 'reviewer' | 'admin';
const headersOf: Record<Identity, () => Promise<Record<string, string>>> = {
  visitor: async () => ({}),
  expired: async () => (await signedIn({ lasts: -1000 })).headers,
  async deleted() {
    const member = await signedIn();
    await env.DB.prepare('DELETE FROM user WHERE id = ?').bind(member.id).run();
    return member.headers;
  },
  member: async () => (await signedIn()).headers,
  supporter: async () => (await signedIn({ supporter: true })).headers,
  reviewer: async () => (await signedIn({ role: 'reviewer' })).headers,
  admin: async () => (await signedIn({ role: 'admin' })).headers,
};

/** Original, section 6: `+` enters, `s` is sent to sign in, `h` is sent home. In the order of `words`. */
const matrix: Record<Identity, string> = {
  visitor: '++ssss',
  expired: '++ssss',
  deleted: '++ssss',
  member: '+h+hhh',
  supporter: '+h++hh',
  reviewer: '+h+h+h',
  admin: '+h+h++',
};

describe.each(Object.entries(matrix))('S1: a %s', (identity, row) => {
  test.each(words.map((word, i) => [word, row[i] ?? '']))(
    'asks for a page for %s: %s',
    async (word, verdict) => {
      const headers = await headersOf[identity as Identity]();
      const page = await ask(`/for-${word}`, { headers });
      const payload: Record<string, unknown> = await (
        await ask(`/for-${word}/_payload.json`, { headers })
      ).json();
      if (verdict === '+') {
        expect(page.status).toBe(200);
        expect(payload.status).toBe(200);
        return;
      }
      const target = verdict === 'h' ? '/' : `/auth?next=${encodeURIComponent(`/for-${word}`)}`;
      expect(page.status).toBe(302);
      expect(page.headers.get('location')).toBe(target);
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(payload.redirect).toBe(target);
      expect(payload.toast).toBe(verdict === 's' ? 'You need to be signed in' : undefined);
    },
  );
});

test('S1: every route of the table states who may open it, and everyone may open the public ones', async () => {
  for (const route of await openTable()) expect(words).toContain(route.access);
  const real = site();
  for (const identity of Object.keys(headersOf) as Identity[]) {
    const answer = await real('/websites', { headers: await headersOf[identity]() });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe(
      identity === 'visitor' ? 'public, max-age=3600' : 'no-store',
    );
  }
});
