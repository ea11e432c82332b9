import { expect, test } from 'vitest';
import { BoundedMap } from '#worker/cache/bounded-map.ts';

test('what was put longest ago goes first; reading alone does not keep it', () => {
  const map = new BoundedMap<string, number>(2);
  map.put('a', 1);
  map.put('b', 2);
  expect(map.get('a')).toBe(1);
  map.put('c', 3);
  expect([map.has('a'), map.has('b'), map.has('c')]).toEqual([false, true, true]);
  expect(map.get('a')).toBeUndefined();
});

test('what is used or put again is the last to go', () => {
  const map = new BoundedMap<string, number>(2);
  map.put('a', 1);
  map.put('b', 2);
  expect(map.use('a')).toBe(1);
  expect(map.use('z')).toBeUndefined();
  map.put('c', 3);
  expect([map.has('a'), map.has('b')]).toEqual([true, false]);
  map.put('a', 4);
  map.put('d', 5);
  expect([map.get('a'), map.has('c'), map.get('d')]).toEqual([4, false, 5]);
});

test('values weigh what they are said to: one that is too heavy is not held, and what it replaced is gone', () => {
  const map = new BoundedMap<string, string>(10, (text) => text.length);
  map.put('a', 'aaaa');
  map.put('b', 'bbbb');
  map.put('b', 'bb');
  map.put('c', 'cccc');
  expect([map.has('a'), map.has('b'), map.has('c')]).toEqual([true, true, true]);
  map.put('d', 'd');
  expect([map.has('a'), map.has('b'), map.has('c'), map.has('d')]).toEqual([
    false,
    true,
    true,
    true,
  ]);
  map.put('c', 'c'.repeat(11));
  expect(map.has('c')).toBe(false);
  map.put('e', 'e'.repeat(7));
  expect([map.has('b'), map.has('d'), map.has('e')]).toEqual([true, true, true]);
  map.clear();
  map.put('f', 'f'.repeat(10));
  expect([map.has('b'), map.has('f')]).toEqual([false, true]);
});
