import { createExecutionContext, env } from 'cloudflare:test';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { AppEnv } from '#worker/context.ts';
import { onDemand, resource } from '#worker/on-demand.ts';

/** A site with one resource below `/things`, loaded on demand, that knows what stood before it. */
function things() {
  let loads = 0;
  const part = new Hono<AppEnv>();
  part.get('/id', (c) => c.json({ id: c.get('requestId'), path: c.req.path }));
  part.get('/broken', () => {
    throw new Error('broken thing');
  });
  part.post('/text', async (c) => c.text(await c.req.text(), 201, { 'x-made': 'here' }));
  part.all('*', (c) => c.text('no such thing', 404));
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set('requestId', c.req.header('x-id') ?? '');
    await next();
    c.res.headers.set('x-after', 'yes');
  });
  app.all(
    '/things/*',
    resource('/things', async () => {
      loads += 1;
      return part;
    }),
  );
  app.onError((error, c) => c.text(`outer: ${error.message}`, 500));
  const ask = async (path: string, init?: RequestInit) =>
    app.fetch(new Request(`http://localhost${path}`, init), env, createExecutionContext() as never);
  return { ask, loads: () => loads };
}

describe('a resource', () => {
  test('is loaded with the first call, once, however many come at a time', async () => {
    const { ask, loads } = things();
    expect(loads()).toBe(0);
    await Promise.all([ask('/things/id'), ask('/things/id'), ask('/things/nothing')]);
    await ask('/things/id');
    expect(loads()).toBe(1);
  });

  test('knows of each request what the pipeline found out, and of no other', async () => {
    const { ask } = things();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => ask('/things/id', { headers: { 'x-id': `r${i}` } })),
    );
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(bodies).toEqual(
      Array.from({ length: 50 }, (_, i) => ({ id: `r${i}`, path: '/things/id' })),
    );
  });

  test('takes bodies, and its answers go back through the pipeline', async () => {
    const { ask } = things();
    const answer = await ask('/things/text', { method: 'POST', body: 'héllo' });
    expect([answer.status, await answer.text()]).toEqual([201, 'héllo']);
    expect(answer.headers.get('x-made')).toBe('here');
    expect(answer.headers.get('x-after')).toBe('yes');
    expect((await ask('/things/nothing')).status).toBe(404);
  });

  test('answers HEAD as GET without a body', async () => {
    const answer = await things().ask('/things/id', { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  test('leaves what fails to the pipeline', async () => {
    const answer = await things().ask('/things/broken');
    expect([answer.status, await answer.text()]).toEqual([500, 'outer: broken thing']);
  });
});

test('a handler is loaded with the first request, and gets it', async () => {
  let loads = 0;
  const app = new Hono<AppEnv>();
  const load = async () => {
    loads += 1;
    return {
      show: (c: { req: { param(name: string): string | undefined } }) =>
        new Response(c.req.param('name')),
    };
  };
  app.get('/show/:name', onDemand(load as never, 'show' as never));
  const ask = async (path: string) => (await app.request(path)).text();
  expect(loads).toBe(0);
  expect(await ask('/show/one')).toBe('one');
  expect(await ask('/show/two')).toBe('two');
  expect(loads).toBe(1);
});
