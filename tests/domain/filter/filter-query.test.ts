import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finder } from '#domain/filter/facet-value.ts';
import { type Filter, type FilterType, facetTypes } from '#domain/filter/filter.ts';
import {
  canonicalQuery,
  hasFilters,
  nextQuery,
  parseFilter,
  parsePage,
  parseSeed,
  parseSort,
} from '#domain/filter/filter-query.ts';

const values = Array.from({ length: 30 }, (_, i) => ({
  id: i + 1,
  slug: `value-${i}`,
  name: i === 7 ? 'Zürich Süd' : `Name ${i}`,
  count: 1,
}));
const lookUp = finder(values);
const find = (_type: FilterType, text: string) => lookUp(text);
const parse = (query: string) => parseFilter(new URLSearchParams(query), find);

describe('reading a filter', () => {
  test('takes ids, slugs and names, folded, and writes slugs', async () => {
    expect(await parse('categories=3,value-1,NAME 4,zurich sud')).toEqual({
      filter: {
        categories: { include: ['value-1', 'value-2', 'value-4', 'value-7'], exclude: [] },
      },
      dropped: [],
    });
  });

  test('leaves out with a minus, folds what says the same twice, joins what is repeated', async () => {
    const { filter } = await parse('mode=1,value-0,-2&mode=-value-1&mode=value-0');
    expect(filter).toEqual({ mode: { include: ['value-0'], exclude: ['value-1'] } });
  });

  test('drops what matches nothing and says so, as it was written', async () => {
    expect(await parse('categories=value-1,nope,-gone,99&year=x')).toEqual({
      filter: { categories: { include: ['value-1'], exclude: [] } },
      dropped: [
        { type: 'categories', text: 'nope' },
        { type: 'categories', text: '-gone' },
        { type: 'categories', text: '99' },
        { type: 'year', text: 'x' },
      ],
    });
  });

  test('a type of which nothing is left has no key', async () => {
    expect((await parse('categories=nope')).filter).toEqual({});
    expect((await parse('categories=,,-,&mode=')).filter).toEqual({});
  });

  test('digits are an id and nothing else', async () => {
    const odd = finder([{ id: 1, slug: '2024', name: '404', count: 1 }]);
    const { filter, dropped } = await parseFilter(
      new URLSearchParams('year=2024,404,1'),
      (_, text) => odd(text),
    );
    expect(filter).toEqual({ year: { include: ['2024'], exclude: [] } });
    expect(dropped.map(({ text }) => text)).toEqual(['2024', '404']);
  });

  test('reads at most 200 values of a type', async () => {
    const ids = Array.from({ length: 10_000 }, (_, i) => i + 1000).join(',');
    const { dropped } = await parse(`categories=${ids}&categories=${ids}`);
    expect(dropped).toHaveLength(200);
  });

  test('survives hostile keys and values', async () => {
    const hostile = [
      '__proto__',
      'constructor',
      'toString',
      '%00',
      '<script>',
      '../..',
      '🙂',
      '\u202e',
    ];
    for (const text of hostile) {
      const query = `${encodeURIComponent(text)}=1&categories=${encodeURIComponent(text)}`;
      const { filter, dropped } = await parse(query);
      expect(filter).toEqual({});
      expect(Object.getPrototypeOf(filter)).toBe(Object.prototype);
      expect(dropped).toEqual([{ type: 'categories', text }]);
    }
    const { dropped } = await parse(`categories=${'x'.repeat(5000)}`);
    expect(dropped[0]?.text.length).toBeLessThan(100);
  });

  test('never throws, whatever the query', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (query) => {
        const search = new URLSearchParams(query);
        const { filter } = await parseFilter(search, find);
        expect(hasFilters(search) || Object.keys(filter).length === 0).toBe(true);
        expect(
          canonicalQuery({
            filter,
            sort: parseSort(search),
            seed: parseSeed(search),
            page: parsePage(search),
          }),
        ).toMatch(/^(\?.+)?$/);
      }),
      { numRuns: 300 },
    );
  });
});

describe('whether filters are asked for', () => {
  test.each([
    ['', false],
    ['page=2&sort=popular&utm=x', false],
    ['categories=', false],
    ['categories=,%20,-', false],
    ['category=a', false],
    ['categories=nope', true],
    ['page=2&mode=dark', true],
    ['year=,-2024', true],
  ])('%s: %s', (query, answer) => {
    expect(hasFilters(new URLSearchParams(query))).toBe(answer);
  });
});

describe('sort, page and seed', () => {
  test('fall back', () => {
    const search = new URLSearchParams('sort=__proto__&page=abc&seed=-4');
    expect([parseSort(search), parsePage(search), parseSeed(search)]).toEqual(['newest', 1, 1]);
  });

  test.each([
    ['2', 2],
    ['002', 2],
    ['0', 1],
    ['-2', 1],
    ['1.5', 1],
    ['1e3', 1],
    ['99999999999999999999', 999_999_999],
  ])('page=%s is %i', (text, page) => {
    expect(parsePage(new URLSearchParams({ page: text }))).toBe(page);
  });
});

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
