import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildId } from '../../build/client-manifest.ts';

const root = mkdtempSync(path.join(tmpdir(), 'specimen-build-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

test('the build id moves with everything that a build is made of, and with nothing else', () => {
  const files = [
    'src/app/a.ts',
    'src/domain/a.ts',
    'src/routes/a.ts',
    'src/worker/a.ts',
    'public/a.txt',
    'build/a.ts',
    'vite.config.ts',
    'wrangler.toml',
    'package-lock.json',
    'catalogue/files.ndjson',
  ];
  for (const file of files) write(file, 'before');
  const seen = [buildId(root)];
  for (const file of files) {
    write(file, 'after');
    seen.push(buildId(root));
  }
  expect(seen).toEqual(seen.map(() => expect.stringMatching(/^[0-9a-f]{12}$/)));
  expect(new Set(seen).size).toBe(files.length + 1);
  write('src/cli/a.ts', 'a command');
  write('README.md', 'a word');
  expect(buildId(root)).toBe(seen.at(-1));
  const copy = `${root}-copy`;
  cpSync(root, copy, { recursive: true });
  expect(buildId(copy)).toBe(seen.at(-1));
  rmSync(copy, { recursive: true });
});
