import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changed, type ItemsChange, listed, shownItems } from '#app/members/item-changes.ts';
import type { Item } from '#domain/collection/collection.ts';

const item = (id: number) => ({ id, title: `Item ${id}` }) as Item;
const list = listed([1, 2, 3, 4, 5].map(item));

function after(...changes: ItemsChange[]): number[] {
  return shownItems(changes.reduce(changed, list)).map(({ id }) => id);
}

const leave = (...ids: number[]): ItemsChange => ({ kind: 'leave', ids });
const back = (...ids: number[]): ItemsChange => ({ kind: 'return', ids });
const move = (before: number | null, ...ids: number[]): ItemsChange => ({
  kind: 'move',
  ids,
  before,
});

describe('a removal that is undone', () => {
  test('keeps what was moved meanwhile, and takes its place beside its neighbours', () => {
    expect(after(leave(2), move(1, 5))).toEqual([5, 1, 3, 4]);
    expect(after(leave(2), move(1, 5), back(2))).toEqual([5, 1, 2, 3, 4]);
    expect(after(leave(1, 5), move(null, 3), back(1, 5))).toEqual([1, 2, 4, 5, 3]);
  });

  test('keeps what was removed meanwhile removed', () => {
    expect(after(leave(2), leave(1, 3), back(2))).toEqual([2, 4, 5]);
  });

  test('leaves out what the list does not have', () => {
    expect(after(back(9), leave(9), move(1, 9))).toEqual([1, 2, 3, 4, 5]);
  });

  test('whatever was moved meanwhile, the others stand as if nothing had been removed', () => {
    const id = fc.integer({ min: 1, max: 5 });
    const moves = fc.array(fc.tuple(id, fc.option(id)), { maxLength: 6 });
    fc.assert(
      fc.property(id, moves, (gone, steps) => {
        const changes = steps
          .filter((ids) => !ids.includes(gone))
          .map(([moving, before]) => move(before, moving));
        expect(after(leave(gone), ...changes, back(gone))).toEqual(after(...changes));
      }),
    );
  });
});
