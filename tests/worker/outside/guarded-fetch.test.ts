import { describe, expect, test, vi } from 'vitest';
import type { FoundAddress, NotFetched, Resolver } from '#domain/outside/outside.ts';
import { guardedFetch } from '#worker/outside/guarded-fetch.ts';
import { outside } from '../../support/outside.ts';
import { specialV4, specialV6, spellings, wanted } from '../../support/special-addresses.ts';

vi.setConfig({ testTimeout: 60_000 });

const pages = { types: ['text/html'] };
const good = '93.184.215.14';
const at = (...addresses: string[]) => addresses.map((address) => ({ address, ttl: 300 }));

/** Names that stand for an address which they carry, as public wildcard services make them. */
function carried(name: string): string | null {
  const dotted = /(\d+)[.-](\d+)[.-](\d+)[.-](\d+)\.(?:nip|sslip|xip)\./.exec(name);
  if (dotted) return dotted.slice(1, 5).join('.');
  const hex = /^([0-9a-f]{8})\.nip\./.exec(name)?.[1];
  return hex ? (hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16)).join('.') : null;
}

/** What a name says each time that it is asked for, the last answer from then on. */
function resolver(says: Record<string, FoundAddress[][]> = {}): Resolver {
  const asked: Record<string, number> = {};
  return {
    texts: async () => [],
    async addresses(name) {
      const turn = asked[name] ?? 0;
      asked[name] = turn + 1;
      const answers = says[name];
      const one = carried(name);
      if (answers) return answers[Math.min(turn, answers.length - 1)] ?? [];
      return one ? at(one) : at(good);
    },
  };
}

/** Redirects of hosts by name; every other connection that the guard would make goes to the canary. */
function guard(names: Resolver, leads: Record<string, string> = {}) {
  return guardedFetch({
    resolver: names,
    connect(url, init) {
      const to = leads[url.href];
      if (to === undefined) return fetch(`${outside}/canary`, init);
      return Promise.resolve(new Response(null, { status: 302, headers: { location: to } }));
    },
    ownHost: 'specimen.example',
    userAgent: 'Specimen',
  });
}

async function hits(): Promise<number> {
  return ((await (await fetch(`${outside}/canary/hits`)).json()) as { hits: number }).hits;
}

async function refusals(addresses: string[], names = resolver()): Promise<Set<string>> {
  const before = await hits();
  const ask = guard(names);
  const reasons = new Set<string>();
  for (const address of addresses) {
    const answer = await ask(address, pages);
    expect([address, answer.ok]).toEqual([address, false]);
    reasons.add((answer as NotFetched).reason);
  }
  expect(await hits()).toBe(before);
  return reasons;
}

const literals = [
  ...specialV4.flat().map((address) => `http://${address}/`),
  ...specialV6.flat().map((address) => `http://[${address}]/`),
  ...wanted.flatMap(spellings).map((host) => `http://${host}/`),
  'http://①②⑦.⓪.⓪.①/',
  'http://127.1/',
  'http://0/',
  'http://[::]/',
  'http://[fe80::1%25eth0]/',
  'http://93.184.215.14/',
];
const words =
  'localhost LOCALHOST localhost. a.localhost localhost.localdomain ｌｏｃａｌｈｏｓｔ metadata metadata.google.internal instance-data instance-data.ec2.internal router.lan nas.local x.home.arpa intranet wiki.corp x.onion 1.0.0.127.in-addr.arpa specimen.example SPECIMEN.example. a..b.example -.example x.1 exa%20mple.com'
    .split(' ')
    .map((host) => `http://${host}/`);
const ports = '21 22 25 53 81 3306 4430 5432 6379 8000 8080 8443 8787 9200 11211 65535'.split(' ');
const forms = [
  'file:///etc/passwd',
  'ftp://a.example/',
  'gopher://a.example/',
  'data:text/html,x',
  'javascript:alert(1)',
  'blob:http://a.example/x',
  'ws://a.example/',
  '//a.example/',
  'a.example',
  '',
  'http://user@a.example/',
  'http://user:word@a.example/',
  'http://a.example@127.0.0.1/',
  `http://a.example/${'x'.repeat(2_000)}`,
  ...ports.map((port) => `http://a.example:${port}/`),
];
const carriers = wanted.flatMap((address) => [
  `http://${address}.nip.example/`,
  `http://www.${address}.sslip.example/`,
  `http://${address.replaceAll('.', '-')}.xip.example/`,
  `http://${address
    .split('.')
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}.nip.example/`,
]);
const named = [...specialV4, ...specialV6]
  .flat()
  .map((address, i) => ({ address, name: `n${i}.example` }));

describe('S14: nothing inside is ever asked', () => {
  test('the targets are 300 or more', () => {
    const all = [...literals, ...words, ...forms, ...carriers, ...named.map(({ name }) => name)];
    expect(new Set(all).size).toBeGreaterThanOrEqual(300);
  });

  test('numbers in every notation', async () => {
    expect([...(await refusals(literals))].sort()).toEqual(['address', 'literal']);
  });

  test('names that mean something inside a network, and our own', async () => {
    expect([...(await refusals(words))].sort()).toEqual(['address', 'name', 'own-host']);
  });

  test('other schemes, ports, names and passwords in the address', async () => {
    const reasons = await refusals(forms);
    expect([...reasons].sort()).toEqual(['address', 'credentials', 'port', 'scheme']);
  });

  test('names that carry an address', async () => {
    expect([...(await refusals(carriers))]).toEqual(['private']);
  });

  test('names that lead to a special address, alone or beside a public one', async () => {
    const alone = Object.fromEntries(named.map(({ name, address }) => [name, [at(address)]]));
    const beside = Object.fromEntries(
      named.map(({ name, address }) => [name, [at(good, address)]]),
    );
    const addresses = named.map(({ name }) => `https://${name}/`);
    expect([...(await refusals(addresses, resolver(alone)))]).toEqual(['private']);
    expect([...(await refusals(addresses, resolver(beside)))]).toEqual(['private']);
  });

  test.each([
    ['the second time', [at(good), at('127.0.0.1')]],
    ['the first time', [at('127.0.0.1'), at(good)]],
    ['by another address each time', [at(good, '10.0.0.1'), at(good)]],
    ['in IPv6', [at(good), at('::1')]],
  ])('a name that is rebound: inside %s', async (_, answers) => {
    const names = resolver({ 'rebound.example': answers });
    expect([...(await refusals(['http://rebound.example/'], names))]).toEqual(['private']);
  });

  test('a name that may change at once', async () => {
    const answers = [[{ address: good, ttl: 0 }]];
    const names = resolver({ 'rebound.example': answers });
    expect([...(await refusals(['http://rebound.example/'], names))]).toEqual(['unsteady']);
  });

  test('what came over a connection whose name is inside by then is thrown away', async () => {
    const names = resolver({ 'rebound.example': [at(good), at(good), at('127.0.0.1')] });
    const answer = await guard(names)('http://rebound.example/', pages);
    expect(answer).toEqual({ ok: false, reason: 'private', at: 'http://rebound.example/' });
  });

  const start = 'https://start.example/';
  test.each([
    ['http://127.0.0.1/', 'literal'],
    ['http://2130706433/', 'literal'],
    ['http://[::1]/', 'literal'],
    ['http://localhost/', 'name'],
    ['//169.254.169.254/latest/meta-data', 'literal'],
    ['http://metadata.google.internal/', 'name'],
    ['http://127.0.0.1.nip.example/', 'private'],
    ['http://user:word@a.example/', 'credentials'],
    ['https://a.example:8443/', 'port'],
    ['file:///etc/passwd', 'scheme'],
    ['https://specimen.example/', 'own-host'],
    ['http://', 'bad-redirect'],
  ])('a redirect to %s', async (to, reason) => {
    for (const leads of [
      { [start]: to },
      {
        [start]: '/further',
        'https://start.example/further': 'https://b.example/',
        'https://b.example/': to,
      },
    ] as Record<string, string>[]) {
      const before = await hits();
      expect(await guard(resolver(), leads)(start, pages)).toMatchObject({ ok: false, reason });
      expect(await hits()).toBe(before);
    }
  });
});

describe('what is public', () => {
  test('is asked once a hop, without anything of ours, and says where it came from', async () => {
    const seen: [string, RequestInit][] = [];
    const ask = guardedFetch({
      resolver: resolver(),
      async connect(url, init) {
        seen.push([url.href, init]);
        if (url.pathname === '/')
          return new Response(null, { status: 301, headers: { location: '/home' } });
        return new Response('<p>hello</p>', {
          headers: { 'content-type': 'Text/HTML; charset=utf-8' },
        });
      },
      ownHost: 'specimen.example',
      userAgent: 'Specimen/1.0 (+https://specimen.example/about)',
    });
    const answer = await ask('https://Studio.example./#part', pages);
    expect(answer).toMatchObject({ ok: true, status: 200, type: 'text/html', isCut: false });
    expect(answer.ok && answer.url).toBe('https://studio.example/home');
    expect(answer.ok && answer.redirects).toEqual([
      { from: 'https://studio.example/', status: 301 },
    ]);
    expect(answer.ok && new TextDecoder().decode(answer.bytes)).toBe('<p>hello</p>');
    expect(seen.map(([url]) => url)).toEqual([
      'https://studio.example/',
      'https://studio.example/home',
    ]);
    for (const [, init] of seen) {
      expect(Object.keys(init.headers ?? {}).sort()).toEqual(['accept', 'user-agent']);
      expect([init.redirect, init.cache]).toEqual(['manual', 'no-store']);
    }
  });

  test('is followed three times and no further', async () => {
    const chain = (hops: number) =>
      Object.fromEntries(
        Array.from({ length: hops }, (_, i) => [
          `https://a.example/${i}`,
          i + 1 < hops ? `/${i + 1}` : '/end',
        ]),
      );
    const after = (hops: number) => guard(resolver(), chain(hops))('https://a.example/0', pages);
    const three = await after(3);
    expect(three).toMatchObject({ ok: true, url: 'https://a.example/end' });
    expect(three.ok && three.redirects.map(({ from }) => from)).toEqual(Object.keys(chain(3)));
    expect(await after(4)).toEqual({
      ok: false,
      reason: 'redirects',
      at: 'https://a.example/end',
    });
  });

  test.each([
    [['image/*'], 'image/png', true],
    [['image/*'], 'imagery/png', false],
    [['image/*', 'application/octet-stream'], 'application/octet-stream', true],
    [['text/html'], 'text/html5', false],
    ['any' as const, 'anything/at-all', true],
    ['any' as const, '', true],
    [['image/*'], '', false],
  ])('asked for as %s, an answer of the type “%s” is read: %s', async (types, type, isRead) => {
    const ask = guardedFetch({
      resolver: resolver(),
      connect: async () =>
        new Response(new TextEncoder().encode('bytes'), {
          headers: type ? { 'content-type': type } : {},
        }),
      ownHost: 'specimen.example',
      userAgent: 'Specimen',
    });
    expect(await ask('https://a.example/', { types })).toMatchObject(
      isRead ? { ok: true, type } : { ok: false, reason: 'type' },
    );
  });

  test('of another type is not read; without an address or a resolver it is not asked', async () => {
    const ask = (names: Resolver, types: string[]) => guard(names)('https://a.example/', { types });
    expect(await ask(resolver(), ['text/plain'])).toMatchObject({ ok: false, reason: 'type' });
    const none = resolver({ 'a.example': [[]] });
    expect(await ask(none, ['text/html'])).toMatchObject({ ok: false, reason: 'no-address' });
    const silent = { ...resolver(), addresses: () => Promise.reject(new Error('silent')) };
    expect(await ask(silent, ['text/html'])).toMatchObject({ ok: false, reason: 'no-resolver' });
  });
});
