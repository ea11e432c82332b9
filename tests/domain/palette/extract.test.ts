import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extractPalette } from '#domain/palette/extract.ts';
import type { Pixels } from '#domain/palette/pixel-bins.ts';

type Paint = (x: number, y: number) => readonly [number, number, number, number?];

function picture(width: number, height: number, paint: Paint): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [r, g, b, a = 255] = paint(x, y);
      data.set([r, g, b, a], (y * width + x) * 4);
    }
  }
  return { data, width, height };
}

const white = [255, 255, 255] as const;
const red = [210, 30, 40] as const;
const navy = [20, 30, 80] as const;

/** The same noise in every run. */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test('flat areas come out as they were painted, with their shares, the largest first', () => {
  const { colors, mode } = extractPalette(
    picture(100, 100, (x, y) => (x < 70 ? white : y < 50 ? navy : red)),
  );
  expect(colors).toEqual([
    { hex: '#ffffff', share: 0.7 },
    { hex: '#141e50', share: 0.15 },
    { hex: '#d21e28', share: 0.15 },
  ]);
  expect(mode).toBe('light');
});

test('two blacks that nobody tells apart are one, two dark colours that are seen are two', () => {
  const beside = (r: number, g: number, b: number) =>
    extractPalette(
      picture(100, 100, (x, y) => (x < 60 ? white : y < 70 ? [0, 0, 0] : [r, g, b])),
    ).colors.map(({ hex }) => hex);
  expect(beside(0, 5, 8)).toEqual(['#ffffff', '#000000']);
  expect(beside(12, 12, 18)).toEqual(['#ffffff', '#000000']);
  expect(beside(47, 47, 47)).toEqual(['#ffffff', '#000000', '#2f2f2f']);
});

test('a photograph does not push out the brand colour beside it', () => {
  const next = noise(7);
  const { colors } = extractPalette(
    picture(200, 200, (x, y) => {
      if (y < 14) return red;
      if (x < 100) return white;
      const light = 40 + next() * 160;
      return [light * 0.8, light * 0.75, light * 0.6];
    }),
  );
  expect(colors[0]?.hex).toBe('#ffffff');
  expect(colors.map(({ hex }) => hex)).toContain('#d21e28');
});

test('a small vivid button is found, a smear of the same size is not', () => {
  const { colors } = extractPalette(
    picture(200, 200, (x, y) => {
      if (x < 12 && y < 6) return [255, 90, 0];
      if (x > 190 && y > 197) return [225, 226, 224];
      return white;
    }),
  );
  expect(colors.map(({ hex }) => hex)).toEqual(['#ffffff', '#ff5a00']);
});

test('thin text is found on its ground', () => {
  const { colors } = extractPalette(
    picture(200, 200, (x, y) => (x % 29 === 0 && y % 11 === 0 ? [20, 20, 24] : [250, 248, 244])),
  );
  expect(colors.map(({ hex }) => hex)).toEqual(['#faf8f4', '#141418']);
});

/** Letters of so many pixels, none of which alone is enough to be told: each in another shade. */
function letters(shades: readonly (readonly [number, number, number])[]): Pixels {
  return picture(200, 200, (x, y) => {
    if (y > 30 && y < 60 && x > 20 && x < 90) return [37, 44, 54];
    const at = y === 100 ? x - 20 : -1;
    return (at >= 0 && at < 15 && shades[at % shades.length]) || white;
  });
}

test('one red word is found though its letters have no two pixels alike', () => {
  const { colors } = extractPalette(
    letters([
      [156, 25, 0],
      [206, 85, 66],
      [105, 40, 20],
      [170, 60, 70],
    ]),
  );
  const hexes = colors.map(({ hex }) => hex);
  expect(hexes.slice(0, 2)).toEqual(['#ffffff', '#252c36']);
  expect(hexes).toContain('#9c1900');
});

test('the fringes of black letters are no accent: they are of two colours', () => {
  const { colors } = extractPalette(
    letters([
      [200, 120, 50],
      [70, 120, 200],
      [120, 60, 20],
      [20, 60, 130],
    ]),
  );
  expect(colors.map(({ hex }) => hex)).toEqual(['#ffffff', '#252c36']);
});

test('near-duplicates are one colour', () => {
  const { colors } = extractPalette(
    picture(100, 100, (x) => [250 + (x % 5), 250 + (x % 4), 252] as const),
  );
  expect(colors).toHaveLength(1);
});

test('dark pages are dark, and what is transparent is not there', () => {
  const dark = picture(50, 50, (x) => (x < 40 ? [12, 14, 20] : [240, 240, 240]));
  expect(extractPalette(dark).mode).toBe('dark');
  const half = picture(50, 50, (x) => (x < 25 ? [255, 0, 0, 255] : [0, 0, 255, 0]));
  expect(extractPalette(half).colors).toEqual([{ hex: '#ff0000', share: 1 }]);
  expect(extractPalette(picture(4, 4, () => [9, 9, 9, 0]))).toEqual({ colors: [], mode: 'light' });
  expect(extractPalette({ data: new Uint8Array(), width: 0, height: 0 }).colors).toEqual([]);
});

test('any pixels: shares add up to one, in order, no colour twice, and again the same', () => {
  const side = 12;
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: side * side * 4, maxLength: side * side * 4 }),
      fc.integer({ min: 1, max: 8 }),
      (data, most) => {
        for (let at = 3; at < data.length; at += 4) data[at] = 255;
        const pixels = { data, width: side, height: side };
        const { colors } = extractPalette(pixels, most);
        expect(colors.length).toBeGreaterThan(0);
        expect(colors.length).toBeLessThanOrEqual(most);
        expect(new Set(colors.map(({ hex }) => hex)).size).toBe(colors.length);
        expect(colors.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2);
        const shares = colors.map(({ share }) => share);
        expect(shares).toEqual([...shares].sort((a, b) => b - a));
        expect(extractPalette({ ...pixels, data: data.slice() }, most).colors).toEqual(colors);
      },
    ),
    { numRuns: 60 },
  );
});
