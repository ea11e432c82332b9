import { colornames } from 'color-name-list/bestof';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colorNames, nearestNames } from '#domain/color/color-name.ts';
import { difference, oklabOf } from '#domain/color/oklab.ts';
import { anyHex } from '../../support/colors.ts';

const listed = colornames.map((one) => `${one.hex.slice(1)}${one.name}`).join('\n');
const names = colorNames(listed);

test('every listed colour bears its own name', () => {
  for (const { name, hex } of colornames.slice(0, 100)) {
    expect(nearestNames(hex, names)[0]).toEqual({ name, hex, apart: 0 });
  }
});

test('the nearest name is that of a naive look at all', () => {
  fc.assert(
    fc.property(anyHex, (hex) => {
      const [first, second] = nearestNames(hex, names, 2);
      const least = Math.min(
        ...colornames.map((one) => difference(oklabOf(hex), oklabOf(one.hex))),
      );
      expect(first?.apart).toBe(least);
      expect(second?.apart).toBeGreaterThanOrEqual(least);
    }),
    { numRuns: 30 },
  );
});
