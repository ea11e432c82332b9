import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lowestKeys } from '#domain/lowest-keys.ts';

test('any slice is what sorting all of them gives, and they stay as they are', () => {
  const key = fc.oneof(fc.nat(20), fc.nat(10_000_000_000), fc.constant(0));
  fc.assert(
    fc.property(fc.array(key, { maxLength: 300 }), fc.nat(320), fc.nat(60), (all, from, count) => {
      const keys = Float64Array.from(all);
      const sorted = all.toSorted((a, b) => a - b);
      expect([...lowestKeys(keys, from, count)]).toEqual(sorted.slice(from, from + count));
      expect([...keys]).toEqual(all);
    }),
    { numRuns: 500 },
  );
});
