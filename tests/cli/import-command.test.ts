import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importKinds, kinds } from '../../src/domain/import/kinds.ts';
import { command, fixtures, temporaryFolder } from './state.ts';

test('every kind refuses a row that is no object of its own', () => {
  for (const kind of importKinds) {
    for (const input of [null, 1, 'x', [], {}, { name: 1, title: [], url: {} }])
      expect(kinds[kind].parse(input).ok).toBe(false);
  }
});

test('the command: refused rows in a file beside, one line of counts, unknown kinds in a sentence', async () => {
  const folder = temporaryFolder();
  const given = path.join(folder, 'websites.ndjson');
  writeFileSync(given, readFileSync(path.join(fixtures, 'websites-odd.ndjson')));
  const env = { STATE_DIR: path.join(folder, 'state') };
  const run = await command('import.ts', ['--kind', 'websites', given], env).ended;
  expect(run.said).toContain('16 read, 7 added, 0 updated, 0 unchanged, 9 refused');
  expect(run.code).toBe(0);
  const refused = readFileSync(`${given}.refused.ndjson`, 'utf8').trim().split('\n');
  expect(refused).toHaveLength(9);
  expect(JSON.parse(refused[1] ?? '')).toMatchObject({ line: 6, row: { slug: 'no-title' } });
  const later = await command('import.ts', ['--kind', 'articles', given], env).ended;
  expect(later).toMatchObject({ code: 1, said: expect.stringContaining('cannot be imported yet') });
});
