import { expect, test } from 'vitest';
import { plainRoute, site } from '../../support/site.tsx';

const ask = site([
  plainRoute({ url: '/', filters: 'elsewhere' }),
  plainRoute({ url: '/websites', filters: 'here' }),
  plainRoute({ url: '/websites/popular', filters: 'elsewhere' }),
  plainRoute({ url: '/about' }),
]);

test.each([
  ['/?categories=portfolio', '/websites?categories=portfolio'],
  ['/?utm=1&mode=dark', '/websites?utm=1&mode=dark'],
  ['/websites/popular?locations=paris,-berlin', '/websites?locations=paris%2C-berlin'],
  ['/?categories=', null],
  ['/?utm=1', null],
  ['/websites?categories=portfolio', null],
  ['/about?categories=portfolio', null],
])('GET %s goes to %s', async (path, target) => {
  const answer = await ask(path);
  expect(answer.headers.get('location')).toBe(target);
  expect(answer.status).toBe(target ? 302 : 200);
});

test('the supporter rule comes before the filter redirect', async () => {
  const answer = await ask('/?categories=portfolio&page=3');
  expect(answer.headers.get('location')).toBe('/?categories=portfolio&page=1');
});
