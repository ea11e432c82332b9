import { iconSets } from 'virtual:icon-sets';
import lucide from '@iconify-json/lucide/icons.json';
import { describe, expect, test } from 'vitest';
import { iconPart } from '#domain/icon/icon-set.ts';
import { iconPartsKept } from '#domain/limits.ts';
import type { Env } from '#worker/env.ts';
import { bodyOf, site } from '../../support/site.tsx';

interface Answer {
  prefix: string;
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
  not_found: string[];
  width?: number;
}

const set = lucide as unknown as Answer & { aliases: Record<string, { parent: string }> };
const read: string[] = [];
const { folder, parts } = iconSets.lucide!;

/** The parts as the build cuts them, served as the assets binding serves files. */
const assets = {
  async fetch(address: string) {
    const { pathname } = new URL(address);
    read.push(pathname);
    const part = Number(/\/(\d+)\.json$/.exec(pathname)?.[1]);
    if (!pathname.startsWith(`${folder}/`) || !(part < parts))
      return new Response(null, { status: 404 });
    const icons: Answer['icons'] = {};
    const aliases: NonNullable<Answer['aliases']> = {};
    for (const [name, icon] of Object.entries(set.icons))
      if (iconPart(name, parts) === part) icons[name] = icon;
    for (const [name, alias] of Object.entries(set.aliases)) {
      if (iconPart(name, parts) !== part) continue;
      aliases[name] = alias;
      icons[alias.parent] = set.icons[alias.parent]!;
    }
    return Response.json({ prefix: 'lucide', icons, aliases, width: 24, height: 24 });
  },
} as unknown as Env['ASSETS'];

const ask = site(undefined, { ASSETS: assets });
const get = (query: string) => ask(`/api/icons/${query}`);

describe('GET /api/icons/{prefix}.json', () => {
  test('gives the icons asked for, an alias with its parent, and the names that there are not', async () => {
    const answer = await get('lucide.json?icons=house,home,heart,no-such-icon,constructor');
    const body = await bodyOf<Answer>(answer);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=604800/);
    expect(body.prefix).toBe('lucide');
    expect(body.width).toBe(24);
    expect(Object.keys(body.icons).sort()).toEqual(['heart', 'house']);
    expect(body.icons.heart).toEqual(set.icons.heart);
    expect(body.aliases).toEqual({ home: { parent: 'house' } });
    expect(body.not_found.sort()).toEqual(['constructor', 'no-such-icon']);
  });

  test('a set that is not here is a 404 in the protocol’s own shape, also for a word that every object knows', async () => {
    for (const prefix of ['mdi', 'constructor']) {
      const answer = await get(`${prefix}.json?icons=home,account`);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toEqual({ prefix, icons: {}, not_found: ['home', 'account'] });
    }
  });

  test.each([
    ['lucide.json', 'no names'],
    ['lucide.json?icons=', 'an empty list'],
    ['lucide.json?icons=a,,b', 'an empty name'],
    ['lucide.json?icons=Heart', 'capitals'],
    ['lucide.json?icons=../heart', 'a path'],
    ['lucide.json?icons=__proto__', 'underscores'],
    [`lucide.json?icons=${'a'.repeat(65)}`, 'a long name'],
    [`lucide.json?icons=${Array.from({ length: 101 }, (_, i) => `a${i}`).join(',')}`, '101 names'],
    [`lucide.json?icons=${'a,'.repeat(5_000)}a`, 'a long list'],
    ['Lucide.json?icons=heart', 'a prefix in capitals'],
    ['lucide?icons=heart', 'no ending'],
    ['..%2Flucide.json?icons=heart', 'a prefix with a path'],
    [`${'a'.repeat(65)}.json?icons=heart`, 'a long prefix'],
  ])('%s is refused: %s', async (query) => {
    const answer = await get(query);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
  });

  test('reads each part once, and keeps no more than its bound', async () => {
    const names = Object.keys(set.icons).slice(200, 260).join(',');
    await get(`lucide.json?icons=${names}`);
    read.length = 0;
    await get(`lucide.json?icons=${names}`);
    expect(read).toEqual([]);
    expect(parts + iconSets['simple-icons']!.parts).toBeGreaterThan(iconPartsKept);
  });
});

// Of a set that no other test reads: what was read before would be served.
describe('F8: the assets fail', () => {
  test.each([
    ['refuses', () => Promise.reject(new Error('down'))],
    ['answers 500', async () => new Response('no', { status: 500 })],
    ['answers garbage', async () => new Response('<!doctype html>')],
  ])('a binding that %s is a 503 that nobody keeps', async (_, fetch) => {
    const broken = site(undefined, { ASSETS: { fetch } as unknown as Env['ASSETS'] });
    const answer = await broken('/api/icons/simple-icons.json?icons=github');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
  });
});
