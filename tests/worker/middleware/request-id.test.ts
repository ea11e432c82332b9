import { env } from 'cloudflare:test';
import type { D1Database } from '@cloudflare/workers-types';
import { expect, test, vi } from 'vitest';
import { form, newcomer } from '../../support/accounts.ts';
import { plainRoute, site } from '../../support/site.tsx';

// The auth library is loaded in the second.
vi.setConfig({ testTimeout: 60_000 });

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

test('so does what fails behind the answer', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const prepare = (text: string) => {
    if (text.includes('outgoing_mail')) throw new Error('no place for mails');
    return env.DB.prepare(text);
  };
  const DB: D1Database = Object.assign(Object.create(env.DB), {
    prepare,
    batch: env.DB.batch.bind(env.DB),
  });
  const { email, from } = newcomer();
  const sent = form({ action: 'link', email }, from);
  const answer = await site(undefined, { DB })('/auth?mode=link', sent);
  expect(answer.status).toBe(303);
  const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)) as object);
  expect(lines).toContainEqual({
    id: answer.headers.get('x-request-id'),
    path: '/auth',
    background: 'Unavailable: database is unavailable',
  });
});
