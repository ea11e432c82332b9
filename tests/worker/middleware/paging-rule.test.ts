import { expect, test } from 'vitest';
import { signedIn } from '../../support/members.ts';
import { bodyOf, plainRoute, site } from '../../support/site.tsx';

const ask = site([plainRoute({ url: '/plain' })]);

/** Original, section 5: any key besides page, and a page that is not 1. */
test.each([
  ['/plain?page=2', null],
  ['/plain?x=1', null],
  ['/plain?x=1&page=1', null],
  ['/plain?x=1&page=2', '/plain?x=1&page=1'],
  ['/plain?page=2&x=1', '/plain?page=1&x=1'],
  ['/plain?unknown=&page=3', '/plain?unknown=&page=1'],
  ['/plain?page=abc&x=1', '/plain?page=1&x=1'],
  ['/plain?page=2&_b=abc', null],
])('without access GET %s goes to %s', async (path, target) => {
  for (const headers of [{}, (await signedIn()).headers]) {
    const page = await ask(path, { headers });
    expect(page.headers.get('location')).toBe(target);
    expect(page.status).toBe(target ? 302 : 200);
    if (target) expect(page.headers.get('cache-control')).toBe('no-store');
    const payload = await ask(path.replace('/plain', '/plain/_payload.json'), { headers });
    expect((await bodyOf<{ redirect?: string }>(payload)).redirect ?? null).toBe(target);
  }
});

test('a supporter pages through filtered lists', async () => {
  const { headers } = await signedIn({ supporter: true });
  expect((await ask('/plain?x=1&page=2', { headers })).status).toBe(200);
});
