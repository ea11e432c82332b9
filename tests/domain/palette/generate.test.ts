import { differenceEuclidean, displayable, parse } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readGenerator, shuffled } from '#domain/palette/generate.ts';
import { generatorQuery } from '#domain/palette/generator-query.ts';

const distance = differenceEuclidean('oklab');
const five = ['#000001', '#000002', '#000003', '#000004', '#000005'];
const seed = fc.integer({ min: 0, max: 2 ** 31 - 1 });

test('any seed: five colours that are told apart, from a light ground to a dark ink', () => {
  fc.assert(
    fc.property(seed, (chance) => {
      const colors = shuffled({ colors: five, locked: new Set() }, chance);
      expect(colors).toHaveLength(5);
      for (const hex of colors) {
        expect(hex).toMatch(/^#[0-9a-f]{6}$/);
        expect(displayable(parse(hex) ?? '')).toBe(true);
      }
      for (const [at, one] of colors.entries()) {
        for (const other of colors.slice(at + 1))
          expect(distance(one, other)).toBeGreaterThan(0.06);
      }
      expect(distance(colors[0] ?? '', '#ffffff')).toBeLessThan(0.25);
    }),
    { numRuns: 300 },
  );
});

test('the same seed gives the same palette, another another', () => {
  const of = (chance: number) => shuffled({ colors: five, locked: new Set() }, chance);
  expect(of(12)).toEqual(of(12));
  expect(new Set(Array.from({ length: 50 }, (_, at) => of(at).join())).size).toBe(50);
});

test('locked colours stay in their places, whatever they are', () => {
  const hex = fc
    .integer({ min: 0, max: 0xffffff })
    .map((n) => `#${n.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(
      fc.uniqueArray(hex, { minLength: 2, maxLength: 8 }),
      fc.array(fc.nat(7)),
      seed,
      (colors, places, chance) => {
        const locked = new Set(places.flatMap((place) => colors[place] ?? []));
        const next = shuffled({ colors, locked }, chance);
        expect(next).toHaveLength(colors.length);
        expect(new Set(next).size).toBe(next.length);
        for (const [at, color] of colors.entries()) {
          if (locked.has(color)) expect(next[at]).toBe(color);
        }
        // The address gives back the same.
        const query = new URLSearchParams(generatorQuery({ colors: next, locked }));
        const read = readGenerator({
          colors: query.get('colors') ?? '',
          locked: query.get('locked') ?? '',
        });
        expect(read).toEqual({ colors: next, locked });
      },
    ),
    { numRuns: 300 },
  );
});

test('an address that names no palette is the first one; places that are none are dropped', () => {
  const first = readGenerator({ colors: '', locked: '' });
  expect(first.colors).toHaveLength(5);
  for (const colors of ['x', 'ff5533', 'ff5533-', `${'ff5533-'.repeat(9)}ff5533`]) {
    expect(readGenerator({ colors, locked: '1' })).toEqual(first);
  }
  const { locked } = readGenerator({ colors: 'ff5533-101418', locked: '2-9-x-0-2' });
  expect([...locked]).toEqual(['#101418']);
});
