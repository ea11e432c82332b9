import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { formatOf, type RawRow, rowsOf } from '../../src/cli/rows.ts';
import { temporaryFolder } from './state.ts';

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, bytes: string | Buffer): string {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return file;
}

async function read(file: string): Promise<RawRow[]> {
  const rows: RawRow[] = [];
  for await (const row of rowsOf(file)) rows.push(row);
  return rows;
}

test('the format is known by the ending, else by the first character', async () => {
  expect(await formatOf(write('a.csv', '{"title"'))).toBe('csv');
  expect(await formatOf(write('a.ndjson', '[1]'))).toBe('ndjson');
  expect(await formatOf(write('b.json', ' \n[{}]'))).toBe('json');
  expect(await formatOf(write('b.txt', '\uFEFF{"a":1}'))).toBe('ndjson');
  expect(await formatOf(write('c.txt', 'title,url'))).toBe('csv');
});

test('NDJSON: line ends of every kind, a mark at the start, no end at the end', async () => {
  const rows = await read(write('d.ndjson', '\uFEFF{"a":1}\r\n\n{"a":2}\n{"a":"\u2028"}'));
  expect(rows.map(({ line, ...row }) => [line, 'value' in row && row.value])).toEqual([
    [1, { a: 1 }],
    [3, { a: 2 }],
    [4, { a: '\u2028' }],
  ]);
});

test('a line that is too long or not UTF-8 is a problem of that line alone', async () => {
  const bytes = Buffer.concat([
    Buffer.from(`{"a":"${'x'.repeat(1_100_000)}"}\n{"a":"`),
    Buffer.from([0xff, 0xfe]),
    Buffer.from('"}\n{"a":3}\n'),
  ]);
  const rows = await read(write('e.ndjson', bytes));
  expect(rows.map((row) => [row.line, 'problem' in row ? row.problem : row.value])).toEqual([
    [1, 'the line is longer than 1048576 bytes'],
    [2, 'the line is not UTF-8'],
    [3, { a: 3 }],
  ]);
  expect(rows.at(-1)?.read).toBe(bytes.length);
});

test('a JSON file that is no array, or no JSON, is one problem', async () => {
  expect(await read(write('f.json', '[{"a":1}'))).toMatchObject(
    [{ problem: /no JSON/ }].map(() => ({ line: 1 })),
  );
  expect(await read(write('g.json', '[{"a":1},{"a":2}]'))).toMatchObject([
    { line: 1, value: { a: 1 } },
    { line: 2, value: { a: 2 } },
  ]);
});

test('an empty file has no rows', async () => {
  expect(await read(write('h.ndjson', ''))).toEqual([]);
  expect(await read(write('h.csv', ''))).toEqual([]);
});
