import { describe, expect, test } from 'vitest';
import { signedIn } from '../../support/members.ts';
import { plainRoute, site } from '../../support/site.tsx';

const ask = site([
  plainRoute({ url: '/me', access: 'member', cache: 'never' }),
  plainRoute({ url: '/shelf' }),
]);

const suffixes = [
  '/x.css',
  ';x.js',
  '%2Fx.js',
  '%00.css',
  '/..%2fx.css',
  '//',
  '?x.css',
  '%23x.css',
  '%3fx.css',
  '.avif',
  '/favicon.ico',
  '/x.js/_payload.json',
  '/_payload.json',
  '/.css',
  '%0Ax.css',
  '/%2e%2e/me/x.png',
];

describe('S4 (sixteen forms): a private page is never storable, whatever stands behind its address', () => {
  test.each(suffixes)('/me%s', async (suffix) => {
    const { headers } = await signedIn();
    for (const path of ['/me', '/shelf']) {
      const member = await ask(path + suffix, { headers });
      if (member.status !== 301) expect(member.headers.get('cache-control')).toBe('no-store');
      const visitor = await ask(`/me${suffix}`);
      if (visitor.headers.get('cache-control')?.includes('public'))
        expect(visitor.status).toBe(301);
      expect(await visitor.text()).not.toContain('load ');
    }
  });

  test('an unknown suffix is a 404 that nobody stores', async () => {
    for (const suffix of ['/x.css', '/favicon.ico', '.avif']) {
      const answer = await ask(`/shelf${suffix}`);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });
});
