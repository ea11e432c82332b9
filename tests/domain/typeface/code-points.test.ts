import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countOf,
  covers,
  has,
  pointsOf,
  rangesOf,
  readRanges,
  union,
  writeRanges,
} from '../../../src/domain/typeface/code-points.ts';

const points = fc.array(
  fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 0x10ffff })),
);

test('ranges hold what sets hold, and survive being written', () => {
  fc.assert(
    fc.property(points, points, (a, b) => {
      const [sets, ranges] = [
        [new Set(a), new Set(b)],
        [rangesOf(a), rangesOf(b)],
      ] as const;
      expect(readRanges(writeRanges(ranges[0]))).toEqual(ranges[0]);
      expect(countOf(ranges[0])).toBe(sets[0].size);
      expect(union(ranges)).toEqual(rangesOf([...a, ...b]));
      expect(covers(ranges[0], ranges[1])).toBe([...sets[1]].every((point) => sets[0].has(point)));
      for (const point of [...b, 0, 0x10ffff])
        expect(has(ranges[0], point)).toBe(sets[0].has(point));
    }),
  );
});

test('texts that are no ranges give null', () => {
  for (const text of ['x', '20-', '7e-20', '20,20', '20-21,22', '110000', ' 20', '20,', 'A0'])
    expect({ text, ranges: readRanges(text) }).toEqual({ text, ranges: null });
  expect(readRanges('')).toEqual([]);
});

test('what a text needs drawn: composed, without spaces and joiners', () => {
  expect(writeRanges(pointsOf('e\u0301 \n\u200d\ufe0fb😀'))).toBe('62,e9,1f600');
});
