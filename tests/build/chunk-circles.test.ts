import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildIfOld } from '../../src/cli/build.ts';
import { root } from '../../src/cli/paths.ts';

type Imports = Record<string, { imports?: string[] }>;

beforeAll(async () => {
  await buildIfOld();
});

/** The chunks of one circle in order, the first named again at the end; null when there is none. */
function circleIn(chunks: Imports): string[] | null {
  const done = new Set<string>();
  function walk(chunk: string, way: readonly string[]): string[] | null {
    if (way.includes(chunk)) return [...way.slice(way.indexOf(chunk)), chunk];
    if (done.has(chunk)) return null;
    for (const next of chunks[chunk]?.imports ?? []) {
      const circle = walk(next, [...way, chunk]);
      if (circle) return circle;
    }
    done.add(chunk);
    return null;
  }
  for (const chunk of Object.keys(chunks)) {
    const circle = walk(chunk, []);
    if (circle) return circle;
  }
  return null;
}

test('a circle of static imports is found', () => {
  const chunks = {
    page: { imports: ['shell', 'parts'] },
    shell: {},
    parts: { imports: ['later'] },
  };
  expect(circleIn(chunks)).toBeNull();
  expect(circleIn({ ...chunks, later: { imports: ['shell', 'parts'] } })).toEqual([
    'parts',
    'later',
    'parts',
  ]);
});

/** Such chunks run before each other's names are there: the page dies with a ReferenceError, on some loads only. */
test('no chunks of the built client import each other in a circle', () => {
  const manifest = readFileSync(path.join(root, 'dist/client/.vite/manifest.json'), 'utf8');
  const chunks: Imports = JSON.parse(manifest);
  expect(Object.values(chunks).some(({ imports = [] }) => imports.length > 1)).toBe(true);
  expect(circleIn(chunks)).toBeNull();
});
