import { converter, differenceEuclidean, interpolate, toGamut } from 'culori';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gradientCss, gradientStops, mixedIn } from '#domain/color/gradient.ts';
import { anyHex, fewRuns } from '../../support/colors.ts';

const apart = differenceEuclidean('oklab');
const mapped = toGamut('rgb', 'oklch');
const grey = converter('oklch');
/** Channels are whole numbers; near black half a step of one is the most. */
const rounding = 0.006;

describe('mixing', () => {
  test.each(['oklab', 'oklch'] as const)('in %s is what an independent library mixes', (space) => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(anyHex, anyHex, share, (one, other, at) => {
        // What rounding leaves to a grey is no hue: it is taken as one by our rule alone.
        fc.pre([one, other].every((hex) => (grey(hex)?.c ?? 0) > 0.0001));
        const wanted = mapped(interpolate([one, other], space)(at));
        expect(apart(mixedIn(space, one, other, at), wanted)).toBeLessThan(rounding);
      }),
      fewRuns,
    );
  });

  test('a grey takes the hue of the other colour: no third hue comes between', () => {
    for (const at of [0.25, 0.5, 0.75]) {
      const mixed = mixedIn('oklch', '#ffffff', '#0000ff', at);
      expect(Math.abs((grey(mixed)?.h ?? 0) - (grey('#0000ff')?.h ?? 0))).toBeLessThan(6);
      expect(mixed).toBe(mixedIn('oklch', '#0000ff', '#ffffff', 1 - at));
    }
  });
});

test('stops begin and end at the colours, hold each of them, and go one way', () => {
  const colors = ['#ff5533', '#101418', '#ffffff'];
  for (const space of ['oklab', 'oklch'] as const) {
    const stops = gradientStops(colors, space, 4);
    expect(stops.map(({ at }) => at)).toEqual([0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1]);
    expect([0, 4, 8].map((i) => stops[i]?.hex)).toEqual(colors);
  }
});

test('as CSS it names the space and the colours in order', () => {
  expect(gradientCss(['#ff5533', '#101418'], 'oklch')).toBe(
    'linear-gradient(to right in oklch, #ff5533, #101418)',
  );
});
