import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { gzipBytes, listModule, staticModules } from '../../src/cli/bench/modules.ts';
import { buildIfOld } from '../../src/cli/build.ts';
import { root } from '../../src/cli/paths.ts';

const worker = path.join(root, 'dist/worker');

/** Quality's goal for what a public page loads. */
const mostBytes = 180 * 1024;

/** The sources of modules, from their maps; the bundler's own has none. */
function sourcesOf(modules: readonly string[]): string[] {
  return modules.flatMap((file) => {
    if (!existsSync(`${file}.map`)) return [];
    const map: { sources: string[] } = JSON.parse(readFileSync(`${file}.map`, 'utf8'));
    return map.sources;
  });
}

beforeAll(async () => {
  await buildIfOld();
});

test('what a worker loads for the list of websites stays within 180 KB, and is of no other page', () => {
  const modules = new Set(
    [path.join(worker, 'index.js'), listModule(worker)].flatMap(staticModules),
  );
  const bytes = gzipBytes(Buffer.concat([...modules].map((file) => readFileSync(file))));
  expect(bytes).toBeLessThanOrEqual(mostBytes);
  const sources = sourcesOf([...modules]);
  for (const own of ['route.ts', 'page.tsx'])
    expect(sources.some((source) => source.endsWith(`src/routes/websites/list/${own}`))).toBe(true);
  const others = /src\/routes\/(?!websites\/list\/)(.+\/)?(route\.ts|page\.tsx)$/;
  expect(sources.filter((source) => others.test(source))).toEqual([]);
});

test('a worker starts without its routes and calls', () => {
  const sources = sourcesOf(staticModules(path.join(worker, 'index.js')));
  expect(sources.some((source) => source.endsWith('src/worker/app.tsx'))).toBe(true);
  expect(sources.some((source) => source.endsWith('src/routes/table.ts'))).toBe(true);
  const early = sources.filter((source) =>
    /src\/(routes\/.*\/route\.ts|worker\/(api|auth|payments|tasks|claims)\/(?!(builds|gateway|problem|providers|provider-places)\.)[^/]+)$/.test(
      source,
    ),
  );
  expect(early).toEqual([]);
});
