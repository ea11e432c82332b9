import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPayloads, NeedsDocument } from '#app/navigation/payloads.ts';

function network(answer: (url: string) => Response): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answer(url);
  });
  return asked;
}

const page = (build = 'b1', code = 200) =>
  Response.json(
    { status: code, build, route: 'home', layout: 'default', data: {}, meta: { title: '' } },
    { status: code },
  );

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('payloads of this tab', () => {
  it('are asked for with the build and then kept', async () => {
    const asked = network(() => page());
    const payloads = createPayloads('b1');
    await payloads.get('/websites?page=2', 'fresh');
    await payloads.get('/websites?page=2', 'fresh');
    await payloads.get('/', 'any');
    expect(asked).toEqual(['/websites/_payload.json?page=2&_b=b1', '/_payload.json?_b=b1']);
  });

  it('go stale for a click after a minute, never for back and forward', async () => {
    vi.useFakeTimers();
    const asked = network(() => page());
    const payloads = createPayloads('b1');
    await payloads.get('/', 'fresh');
    vi.setSystemTime(Date.now() + 61_000);
    await payloads.get('/', 'any');
    expect(asked).toHaveLength(1);
    await payloads.get('/', 'fresh');
    expect(asked).toHaveLength(2);
    vi.useRealTimers();
  });

  it('drop the answer of another build, and what is no payload', async () => {
    network(() => page('b2'));
    await expect(createPayloads('b1').get('/', 'fresh')).rejects.toThrow(NeedsDocument);
    network(() => new Response('<p>', { headers: { 'content-type': 'text/html' } }));
    await expect(createPayloads('b1').get('/', 'fresh')).rejects.toThrow(NeedsDocument);
  });

  it('do not keep errors and redirects', async () => {
    const asked = network((url) =>
      url.startsWith('/me')
        ? Response.json({ status: 302, build: 'b1', redirect: '/auth' })
        : page('b1', 404),
    );
    const payloads = createPayloads('b1');
    for (const path of ['/me', '/me', '/nowhere', '/nowhere']) await payloads.get(path, 'fresh');
    expect(asked).toHaveLength(4);
  });

  it('are forty at most, the least recently used out first', async () => {
    const asked = network(() => page());
    const payloads = createPayloads('b1');
    await payloads.get('/first', 'any');
    for (let i = 0; i < 39; i++) await payloads.get(`/${i}`, 'any');
    await payloads.get('/first', 'any');
    await payloads.get('/one-more', 'any');
    expect(payloads.has('/first')).toBe(true);
    expect(payloads.has('/0')).toBe(false);
    expect(asked).toHaveLength(41);
  });
});
