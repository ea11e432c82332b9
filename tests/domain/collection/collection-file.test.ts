import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type FileItem,
  readCsv,
  readJson,
  writeCsv,
  writeJson,
} from '#domain/collection/collection-file.ts';

const item = fc.record<FileItem>({
  kind: fc.constantFrom('website' as const, 'typeface' as const),
  id: fc.integer({ min: 1, max: 1e9 }),
  slug: fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,8})?$/),
  title: fc.string({ unit: 'grapheme', minLength: 1 }),
  url: fc.option(fc.webUrl()),
  note: fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.trim()),
});

function asRow({ kind, id, slug, url, note }: FileItem) {
  return {
    list: kind === 'website' ? 'websites' : 'fonts',
    url: kind === 'website' ? url : null,
    slug,
    id,
    note,
  };
}

describe('a collection as a file', () => {
  test('CSV and JSON say the same when they are read back', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 12 }), (items) => {
        const wanted = items.map(asRow);
        for (const file of [
          readCsv(writeCsv(items)),
          readJson(writeJson({ title: 'T', description: '' }, items)),
        ]) {
          expect(file.refused).toEqual([]);
          expect(file.rows.map(({ line: _, ...row }) => row)).toEqual(wanted);
        }
      }),
    );
  });

  test('S27: no cell of a CSV file begins like a formula', () => {
    const bad = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', "'=1"];
    const items = bad.map(
      (note, at): FileItem => ({
        kind: 'website',
        id: at + 1,
        slug: 'a',
        title: note,
        url: null,
        note,
      }),
    );
    const [, ...lines] = writeCsv(items).trim().split('\r\n');
    for (const line of lines) expect(line.split(',')[3]).toMatch(/^"?'/);
  });

  test('lines are counted as an editor counts them, also across quoted breaks', () => {
    const { rows, refused } = readCsv(
      'slug,note\n"a","one\ntwo"\n\n,nothing\r\nb,"said ""so"""\n"c',
    );
    expect(rows.map(({ line, slug, note }) => [line, slug, note])).toEqual([
      [2, 'a', 'one\ntwo'],
      [6, 'b', 'said "so"'],
      [7, 'c', ''],
    ]);
    expect(refused).toEqual([{ line: 5, reason: 'It has neither url nor slug nor id' }]);
  });

  test.each([
    ['', 'The file is empty'],
    ['title,note\nA,b', 'The first line names no column url, slug or id'],
  ])('CSV %j is refused as a whole', (text, reason) => {
    expect(readCsv(text)).toEqual({ rows: [], refused: [{ line: 1, reason }] });
  });

  test.each([
    ['{', 'The file is no JSON'],
    ['{"things":[]}', 'The file has no list of items'],
    ['"x"', 'The file has no list of items'],
  ])('JSON %j is refused as a whole', (text, reason) => {
    expect(readJson(text)).toEqual({ rows: [], refused: [{ line: 1, reason }] });
  });

  test('an item that is none is refused with its place', () => {
    const { rows, refused } = readJson(
      JSON.stringify([
        7,
        { slug: 'a' },
        { kind: 'person', id: 1 },
        { slug: 'b', note: 'x'.repeat(501) },
      ]),
    );
    expect(rows).toHaveLength(1);
    expect(refused).toEqual([
      { line: 1, reason: 'It is not an item' },
      { line: 3, reason: 'Its kind is none of website, typeface and palette: person' },
      { line: 4, reason: 'Its note is longer than 500 characters' },
    ]);
  });
});
