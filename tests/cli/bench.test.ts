import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pairs } from '../../src/cli/bench/growth-figures.ts';
import { parseWrk, rotation } from '../../src/cli/bench/load.ts';
import { loadFromNode } from '../../src/cli/bench/load-node.ts';
import { mannWhitney } from '../../src/cli/bench/mann-whitney.ts';
import { staticImports, staticModules } from '../../src/cli/bench/modules.ts';
import { parseOptions } from '../../src/cli/bench/options.ts';
import { cpuMs } from '../../src/cli/bench/process.ts';
import { median, medianRatio, rounds } from '../../src/cli/bench/sample.ts';
import { shown, table } from '../../src/cli/bench/table.ts';
import { verdictOf } from '../../src/cli/bench/targets.ts';

test('a figure reaches its goal, its first mark, none, or was not taken', () => {
  const verdict = (value: number | null) => verdictOf({ id: 'lcp', value, context: '' });
  expect([verdict(1), verdict(1.15), verdict(1.16), verdict(null)]).toEqual([
    'goal',
    'first',
    'missed',
    'not taken',
  ]);
  expect(verdictOf({ id: 'cached', value: 0.7, context: 'requests: more is better' })).toBe(
    'first',
  );
});

test('the table names the mark and what was measured', () => {
  const text = table([{ id: 'payload', value: 2.4567, context: '12.6 KB before' }]);
  expect(text).toMatch(
    /\| payload of page 2, gzip +\| 2.46 KB +\| <= 6 KB \| <= 3 KB \| goal +\| 12.6 KB before \|/,
  );
  expect(shown(1234.5, 'ms')).toBe('1235 ms');
});

test('ratios are taken within a round', () => {
  expect(median([3, null, 1, 2])).toBe(2);
  expect(median([])).toBeNull();
  expect(medianRatio([1, 8, 3], [2, 4, null])).toBe(1.25);
});

test('two samples of one kind are told apart by chance alone, others are', () => {
  const some = Array.from({ length: 40 }, (_, i) => i);
  expect(mannWhitney(some, some)).toBe(1);
  expect(mannWhitney([5, 5, 5], [5, 5, 5])).toBe(1);
  // By the exact error function.
  const moved = some.map((value) => value + 5.5);
  expect(mannWhitney(some, moved)).toBeCloseTo(mannWhitney(moved, some), 10);
  expect(mannWhitney(some, moved)).toBeCloseTo(0.049091, 5);
  expect(
    mannWhitney(
      some,
      some.map((value) => value + 40),
    ),
  ).toBeLessThan(1e-10);
});

test('each round begins with the next entry', async () => {
  const order: string[] = [];
  await rounds(2, ['a', 'b', 'c'], async (entry) => void order.push(entry));
  expect(order.join('')).toBe('abcbca');
});

test("wrk's words are read, refusals among them", () => {
  const output = `  1200 requests in 2.00s, 60.1MB read\n  Non-2xx or 3xx responses: 7\nRequests/sec:    600.25\n`;
  expect(parseWrk(output)).toEqual({ requests: 1200, perSecond: 600.25, refused: 7 });
  expect(() => parseWrk('unable to connect')).toThrow('unable to connect');
  expect(rotation(['/a?b=c', '/d'])).toContain('{ "/a?b=c", "/d" }');
});

test('without wrk the same is asked by Node: paths in turn, headers sent, refusals counted', async () => {
  const asked = new Map<string, number>();
  const server = http.createServer(({ url = '', headers }, answer) => {
    asked.set(url, (asked.get(url) ?? 0) + 1);
    answer.writeHead(url === '/b' || headers.cookie !== 'session=x' ? 403 : 200).end('x');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const { requests, refused } = await loadFromNode({
    origin: `http://127.0.0.1:${port}`,
    paths: ['/a', '/b'],
    headers: { cookie: 'session=x' },
    connections: 2,
    seconds: 0.2,
  });
  server.close();
  expect(requests).toBe((asked.get('/a') ?? 0) + (asked.get('/b') ?? 0));
  expect(refused).toBe(asked.get('/b'));
});

test('the weight of a page counts static imports, not those that wait', () => {
  const code = `import{a as b}from"./a.js";import "./b.js";export * from './c.js';const d=import("./d.js");import e from "node:fs";`;
  expect(staticImports(code)).toEqual(['./a.js', './b.js', './c.js']);
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-test-'));
  writeFileSync(
    path.join(folder, 'index.js'),
    'import { x } from "./one.js";\nimport("./late.js");',
  );
  writeFileSync(path.join(folder, 'one.js'), 'import "./index.js";\nexport const x = 1;');
  expect(staticModules(path.join(folder, 'index.js')).map((file) => path.basename(file))).toEqual([
    'index.js',
    'one.js',
  ]);
  rmSync(folder, { recursive: true });
});

test('options have defaults and refuse what they cannot read', () => {
  expect(parseOptions([])).toEqual({
    rounds: 5,
    seconds: 3,
    pairs: 500,
    ways: ['sign-in', 'sign-up', 'reset', 'link'],
    parts: [
      'server',
      'browser',
      'growth',
      'accounts',
      'hidden',
      'others',
      'nearest',
      'palettes',
      'typefaces',
    ],
    peers: true,
    build: true,
  });
  expect(parseOptions(['--only', 'growth', '--no-peers', '--rounds', '2'])).toMatchObject({
    rounds: 2,
    parts: ['growth'],
    peers: false,
  });
  expect(() => parseOptions(['--only', 'all'])).toThrow(
    '--only takes server, browser, growth, accounts, hidden, others, nearest, palettes, typefaces, not all',
  );
  expect(parseOptions(['--only', 'hidden', '--way', 'reset', '--way', 'link'])).toMatchObject({
    parts: ['hidden'],
    ways: ['reset', 'link'],
  });
  expect(() => parseOptions(['--way', 'around'])).toThrow('--way takes sign-in, sign-up,');
  expect(() => parseOptions(['--rounds', 'few'])).toThrow('whole number');
});

test('more filters are asked in turn than any cache of recent ones holds', () => {
  const names = (word: string) => Array.from({ length: 30 }, (_, i) => `${word}-${i}`);
  const paths = pairs(names('category'), names('place'));
  expect(new Set(paths).size).toBe(276);
  expect(paths.some((one) => one.includes('&locations=place-'))).toBe(true);
});

test('the processor time of a process grows', () => {
  const before = cpuMs(process.pid);
  if (process.platform !== 'linux') return expect(before).toBeNull();
  for (const end = performance.now() + 60; performance.now() < end; );
  expect(cpuMs(process.pid)).toBeGreaterThan(before ?? Number.POSITIVE_INFINITY);
  expect(cpuMs(2 ** 30)).toBeNull();
});
