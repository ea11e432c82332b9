import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import { published } from '../../support/catalogue.ts';
import { addCategory, addWebsite } from '../../support/factories.ts';
import { signedIn } from '../../support/members.ts';
import { bodyOf, site } from '../../support/site.tsx';

const allow = { limit: async () => ({ success: true }) };
const ask = site(undefined, { RENDER_LIMIT: allow });

type Headers = Record<string, string>;

/** Each with its way in, and whether it has access. Roles alone give none. */
const people: Record<string, { has: boolean; headers: () => Promise<Headers> }> = {
  visitor: { has: false, headers: async () => ({}) },
  'visitor with a session that is over': {
    has: false,
    headers: async () => (await signedIn({ lasts: -1000, supporter: true })).headers,
  },
  member: { has: false, headers: async () => (await signedIn()).headers },
  supporter: { has: true, headers: () => until(Date.now() + 60_000) },
  'supporter by hand': {
    has: true,
    headers: async () => (await signedIn({ supporter: true })).headers,
  },
  'supporter whose time is over': { has: false, headers: () => until(Date.now() - 1) },
  reviewer: { has: false, headers: async () => (await signedIn({ role: 'reviewer' })).headers },
  admin: { has: false, headers: async () => (await signedIn({ role: 'admin' })).headers },
};

async function until(end: number): Promise<Headers> {
  const { id, headers } = await signedIn({ supporter: true });
  await env.DB.prepare('UPDATE user SET access_until = ? WHERE id = ?').bind(end, id).run();
  return headers;
}

const paths = ['/websites', '/typefaces', '/colors/palettes', '/search', '/supporters'];
const filters = [
  '',
  'categories=many',
  'colors=blue',
  'sort=alphabetical',
  'term=site',
  'utm_source=a',
  'unknown=',
];
const pages = ['', '1', '2', '3', '0', '-1', '01', 'abc', '999999999999'];

/** Original, section 5, in other words: where the query says anything but the page, there is page 1 alone. */
function sentTo(path: string, filter: string, page: string): string | null {
  return filter === '' || page === '' || page === '1' ? null : `${path}?${filter}&page=1`;
}

beforeAll(async () => {
  const many = await addCategory({ slug: 'many' });
  for (let n = 1; n <= 100; n++) await addWebsite({ categories: [many], publishedAt: n });
  await published();
}, 60_000);

describe.each(Object.entries(people))('The paging rule for a %s', (_, { has, headers }) => {
  test.each(paths)(
    'on %s, for each filter, page, document and payload',
    async (path) => {
      const own = await headers();
      for (const filter of filters) {
        for (const page of pages) {
          const query = [filter, page && `page=${page}`].filter(Boolean).join('&');
          const search = query && `?${query}`;
          const expected = has ? null : sentTo(path, filter, page);
          const answer = await ask(path + search, { headers: own });
          const payload = await ask(`${path}/_payload.json${search}`, { headers: own });
          const said = await bodyOf<{ redirect?: string }>(payload);
          // A member of the list's own: a filter that matches nothing, or one page too many, is no matter of this rule.
          const found = [answer.headers.get('location'), said.redirect ?? null];
          expect([search, ...found.map((to) => to && new URL(to, 'http://a').search)]).toEqual([
            search,
            ...Array(2).fill(expected && new URL(expected, 'http://a').search),
          ]);
          if (!expected) continue;
          expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'no-store']);
          expect(payload.headers.get('cache-control')).toBe('no-store');
        }
      }
    },
    60_000,
  );

  test('at the API: 403 beyond the first page of a filtered list', async () => {
    const own = await headers();
    for (const path of ['/v2/websites', '/v2/typefaces', '/v2/palettes', '/v2/search']) {
      for (const page of ['1', '2']) {
        const answer = await ask(`${path}?term=site&page=${page}`, { headers: own });
        const isRefused = !has && page !== '1';
        expect([path, page, answer.status === 403]).toEqual([path, page, isRefused]);
        if (isRefused) expect(await answer.json()).toMatchObject({ type: 'supporters-only' });
      }
    }
  });
});

test('What a supporter sees is never kept: whoever asks before or after gets what is theirs', async () => {
  const deep = '/websites?categories=many&page=2';
  const first = '/websites?categories=many';
  const supporter = await until(Date.now() + 60_000);
  const before = await (await ask(first)).text();
  for (let turn = 0; turn < 3; turn++) {
    for (const path of [deep, deep.replace('?', '/_payload.json?')]) {
      const theirs = await ask(path, { headers: supporter });
      expect([theirs.status, theirs.headers.get('cache-control')]).toEqual([200, 'no-store']);
      const visitors = await ask(path);
      expect(visitors.headers.get('cache-control')).toBe('no-store');
      const text = await visitors.text();
      expect(visitors.headers.get('location') ?? text).toContain('page=1');
    }
    const seen = await (await ask(first, { headers: supporter })).text();
    expect(seen).toContain('aria-label="Page 2"');
    expect(await (await ask(first)).text()).toBe(before);
  }
  expect(before).toContain('<a href="/supporters">Supporters</a> see all pages');
  expect(before).not.toContain('aria-label="Page 2"');
});
