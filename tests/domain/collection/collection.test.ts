import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moved } from '#domain/collection/collection.ts';

describe('moved', () => {
  test.each([
    [[1, 2, 3, 4], [4], 1, [4, 1, 2, 3]],
    [[1, 2, 3, 4], [1], null, [2, 3, 4, 1]],
    [[1, 2, 3, 4], [1], 3, [2, 1, 3, 4]],
    [[1, 2, 3, 4], [3, 1], 2, [1, 3, 2, 4]],
    [[1, 2, 3, 4], [2, 3], 2, [1, 2, 3, 4]],
    [[1, 2, 3], [9], 1, [1, 2, 3]],
    [[1, 2, 3], [1], 9, [2, 3, 1]],
  ])('%j with %j before %j is %j', (order, items, before, after) => {
    expect(moved(order, items, before)).toEqual(after);
  });

  test('loses and doubles nothing, and keeps the order of the others', () => {
    const order = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 20 });
    const ids = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 6 });
    fc.assert(
      fc.property(order, ids, fc.option(fc.integer({ min: 1, max: 30 })), (list, some, before) => {
        const after = moved(list, some, before);
        expect(ascending(after)).toEqual(ascending(list));
        const stays = (id: number) => !some.includes(id);
        expect(after.filter(stays)).toEqual(list.filter(stays));
        expect(after.filter((id) => !stays(id))).toEqual(list.filter((id) => !stays(id)));
      }),
    );
  });
});

function ascending(ids: readonly number[]): number[] {
  return [...ids].sort((a, b) => a - b);
}
