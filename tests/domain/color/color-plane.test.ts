import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colorFamilies, familiesInOrder, familyHex } from '#domain/color/color.ts';
import { familyOf } from '#domain/color/color-family.ts';
import {
  hueOf,
  mostVivid,
  placeInPlane,
  planeAt,
  planeColumns,
  planeRows,
} from '#domain/color/color-plane.ts';
import { oklchOf } from '#domain/color/oklch.ts';
import { anyHex, turnBetween } from '../../support/colors.ts';

test('the cells of a hue are those that sRGB shows: greys on the left, chroma to the right, dark below', () => {
  fc.assert(
    fc.property(fc.nat(359), (hue) => {
      const cells = planeAt(hue);
      expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(cells.length);
      for (let row = 0; row < planeRows; row += 1) {
        const columns = cells.filter((cell) => cell.row === row).map(({ column }) => column);
        expect(columns[0]).toBe(0);
      }
      for (const { column, hex } of cells) {
        const { c, h } = oklchOf(hex);
        if (column === 0) expect(c).toBeLessThan(0.001);
        if (c > 0.06) expect(turnBetween(h, hue)).toBeLessThan(5);
      }
      expect(cells.some(({ column }) => column === planeColumns - 1)).toBe(true);
      expect(Math.max(...cells.map(({ hex }) => oklchOf(hex).c))).toBeCloseTo(
        oklchOf(mostVivid(cells)).c,
        2,
      );
    }),
    { numRuns: 60 },
  );
});

test('every colour has a place within the plane of its own hue', () => {
  fc.assert(
    fc.property(anyHex, (hex) => {
      const { column, row } = placeInPlane(hex);
      expect(column).toBeGreaterThanOrEqual(-0.5);
      expect(column).toBeLessThanOrEqual(planeColumns - 0.5);
      expect(row).toBeGreaterThanOrEqual(-0.5);
      expect(row).toBeLessThanOrEqual(planeRows - 0.5);
    }),
  );
});

test('a cell stands where it is drawn', () => {
  for (const { column, row, hex } of planeAt(29)) {
    const place = placeInPlane(hex);
    if (column < 6) continue;
    expect(Math.abs(place.row - row)).toBeLessThan(0.2);
    expect(Math.abs(place.column - column)).toBeLessThan(1.5);
  }
});

test('a grey is shown at another hue, since its own means nothing', () => {
  expect(hueOf('#808080', 29)).toBe(29);
  expect(hueOf('#ff0000', 50)).toBe(29);
});

test('each family is stood for by a colour of its own', () => {
  expect(colorFamilies.map((family) => familyOf(familyHex[family]))).toEqual([...colorFamilies]);
  expect([...familiesInOrder].sort()).toEqual([...colorFamilies].sort());
});
