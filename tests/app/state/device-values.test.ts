import { describe, expect, it } from 'vitest';
import { readFavorites } from '#app/state/favorites.ts';
import { readViews } from '#app/state/page-views.ts';

describe('what the device has kept', () => {
  it('gives favourites as ids, and none for anything else', () => {
    expect(readFavorites('3,1')).toEqual([3, 1]);
    expect(readFavorites('1,x,,1.5,-2')).toEqual([1]);
    for (const text of [null, '', '{}', 'null', '[1]']) expect(readFavorites(text)).toEqual([]);
  });

  it('counts page views from nothing when the count makes no sense', () => {
    expect(readViews('41')).toBe(41);
    for (const text of [null, '', 'x', '-3', '1.5', 'Infinity']) expect(readViews(text)).toBe(0);
  });
});
