import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { difference, oklabOf } from '#domain/color/oklab.ts';
import {
  type ColoredWebsite,
  encodeWebsiteColors,
  openWebsiteColors,
} from '#domain/website/website-colors.ts';
import { anyHex, fewRuns } from '../../support/colors.ts';

const websites = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 1e6 }), hexes: fc.array(anyHex, { maxLength: 6 }) }),
  {
    selector: ({ id }) => id,
    maxLength: 40,
  },
);

/** Distances as they are told apart: to a hundred-thousandth. */
function naive(all: readonly ColoredWebsite[], asked: readonly string[]) {
  return all
    .filter(({ hexes }) => hexes.length > 0)
    .map(({ id, hexes }) => {
      const least = asked.map((hex) =>
        Math.min(...hexes.map((own) => difference(oklabOf(hex), oklabOf(own)))),
      );
      return { id, apart: least.reduce((sum, one) => sum + one, 0) / asked.length };
    });
}

function open(all: readonly ColoredWebsite[]) {
  const index = openWebsiteColors(encodeWebsiteColors(all));
  if (!index) throw new Error('not opened');
  return index;
}

describe('the colours of websites', () => {
  test('rank all of them as a naive look at every colour does, nearest first', () => {
    fc.assert(
      fc.property(websites, fc.array(anyHex, { minLength: 1, maxLength: 4 }), (all, asked) => {
        const index = open(all);
        const expected = naive(all, asked);
        const found = index.nearestToAll(asked, 0, 100);
        expect(index.total).toBe(expected.length);
        expect(new Set(found.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)));
        expect(found).toHaveLength(expected.length);
        const apartOf = new Map(expected.map(({ id, apart }) => [id, apart]));
        found.forEach(({ id, apart }, i) => {
          expect(Math.abs(apart - (apartOf.get(id) ?? Number.NaN))).toBeLessThan(2e-5);
          expect(apart).toBeGreaterThanOrEqual(found[i - 1]?.apart ?? 0);
        });
      }),
      fewRuns,
    );
  });

  test('name the colour that is nearest, and give pages of one order', () => {
    fc.assert(
      fc.property(websites, anyHex, (all, hex) => {
        const index = open(all);
        const found = index.nearest(hex, 0, 100);
        const byId = new Map(all.map((one) => [one.id, one.hexes]));
        for (const one of found) {
          expect(byId.get(one.id)).toContain(one.hex);
          expect(difference(oklabOf(one.hex), oklabOf(hex))).toBeCloseTo(one.apart, 4);
        }
        expect([...index.nearest(hex, 0, 3), ...index.nearest(hex, 3, 97)]).toEqual(found);
      }),
      fewRuns,
    );
  });

  test('equal distances go by age, the newest first', () => {
    const same = [9, 4, 7].map((id) => ({ id, hexes: ['#ff5533'] }));
    expect(open(same).nearest('#ff5533', 0, 3)).toEqual(
      [9, 4, 7].map((id) => ({ id, hex: '#ff5533', apart: 0 })),
    );
  });

  test('bytes that are cut, changed or of another kind do not open', () => {
    const bytes = encodeWebsiteColors([{ id: 1, hexes: ['#ff5533', '#000000'] }]);
    expect(openWebsiteColors(bytes)?.total).toBe(1);
    for (const broken of [new ArrayBuffer(0), bytes.slice(0, -4), bytes.slice(4)]) {
      expect(openWebsiteColors(broken)).toBeNull();
    }
    const other = bytes.slice(0);
    new Uint32Array(other)[1] = 99;
    expect(openWebsiteColors(other)).toBeNull();
  });
});
