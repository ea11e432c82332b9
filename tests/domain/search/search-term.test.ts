import { expect, test } from 'vitest';
import { hasOperator, readTerm } from '#domain/search/search-term.ts';

const nothing = { words: '', font: null, by: null, color: null };

test.each([
  ['plain words', { ...nothing, words: 'plain words' }],
  ['font:inter', { ...nothing, font: 'inter' }],
  ['FONT:Inter quiet', { ...nothing, font: 'Inter', words: 'quiet' }],
  ['quiet font:"Open Sans" pages', { ...nothing, font: 'Open Sans', words: 'quiet pages' }],
  ['by:studio-lodz', { ...nothing, by: 'studio-lodz' }],
  ['color:blue', { ...nothing, color: 'blue' }],
  ['colour:Blue by:ada', { ...nothing, color: 'blue', by: 'ada' }],
  ['color:f53', { ...nothing, color: '#ff5533' }],
  ['#FF5533', { ...nothing, color: '#ff5533' }],
  ['shop #f53 warm', { ...nothing, color: '#ff5533', words: 'shop warm' }],
  ['color:nonsense', { ...nothing, color: '' }],
  ['#1 #hashtag', { ...nothing, words: '#1 #hashtag' }],
  ['#ff55331', { ...nothing, words: '#ff55331' }],
  ['platform:web', { ...nothing, words: 'platform:web' }],
  ['font:', { ...nothing, words: 'font:' }],
])('%s is read', (term, expected) => {
  expect(readTerm(term)).toEqual(expected);
});

test('words alone are no operator, a colour that there is not is one', () => {
  expect(hasOperator(readTerm('inter'))).toBe(false);
  expect(hasOperator(readTerm('color:nonsense'))).toBe(true);
});
