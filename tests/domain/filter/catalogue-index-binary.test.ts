import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openIndex } from '#domain/filter/catalogue-index.ts';
import { decodeIndex } from '#domain/filter/catalogue-index-binary.ts';
import { type IndexedWebsite, writeIndex } from '#domain/filter/catalogue-index-write.ts';

const none: IndexedWebsite['values'] = {
  categories: [],
  locations: [],
  colors: [],
  styles: [],
  types: [],
  specialties: [],
  typefaces: [],
  year: [],
  mode: [],
};

describe('the bytes of the index', () => {
  test('give back what was written', () => {
    const index = openIndex(small());
    expect(index?.total).toBe(3);
    expect(index?.values('categories')).toEqual([
      { id: 10, slug: 'a', name: 'Äpfel', count: 2 },
      { id: 20, slug: 'b', name: 'Birnen', count: 1 },
    ]);
    const page = { filter: {}, seed: 1, page: 1, size: 2 };
    expect(index?.select({ ...page, sort: 'newest' }).ids).toEqual([7, 5]);
    expect(index?.select({ ...page, sort: 'alphabetical' }).ids).toEqual([5, 7]);
    expect(index?.select({ ...page, sort: 'popular' }).ids).toEqual([2, 7]);
  });

  test('leave out catalogue values that no website has, and keep the fixed ones', () => {
    const index = openIndex(small());
    expect(index?.find('categories', 'unused')).toBeNull();
    expect(index?.find('colors', 'cyan')).toEqual({ id: 6, slug: 'cyan', name: 'Cyan', count: 0 });
  });

  test('hold more than 255 values of one type, and on one website', () => {
    const terms = Array.from({ length: 400 }, (_, i) => ({
      id: i + 1,
      slug: `c-${i}`,
      name: `C ${i}`,
    }));
    const writer = writeIndex();
    writer.add({ id: 1, title: 'All', values: { ...none, categories: terms.map(({ id }) => id) } });
    writer.add({ id: 2, title: 'One', values: { ...none, categories: [400] } });
    const index = openIndex(writer.finish({ categories: terms }, new Map()));
    expect(index?.values('categories')).toHaveLength(400);
    expect(index?.values('categories')[0]).toEqual({
      id: 400,
      slug: 'c-399',
      name: 'C 399',
      count: 2,
    });
    const filter = { categories: { include: ['c-0'], exclude: [] } };
    expect(index?.select({ filter, sort: 'newest', seed: 1, page: 1, size: 9 }).ids).toEqual([1]);
  });

  test('hold nothing at all', () => {
    const index = openIndex(writeIndex().finish({}, new Map()));
    expect(index?.total).toBe(0);
    for (const sort of ['newest', 'popular', 'alphabetical', 'random'] as const) {
      expect(index?.select({ filter: {}, sort, seed: 1, page: 1, size: 48 })).toMatchObject({
        ids: [],
        total: 0,
      });
    }
  });

  test('refuse a value without a name', () => {
    const writer = writeIndex();
    writer.add({ id: 1, title: 'x', values: { ...none, categories: [5] } });
    expect(() => writer.finish({}, new Map())).toThrow(RangeError);
  });
});

describe('bytes that are not whole', () => {
  test('cut anywhere give null', () => {
    const whole = small();
    for (let length = 0; length < whole.byteLength; length++) {
      expect(decodeIndex(whole.slice(0, length))).toBeNull();
    }
  });

  test('longer than written give null', () => {
    const whole = small();
    const longer = new Uint8Array(whole.byteLength + 4);
    longer.set(new Uint8Array(whole));
    expect(decodeIndex(longer.buffer)).toBeNull();
  });

  test('with any bit turned give null', () => {
    const whole = small();
    for (let bit = 0; bit < whole.byteLength * 8; bit++) {
      const changed = whole.slice(0);
      const bytes = new Uint8Array(changed);
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(decodeIndex(changed)).toBeNull();
    }
  });

  test('of chance give null', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(decodeIndex(Uint8Array.from(bytes).buffer)).toBeNull();
      }),
      { numRuns: 500 },
    );
  });

  test('with several words changed at once give null', () => {
    const whole = small();
    const words = whole.byteLength / 4;
    const change = fc.tuple(fc.nat(words - 1), fc.nat(2 ** 32 - 1));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), (changes) => {
        const changed = new Uint32Array(whole.slice(0));
        for (const [at, word] of changes) changed[at] = word;
        const same = changed.every((word, i) => word === new Uint32Array(whole)[i]);
        expect(decodeIndex(changed.buffer) === null).toBe(!same);
      }),
      { numRuns: 500 },
    );
  });
});

function small(): ArrayBuffer {
  const writer = writeIndex();
  writer.add({
    id: 7,
    title: 'beta',
    values: { ...none, categories: [10, 20], colors: [1, 3], mode: [2] },
  });
  writer.add({ id: 5, title: 'Álpha', values: { ...none, categories: [10], year: [2024] } });
  writer.add({ id: 2, title: 'Gamma', values: none });
  return writer.finish(
    {
      categories: [
        { id: 20, slug: 'b', name: 'Birnen' },
        { id: 10, slug: 'a', name: 'Äpfel' },
        { id: 30, slug: 'unused', name: 'Unused' },
      ],
      year: [{ id: 2024, slug: '2024', name: '2024' }],
    },
    new Map([[2, 1.5]]),
  );
}
