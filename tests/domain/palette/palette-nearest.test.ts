import { differenceEuclidean } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestOver } from '#domain/palette/palette-nearest.ts';
import { paletteDistance, paletteSpace } from '#domain/palette/palette-space.ts';

const hex = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const palette = fc.uniqueArray(hex, { minLength: 1, maxLength: 8 });
const palettes = fc.sample(palette, { numRuns: 400, seed: 34 });
const ids = palettes.map((_, i) => i * 2 + 1);
const nearest = nearestOver(ids, paletteSpace(palettes));
const apart = differenceEuclidean('oklab');

function naive(a: readonly string[], b: readonly string[]): number {
  const way = (from: readonly string[], to: readonly string[]) =>
    from.reduce((sum, one) => sum + Math.min(...to.map((other) => apart(one, other))), 0) /
    from.length;
  return (way(a, b) + way(b, a)) / 2;
}

test('palettes near a palette: the same as by comparing with every one', () => {
  fc.assert(
    fc.property(palette, fc.integer({ min: 1, max: 20 }), (asked, count) => {
      const all = palettes.map((colors, i) => ({ id: ids[i], distance: naive(asked, colors) }));
      const wanted = all.sort((a, b) => a.distance - b.distance).slice(0, count);
      const found = nearest.nearestToPalette(asked, count);
      expect(found).toHaveLength(count);
      found.forEach(({ distance }, i) => {
        expect(distance).toBeCloseTo(wanted[i]?.distance ?? -1, 5);
      });
      for (const { id, distance } of found)
        expect(distance).toBeCloseTo(naive(asked, palettes[(id - 1) / 2] ?? []), 5);
    }),
    { numRuns: 60, seed: 34 },
  );
});

test('of thousands that are much alike and for up to 32 colours: the very same, in the same order', () => {
  const close = fc
    .tuple(
      fc.integer({ min: 0, max: 6 }),
      fc.integer({ min: 0, max: 6 }),
      fc.integer({ min: 0, max: 6 }),
    )
    .map(
      (steps) => `#${steps.map((step) => (40 + step * 29).toString(16).padStart(2, '0')).join('')}`,
    );
  const many = fc.sample(fc.uniqueArray(close, { minLength: 1, maxLength: 12 }), {
    numRuns: 3_000,
    seed: 8,
  });
  const over = nearestOver(
    many.map((_, i) => i),
    paletteSpace(many),
  );
  const asks = fc.uniqueArray(close, { minLength: 1, maxLength: 32, size: 'max' });
  fc.assert(
    fc.property(asks, fc.nat(many.length - 1), (asked, except) => {
      const all = many.map((colors, id) => ({ id, distance: paletteDistance(asked, colors) }));
      const wanted = all
        .filter(({ id }) => id !== except)
        .sort((a, b) => a.distance - b.distance || b.id - a.id)
        .slice(0, 20);
      const found = over.nearestToPalette(asked, 20, except);
      found.forEach(({ distance }, i) => {
        expect(distance).toBeCloseTo(wanted[i]?.distance ?? -1, 9);
      });
      const last = wanted.at(-1)?.distance ?? 0;
      const sure = ({ distance }: { distance: number }) => distance < last - 1e-9;
      const ids = (list: { id: number; distance: number }[]) =>
        list
          .filter(sure)
          .map(({ id }) => id)
          .toSorted((a, b) => a - b);
      expect(ids(found)).toEqual(ids(wanted));
    }),
    { numRuns: 40, seed: 36 },
  );
});

test('palettes near a colour: by the nearest of their own', () => {
  fc.assert(
    fc.property(hex, (asked) => {
      const all = palettes.map((colors) => Math.min(...colors.map((one) => apart(asked, one))));
      const wanted = all.sort((a, b) => a - b).slice(0, 12);
      nearest.nearestToColor(asked, 12).forEach(({ distance }, i) => {
        expect(distance).toBeCloseTo(wanted[i] ?? -1, 5);
      });
    }),
    { numRuns: 60, seed: 35 },
  );
});

test('the distance is the same both ways, 0 for the same colours in any order, more for others', () => {
  fc.assert(
    fc.property(palette, palette, (a, b) => {
      expect(paletteDistance(a, b)).toBe(paletteDistance(b, a));
      expect(paletteDistance(a, [...a].reverse())).toBe(0);
      expect(paletteDistance(a, b) > 0).toBe([...a].sort().join() !== [...b].sort().join());
    }),
  );
});

test('one is never near itself, nothing asked finds nothing, of equals the newest come first', () => {
  const [first = []] = palettes;
  expect(nearest.nearestToPalette(first, 3, ids[0]).map(({ id }) => id)).not.toContain(ids[0]);
  expect(nearest.nearestToPalette([], 3)).toEqual([]);
  const twins = nearestOver([4, 9], paletteSpace([['#112233'], ['#112233']]));
  expect(twins.nearestToColor('#112233', 2).map(({ id }) => id)).toEqual([9, 4]);
});
