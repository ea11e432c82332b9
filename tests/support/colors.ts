import fc from 'fast-check';

const channel = fc.nat(255).map((value) => value.toString(16).padStart(2, '0'));

/** Any `#rrggbb`. */
export const anyHex = fc.tuple(channel, channel, channel).map((parts) => `#${parts.join('')}`);

/** Any place in OKLCH, also outside of every gamut. */
export const anyOklch = fc.record({
  l: fc.double({ min: 0, max: 1, noNaN: true }),
  c: fc.double({ min: 0, max: 0.4, noNaN: true }),
  h: fc.double({ min: 0, max: 359.99, noNaN: true }),
});

export const runs = { numRuns: 1_000 };
export const fewRuns = { numRuns: 200 };

/** How far apart two hues are, in degrees, going the short way round. */
export function turnBetween(a: number, b: number): number {
  return Math.abs(((a - b + 540) % 360) - 180);
}
