import { afterEach, expect, test, vi } from 'vitest';
import { signedIn } from '../../support/members.ts';
import { site } from '../../support/site.tsx';

/** A backend at the network: what it was asked, and what it answers in turn. */
function backend(...answers: Response[]) {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    asked.push(new Request(input, init));
    return answers[Math.min(asked.length, answers.length) - 1]?.clone();
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

const ask = site(undefined, { BACKEND_URL: 'https://backend.example/base' });

test('with BACKEND_URL set /v2 is answered there, with the session token and without the cookie', async () => {
  const asked = backend(
    Response.json({ data: [] }, { headers: { 'x-internal': 'secret', 'set-cookie': 'a=b' } }),
  );
  const { headers, token } = await signedIn();
  const answer = await ask('/v2/websites?page=2', {
    headers: { ...headers, accept: 'application/json' },
  });
  expect(asked[0]?.url).toBe('https://backend.example/base/v2/websites?page=2');
  expect(asked[0]?.headers.get('authorization')).toBe(`Bearer ${token}`);
  expect(asked[0]?.headers.get('cookie')).toBeNull();
  expect(await answer.json()).toEqual({ data: [] });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-internal')).toBeNull();
  expect(answer.headers.get('set-cookie')).toBeNull();
});

test('a visitor’s call carries no authorization', async () => {
  const asked = backend(Response.json({ data: [] }));
  await ask('/v2/categories');
  expect(asked[0]?.headers.get('authorization')).toBeNull();
});

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  'a read is asked once more after %d',
  async (status) => {
    const asked = backend(new Response('', { status }), Response.json({ data: 1 }));
    expect(await (await ask('/v2/websites')).json()).toEqual({ data: 1 });
    expect(asked).toHaveLength(2);
  },
);

test('a write is never asked twice, and a plain refusal is passed on', async () => {
  const asked = backend(new Response('', { status: 503 }));
  const init = {
    method: 'POST',
    body: '{"term":"a"}',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  };
  expect((await ask('/a/search', init)).status).toBe(503);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.url).toBe('https://backend.example/base/a/search');
  expect(await asked[0]?.text()).toBe('{"term":"a"}');
});

test('pages, sessions and other paths stay here: /about is not /a', async () => {
  const asked = backend(new Response('elsewhere'));
  for (const path of ['/', '/about', '/api/init', '/api/_auth/session', '/sitemap.xml'])
    await ask(path);
  expect(asked).toHaveLength(0);
});
