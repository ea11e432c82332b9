import { describe, expect, it } from 'vitest';
import { readFavorites } from '#app/state/favorites.ts';
import { readViews } from '#app/state/page-views.ts';

describe('what the device has kept', () => {
  it('gives favourites by kind and id, and none for anything else', () => {
    expect(readFavorites('websites/3,fonts/1')).toEqual(['websites/3', 'fonts/1']);
    expect(readFavorites('websites/1,x,,users/2,websites/1.5,fonts/-2')).toEqual(['websites/1']);
    for (const text of [null, '', '{}', 'null', '[1]']) expect(readFavorites(text)).toEqual([]);
  });

  it('counts page views from nothing when the count makes no sense', () => {
    expect(readViews('41')).toBe(41);
    for (const text of [null, '', 'x', '-3', '1.5', 'Infinity']) expect(readViews(text)).toBe(0);
  });
});
