import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { gzipBytes } from '../../src/cli/bench/modules.ts';
import { buildIfOld } from '../../src/cli/build.ts';
import { root } from '../../src/cli/paths.ts';

const client = path.join(root, 'dist/client');

/** Of /websites it is quality's first figure; lists of typefaces bring their own panels and rows. */
const mostBytes = [
  ['/websites', 'src/routes/websites/list/page.tsx', 95 * 1024],
  ['/typefaces', 'src/routes/typefaces/list/page.tsx', 104 * 1024],
] as const;

beforeAll(async () => {
  await buildIfOld();
});

test.each(mostBytes)('the scripts of a first view of %s stay few', (_, page, most) => {
  const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
    readFileSync(path.join(client, '.vite/manifest.json'), 'utf8'),
  );
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of manifest[key]?.imports ?? []) visit(imported);
  };
  visit('src/routes/browser.tsx');
  visit(page);
  const files = [...seen].map((key) => manifest[key]?.file ?? '');
  expect(files.length).toBeGreaterThan(2);
  const bytes = files.map((file) => gzipBytes(readFileSync(path.join(client, file))));
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(most);
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
