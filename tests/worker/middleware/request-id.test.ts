import { expect, test, vi } from 'vitest';
import { plainRoute, site } from '../../support/site.tsx';

test('each request writes one structured line that carries its id', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const answer = await site([plainRoute({ url: '/plain', id: 'plain' })])('/plain?a=1');
  expect(log).toHaveBeenCalledTimes(1);
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toEqual({
    id: answer.headers.get('x-request-id'),
    method: 'GET',
    path: '/plain',
    status: 200,
    ms: expect.any(Number),
    route: 'plain',
    cache: 'made',
  });
});
