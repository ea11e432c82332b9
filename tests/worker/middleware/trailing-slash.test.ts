import { expect, test } from 'vitest';
import { plainRoute, site } from '../../support/site.tsx';

const ask = site([plainRoute({ url: '/plain' })]);

test.each([
  ['/plain/', '/plain'],
  ['/plain/?page=2&x=%20', '/plain?page=2&x=%20'],
  ['/plain//', '/plain'],
  ['//evil.example/', '/evil.example'],
  ['///evil.example//', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['/%2F/evil.example/', '/%2F/evil.example'],
])('GET %s goes to %s for good', async (path, target) => {
  const answer = await ask(`http://localhost:8787${path}`);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(target);
});

test('GET / is not redirected', async () => {
  expect((await ask('/')).status).toBe(404);
});
