import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Filter, type FilterType, facetTypes } from '#domain/filter/filter.ts';
import {
  canonicalQuery,
  nextQuery,
  parseFilter,
  parsePage,
  parseSeed,
  parseSort,
} from '#domain/filter/filter-query.ts';
import { find, parse, values } from '../../support/filter-values.ts';

describe('the canonical query', () => {
  test('stands in one order and leaves out what is said anyway', () => {
    const filter = {
      mode: { include: ['dark'], exclude: [] },
      categories: { include: ['b', 'a'], exclude: ['c'] },
    };
    expect(canonicalQuery({ filter })).toBe('?categories=a,b,-c&mode=dark');
    expect(canonicalQuery({ filter: {}, sort: 'newest', seed: 4, page: 1 })).toBe('');
    expect(canonicalQuery({ filter, sort: 'random', seed: 4, page: 2 })).toBe(
      '?categories=a,b,-c&mode=dark&sort=random&seed=4&page=2',
    );
    expect(canonicalQuery({ filter: { year: { include: ['a&b=c#'], exclude: [] } } })).toBe(
      '?year=a%26b%3Dc%23',
    );
  });

  test('is the same for every order and spelling of the same set', async () => {
    await fc.assert(
      fc.asyncProperty(
        setOf(),
        fc.array(fc.nat(), { minLength: 60, maxLength: 60 }),
        async (set, chance) => {
          const straight = await parse(queryOf(set, () => 0));
          let at = 0;
          const mixed = await parse(queryOf(set, () => chance[at++ % chance.length] ?? 0));
          expect(canonicalQuery(mixed)).toBe(canonicalQuery(straight));
        },
      ),
      { numRuns: 500 },
    );
  });

  test('comes back as the same filter, sort, seed and page', async () => {
    const lists = fc.record({
      set: setOf(),
      sort: fc.constantFrom('newest' as const, 'popular' as const, 'random' as const),
      seed: fc.integer({ min: 1, max: 9999 }),
      page: fc.integer({ min: 1, max: 999 }),
    });
    await fc.assert(
      fc.asyncProperty(lists, async ({ set, sort, seed, page }) => {
        const { filter } = await parse(queryOf(set, () => 0));
        const query = canonicalQuery({ filter, sort, seed, page });
        const search = new URLSearchParams(query);
        const again = (await parseFilter(search, find)).filter;
        expect(again).toEqual(filter);
        expect([parseSort(search), parsePage(search)]).toEqual([sort, page]);
        if (sort === 'random') expect(parseSeed(search)).toBe(seed);
        expect(canonicalQuery({ filter: again, sort, seed, page })).toBe(query);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the query after filters were set', () => {
  const filter: Filter = { categories: { include: ['a', 'b'], exclude: [] } };
  test('keeps the page when the rest says the same', () => {
    expect(nextQuery(new URLSearchParams('page=3&categories=b,a'), filter)).toBe(
      '?categories=a,b&page=3',
    );
    expect(nextQuery(new URLSearchParams('page=3'), {})).toBe('?page=3');
  });

  test('goes back to page 1 when it differs', () => {
    expect(nextQuery(new URLSearchParams('page=3&categories=a'), filter)).toBe('?categories=a,b');
    expect(nextQuery(new URLSearchParams('page=3&categories=a,b,-c'), filter)).toBe(
      '?categories=a,b',
    );
    expect(nextQuery(new URLSearchParams('page=3&categories=a,b&mode=dark'), filter)).toBe(
      '?categories=a,b',
    );
    expect(nextQuery(new URLSearchParams('page=3&categories=a,b'), {})).toBe('');
  });

  test('keeps sort and seed', () => {
    expect(nextQuery(new URLSearchParams('sort=random&seed=9&page=2'), filter)).toBe(
      '?categories=a,b&sort=random&seed=9',
    );
  });
});

type Entry = { type: FilterType; at: number; excluded: boolean };

function setOf(): fc.Arbitrary<Entry[]> {
  const entry = fc.record({
    type: fc.constantFrom(...facetTypes),
    at: fc.nat(values.length - 1),
    excluded: fc.boolean(),
  });
  return fc.uniqueArray(entry, { maxLength: 12, selector: ({ type, at }) => `${type}:${at}` });
}

/** Writes a set in an order, a spelling (slug, id, name, upper case), with repeats and split parameters by chance. */
function queryOf(set: Entry[], chance: () => number): string {
  const shuffled = set
    .map((entry) => ({ entry, key: chance() }))
    .sort((a, b) => a.key - b.key)
    .map(({ entry }) => entry);
  const doubled = chance() % 2 ? [...shuffled, ...shuffled.slice(0, 2)] : shuffled;
  const parts: [type: FilterType, text: string][] = [];
  for (const { type, at, excluded } of doubled) {
    const value = values[at] ?? values[0];
    const spellings = [value?.slug, String(value?.id), value?.name, value?.slug.toUpperCase()];
    const text = `${excluded ? '-' : ''}${spellings[chance() % 4]}`;
    const before = parts.find(([other]) => other === type);
    if (before && chance() % 2) before[1] += `,${text}`;
    else parts.push([type, text]);
  }
  return new URLSearchParams(parts).toString();
}
