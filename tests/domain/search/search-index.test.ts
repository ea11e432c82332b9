import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openSearch } from '#domain/search/search-index.ts';
import { type Entry, writeSearch, writeSection } from '#domain/search/search-index-write.ts';
import { askedWords, cleanTerm, wordsOf } from '#domain/search/words.ts';

function written(entries: readonly Entry[], scoreOf: (id: number) => number = () => 0) {
  const websites = writeSection();
  for (const entry of entries) websites.add(entry);
  const empty = writeSection().finish(() => 0);
  return writeSearch({
    websites: websites.finish(scoreOf),
    palettes: empty,
    typefaces: empty,
    tags: empty,
    profiles: empty,
    categories: empty,
    locations: empty,
  });
}

const text = fc.string({
  unit: fc.constantFrom('a', 'b', 'é', 'É', 'ß', '1', ' ', '.'),
  maxLength: 12,
});

describe('the search over websites', () => {
  it('finds what a plain look at every text finds', () => {
    const entry = fc.record({ name: text, others: fc.array(text, { maxLength: 2 }) });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 12 }), text, (entries, term) => {
        const search = openSearch(written(entries.map((one, id) => ({ id, ...one }))));
        const asked = askedWords(term);
        const expected = entries.flatMap(({ name, others }, id) => {
          const words = [name, ...others].flatMap(wordsOf);
          const isFound = asked.every((word) => words.some((own) => own.startsWith(word)));
          return asked.length > 0 && isFound ? [id] : [];
        });
        const found = search?.search(term, 1, 100);
        expect(found?.ids.toSorted((a, b) => a - b)).toEqual(expected);
        expect(found?.total).toBe(expected.length);
      }),
    );
  });

  it('puts the more popular first among equals, and pages', () => {
    const names = ['Blue', 'Blue sky', 'Blue sea', 'Deep blue', 'Navy'];
    const entries = names.map((name, id) => ({ id, name, others: ['blue'] }));
    const search = openSearch(written(entries, (id) => id));
    expect(search?.search('blue', 1, 9).ids).toEqual([0, 2, 1, 3, 4]);
    expect(search?.search('blue', 2, 2)).toMatchObject({ ids: [1, 3], total: 5 });
  });

  it('does not open what is cut, changed or of another format', () => {
    const bytes = written([{ id: 1, name: 'One' }]);
    expect(openSearch(bytes)).not.toBeNull();
    for (const broken of [
      bytes.slice(0, -4),
      bytes.slice(0, 8),
      bytes.slice(4),
      new ArrayBuffer(64),
    ])
      expect(openSearch(broken)).toBeNull();
  });
});

it('a term is shown again without control characters and not longer than it may be', () => {
  expect(cleanTerm(' a\u0000\u202e  b\n', 9)).toBe('a b');
  expect(cleanTerm('😀'.repeat(9), 3)).toBe('😀');
});
