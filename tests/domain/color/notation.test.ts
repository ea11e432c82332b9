import { formatHex, parse } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { notations, written } from '#domain/color/notation.ts';
import { parseColor } from '#domain/color/parse-color.ts';
import { anyHex, runs } from '../../support/colors.ts';

test.each(notations)(
  'a colour written in %s is read back, by us and by an independent library',
  (notation) => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        expect(parseColor(written(hex, notation))).toBe(hex);
        expect(formatHex(parse(written(hex, notation)))).toBe(hex);
      }),
      runs,
    );
  },
);

test('a colour in every notation', () => {
  expect(notations.map((notation) => written('#ff5533', notation))).toEqual([
    '#ff5533',
    'rgb(255 85 51)',
    'hsl(10 100% 60%)',
    'oklch(0.6782 0.21169 33.19)',
    'color(display-p3 0.9254 0.3826 0.2572)',
  ]);
  expect(written('#808080', 'OKLCH')).toBe('oklch(0.59987 0 0)');
});

test.each([
  ['FF5533', '#ff5533'],
  [' #f53 ', '#ff5533'],
  ['rgb(255, 85, 51)', '#ff5533'],
  ['rgb(100% 33.33% 20%)', '#ff5533'],
  ['rgb(300 -5 51)', '#ff0033'],
  ['hsl(10, 100%, 60%)', '#ff5533'],
  ['hsl(10deg 100 60)', '#ff5533'],
  ['hsl(0.5turn 100% 50%)', '#00ffff'],
  ['hsl(-120 100% 50%)', '#0000ff'],
  ['oklch(62.8% 0.2577 29.23)', '#ff0000'],
  ['OKLCH(1 0 0)', '#ffffff'],
  ['color(display-p3 0.502 0.502 0.502)', '#808080'],
])('%s is read', (text, hex) => {
  expect(parseColor(text)).toBe(hex);
});

test.each([
  '',
  '#',
  '#ff55',
  '#ff553380',
  '#gggggg',
  'vermilion',
  'rgb(1 2)',
  'rgb(1 2 3 / 0.5)',
  'rgb(a b c)',
  'hsl(x 1% 1%)',
  'oklch(NaN 0 0)',
  'color(rec2020 1 0 0)',
  'constructor(1 2 3)',
  'rgb(1 2 3',
  `#${'f'.repeat(5_000)}`,
])('%j is no colour', (text) => {
  expect(parseColor(text)).toBeNull();
});
