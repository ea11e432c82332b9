import { describe, expect, test } from 'vitest';
import {
  type Abilities,
  cssOf,
  naturalAlignment,
  startOf,
  withAlignment,
} from '#domain/typeface/tester.ts';
import { readTester, writeTester } from '#domain/typeface/tester-query.ts';
import { contrastWords } from '#routes/typefaces/show/contrast-words.ts';

const abilities: Abilities = {
  stack: '"X", serif',
  axes: [],
  weights: [],
  features: [],
  hasItalic: false,
  regular: 400,
  text: 'Words',
};
const read = (query: string) => readTester(new URLSearchParams(query), abilities);

describe('colours of the tester', () => {
  test('come from the address, go into it and into the CSS', () => {
    const state = read('?ink=7A1F2B&ground=f4ead8');
    expect(state.colors).toEqual({ ink: '#7a1f2b', ground: '#f4ead8' });
    expect(writeTester(state, abilities)).toBe('?ink=7a1f2b&ground=f4ead8');
    expect(cssOf(state, abilities)).toContain('color: #7a1f2b;\nbackground-color: #f4ead8;');
    expect(cssOf(startOf(abilities), abilities)).not.toContain('color');
  });

  test.each([
    'ink=000000',
    'ground=ffffff',
    'ink=000&ground=fff',
    'ink=red&ground=ffffff',
    'ink=000000;}&ground=ffffff',
  ])('%s is no pair of colours and is left out', (query) => expect(read(query).colors).toBeNull());

  // Ratios as WebAIM's checker gives them: 21, 4.54, 4.47 (cut, not rounded to 4.5), 1.
  test.each([
    ['#000000', '#ffffff', 'Contrast 21.00, AAA'],
    ['#767676', '#ffffff', 'Contrast 4.54, AA'],
    ['#777777', '#ffffff', 'Contrast 4.47, AA from 24 px on'],
    ['#ffffff', '#ffffff', 'Contrast 1.00, too little to read'],
  ])('%s on %s: %s', (ink, ground, words) => expect(contrastWords(ink, ground)).toBe(words));
});

describe('text that runs from right to left', () => {
  const cssFor = (query: string) => cssOf(read(query), abilities);

  // As `dir="auto"` decides: by the first letter, past figures and signs.
  test.each([
    ['Words', 'left'],
    ['كل الناس', 'right'],
    ['123 – שלום', 'right'],
    ['Words שלום', 'left'],
    ['123', 'left'],
  ])('“%s” begins on the %s', (text, side) => expect(naturalAlignment(text)).toBe(side));

  test('has its direction in the CSS, and either side to choose', () => {
    expect(cssFor('text=שלום')).toContain('direction: rtl;');
    expect(cssFor('text=שלום')).not.toContain('text-align');
    expect(cssFor('text=Words')).not.toContain('direction');
    const left = withAlignment(read('text=שלום'), 'left');
    expect(cssOf(left, abilities)).toContain('text-align: left;');
    expect(read(writeTester(left, abilities).slice(1))).toEqual(left);
    expect(withAlignment(left, 'right')).toEqual(read('text=שלום'));
  });
});
