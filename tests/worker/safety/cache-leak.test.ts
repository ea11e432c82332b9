import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageCache } from '#worker/cache/page-cache.ts';
import { signedIn } from '../../support/members.ts';
import { plainRoute, site } from '../../support/site.tsx';

/** A page that shows who reads it: what must never reach anybody else. */
const shelf = plainRoute({
  url: '/shelf',
  load: async ({ user }) => ({ text: user ? `canary ${user.email}` : 'nobody' }),
});
const routes = [shelf, { ...shelf, id: 'desk', url: '/desk' }];

type Who = 'visitor' | 'first' | 'second' | 'garbage';

test('S3: no order of two members, a visitor and a broken cookie, in two isolates, shows one to another', async () => {
  const ask = site(routes);
  const first = await signedIn();
  const second = await signedIn();
  const headersOf: Record<Who, Record<string, string>> = {
    visitor: {},
    first: first.headers,
    second: second.headers,
    garbage: { cookie: 'session=garbage.signature' },
  };
  const expected: Record<Who, string> = {
    visitor: 'nobody',
    first: `canary ${first.email}`,
    second: `canary ${second.email}`,
    garbage: 'nobody',
  };
  const step = fc.record({
    who: fc.constantFrom<Who>('visitor', 'visitor', 'first', 'second', 'garbage'),
    path: fc.constantFrom('/shelf', '/desk', '/shelf/_payload.json', '/shelf?utm=1', '/desk?x=2'),
    otherIsolate: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      for (const { who, path, otherIsolate } of steps) {
        if (otherIsolate) pageCache.forgetMemory();
        const answer = await ask(path, { headers: headersOf[who] });
        const text = await answer.text();
        expect(text).toContain(expected[who]);
        for (const other of [first, second]) {
          if (expected[who] !== `canary ${other.email}`) expect(text).not.toContain(other.email);
        }
        expect(answer.headers.get('set-cookie')).toBeNull();
        expect(answer.headers.get('cache-control')).toBe(
          who === 'visitor' ? 'public, max-age=3600' : 'no-store',
        );
      }
    }),
    { numRuns: 60 },
  );
});
