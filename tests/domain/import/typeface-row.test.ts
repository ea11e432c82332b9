import { expect, test } from 'vitest';
import { kinds } from '../../../src/domain/import/kinds.ts';

const cells = {
  slug: 'abel-x',
  family: 'Abel X',
  styles: 'Sans Serif;Display',
  types: 'free',
  weights: '400;700',
  italic: 'true',
  variable: 'false',
  subsets: 'latin;greek',
  licence_of_font: 'SIL Open Font License, 1.1',
  copyright: 'Copyright 2012-2014 Somebody',
};

test('the cells of a CSV file give the same typeface as NDJSON', () => {
  expect(kinds.typefaces.parse(cells)).toMatchObject({
    ok: true,
    row: {
      name: 'Abel X',
      styles: ['sans-serif', 'display'],
      licence: 'OFL-1.1',
      year: 2012,
      catalogue: {
        weights: [400, 700],
        italic: true,
        variable: false,
        subsets: ['latin', 'greek'],
      },
    },
  });
});

test.each([
  [{ styles: 'Nope' }, /^styles\.0: /],
  [{ licence_of_font: 'Secret licence' }, /^licence: Secret licence is not known/],
  [{ npm: '../../etc' }, /^npm: is no package name/],
  [{ weights: '400;heavy' }, /^weights\.1: /],
  [{ subsets: '<b>' }, /^catalogue: /],
])('%j is refused with its reason', (change, reason) => {
  const parsed = kinds.typefaces.parse({ ...cells, ...change });
  expect(parsed.ok ? 'it was taken' : parsed.reason).toMatch(reason);
});
