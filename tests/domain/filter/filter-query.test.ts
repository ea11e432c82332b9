import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finder } from '#domain/filter/facet-value.ts';
import {
  canonicalQuery,
  hasFilters,
  parseFilter,
  parsePage,
  parseSeed,
  parseSort,
} from '#domain/filter/filter-query.ts';
import { find, parse } from '../../support/filter-values.ts';

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
