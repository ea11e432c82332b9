import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { installCode } from '../../src/domain/typeface/install-code.ts';

const root = path.resolve(import.meta.dirname, '../..');
const rowsOf = (file: string) =>
  readFileSync(path.join(root, 'catalogue', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

interface Row {
  slug: string;
  name: string;
  styles: string[];
  links?: Record<string, string>;
}

// The packages themselves say which sheets they have and what the family is called in them.
test('the code for a CDN names sheets that the packages have, and the family as these call it', () => {
  const withFiles = new Set(rowsOf('files.ndjson').map(({ typeface }) => typeface));
  let checked = 0;
  for (const { slug, name, styles, links = {} } of rowsOf('typefaces.ndjson') as Row[]) {
    if (!withFiles.has(slug)) continue;
    const codes = installCode({ slug, name, styles, faces: [], metrics: null }, links);
    const code = codes.find(({ id }) => id === 'cdn')?.code;
    if (code === undefined) continue;
    const family = /font-family: "([^"]+)"/.exec(code)?.[1];
    for (const [, sheet = ''] of code.matchAll(
      /href="https:\/\/cdn\.jsdelivr\.net\/npm\/([^"]+)"/g,
    )) {
      const file = path.join(root, 'node_modules', sheet.replace(/(?<=\/[^/]+)@[^/]+/, ''));
      expect([slug, existsSync(file)]).toEqual([slug, true]);
      expect([slug, readFileSync(file, 'utf8').includes(`font-family: '${family}'`)]).toEqual([
        slug,
        true,
      ]);
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(40);
});

test('only packages that are laid out so get one', () => {
  const family = { slug: 'x', name: 'X', styles: [], faces: [], metrics: null };
  expect(installCode(family, { npm: 'inter-ui' }).map(({ id }) => id)).toEqual(['npm']);
  const face = {
    file: 'x.woff2',
    italic: false,
    width_least: 100,
    width_most: 100,
    code_points: '41',
  };
  const faces = [400, 700].map((weight) => ({
    ...face,
    weight_least: weight,
    weight_most: weight,
  }));
  const codes = installCode({ ...family, faces }, { npm: '@fontsource/x' }, [
    '@fontsource/x@5.3.0',
  ]);
  expect(codes.find(({ id }) => id === 'cdn')?.code).toBe(
    [
      '<link rel="stylesheet" href="https://cdn.jsdelivr.net/npm/@fontsource/x@5.3.0/400.css">',
      '<link rel="stylesheet" href="https://cdn.jsdelivr.net/npm/@fontsource/x@5.3.0/700.css">',
      '',
      '<style>',
      '  :root { font-family: "X", sans-serif; }',
      '</style>',
    ].join('\n'),
  );
});
