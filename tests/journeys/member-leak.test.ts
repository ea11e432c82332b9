import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Isolate, type Reader, twoIsolates } from '../support/two-isolates.ts';

type Site = Awaited<ReturnType<typeof twoIsolates>>;
type Who = 'visitor' | 'garbage' | 'anna' | 'bert';

let site: Site;
const readers: Partial<Record<Who, Reader>> = {};
const boards: Record<string, string> = {};

const headersOf = (who: Who): Record<string, string> => {
  if (who === 'garbage') return { cookie: 'session=garbage.signature' };
  const reader = readers[who];
  return reader ? { cookie: reader.cookie } : {};
};

const write = (who: Who, isolate: Isolate, method: string, path: string, body?: object) =>
  site.ask(isolate, path, {
    method,
    headers: {
      ...headersOf(who),
      'sec-fetch-site': 'same-origin',
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

beforeAll(async () => {
  site = await twoIsolates();
  await site.db.batch(
    [1, 2, 3].map((id) =>
      site.db.prepare(
        `INSERT INTO website (id, slug, title, url, url_key, status, published_at, created_at, updated_at)
         VALUES (${id}, 'site-${id}', 'Site ${id}', 'https://site-${id}.example/', 'site-${id}.example', 'published', ${id}, 0, 0)`,
      ),
    ),
  );
  for (const who of ['anna', 'bert'] as const) {
    readers[who] = await site.addReader(`canary-${who}`);
    const made = await write(who, 'one', 'POST', '/v2/me/collections', {
      title: `canary-${who} board`,
    });
    const { collection } = (await made.json()) as { collection: { slug: string } };
    boards[who] = collection.slug;
    await write(who, 'one', 'PUT', `/v2/me/collections/${collection.slug}/items/websites/1`);
  }
}, 60_000);

afterAll(() => site.stop());

const own = [
  '/me/favorites',
  '/me/favorites/_payload.json',
  '/me/collections',
  '/me/collections/_payload.json?_b=x',
  '/v2/me/all-favorites',
  '/v2/me/collections',
  '/v2/me/collections?about=websites/1',
  '/api/_auth/session',
];
const open = [
  '/websites',
  '/websites/_payload.json',
  '/websites?utm_source=x',
  '/websites/1-site-1',
  '/v2/websites',
  '/',
];
const ofBoard = ['', '/_payload.json', '?edit=1'];

const step = fc.record({
  who: fc.constantFrom<Who>('visitor', 'visitor', 'garbage', 'anna', 'anna', 'bert', 'bert'),
  isolate: fc.constantFrom<Isolate>('one', 'two'),
  path: fc.oneof(
    fc.constantFrom(...own),
    fc.constantFrom(...open),
    fc
      .tuple(fc.constantFrom('anna', 'bert'), fc.constantFrom(...ofBoard))
      .map(([whose, end]) => `board ${whose} ${end}`),
    fc.constantFrom('keep 1', 'drop 1', 'keep 2', 'drop 2', 'put 2'),
  ),
});

/** What somebody does; a write answers nothing that could be seen. */
async function act({ who, isolate, path }: { who: Who; isolate: Isolate; path: string }) {
  const [verb = '', subject = '', end = ''] = path.split(' ');
  const address = verb === 'board' ? `/me/collections/${boards[subject]}${end}` : path;
  if (verb === 'keep' || verb === 'drop') {
    const method = verb === 'keep' ? 'PUT' : 'DELETE';
    return write(who, isolate, method, `/v2/me/favorites/websites/${subject}`);
  }
  if (verb === 'put') {
    const board = boards[who] ?? boards.anna;
    return write(who, isolate, 'PUT', `/v2/me/collections/${board}/items/websites/${subject}`);
  }
  return site.ask(isolate, address, { headers: headersOf(who) });
}

test('S2, S3: no order of two members, a visitor and a broken cookie over two isolates and the Cache API shows one to another', async () => {
  const publicBytes = new Map<string, string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
      for (const one of steps) {
        const answer = await act(one);
        const text = await answer.text();
        const isPublic = answer.headers.get('cache-control')?.startsWith('public') ?? false;
        for (const other of ['anna', 'bert'] as const) {
          // Who asks for an address reads that address again.
          const said = text.replaceAll(boards[other] ?? '', '');
          if (one.who !== other) expect(said).not.toContain(`canary-${other}`);
        }
        expect(answer.headers.get('set-cookie')).toBeNull();
        expect(answer.status).toBeLessThan(500);
        expect(isPublic).toBe(one.who === 'visitor' && open.includes(one.path));
        if (!isPublic) {
          expect(answer.headers.get('cache-control')).toBe('no-store');
          continue;
        }
        expect(text).toBe(publicBytes.get(one.path) ?? text);
        publicBytes.set(one.path, text);
      }
    }),
    { numRuns: 200 },
  );
  expect(publicBytes.size).toBe(open.length);
}, 120_000);

test('what members see of their own is there, in both isolates', async () => {
  for (const isolate of ['one', 'two'] as const) {
    for (const who of ['anna', 'bert'] as const) {
      const page = await site.ask(isolate, `/me/collections/${boards[who]}`, {
        headers: headersOf(who),
      });
      expect(await page.text()).toContain(`canary-${who} board`);
    }
  }
});

test('cards that are drawn once for everybody show the hearts of a member on their own page alone', async () => {
  const read = async (who: Who, path: string) =>
    (await site.ask('one', path, { headers: headersOf(who) })).text();
  const open = await read('garbage', '/websites');
  expect(open).toContain('aria-label="Add Site 1 to favourites"');
  await write('bert', 'one', 'DELETE', '/v2/me/favorites/websites/1');
  await write('anna', 'one', 'PUT', '/v2/me/favorites/websites/1');
  for (let turn = 0; turn < 3; turn += 1) {
    const own = await read('anna', '/me/favorites');
    expect(own).toContain('aria-label="Remove Site 1 from favourites"');
    expect(own).not.toContain('aria-label="Add Site 1 to favourites"');
    expect(await read('bert', '/me/favorites')).not.toContain('Remove Site 1 from');
    expect(await read('garbage', '/websites')).toBe(open);
  }
});
