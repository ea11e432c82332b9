import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash';
import { expect, test } from 'vitest';
import { groundOf } from '#domain/image/ground.ts';

type Paint = (x: number, y: number) => [number, number, number];

function hashOf(width: number, height: number, paint: Paint): Uint8Array {
  const rgba = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rgba.set([...paint(x / width, y / height), 255], (y * width + x) * 4);
  return rgbaToThumbHash(width, height, rgba);
}

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Mean of the decoded row at height `y`, by the reference decoder. */
function rowMean(hash: Uint8Array, y: number): number[] {
  const { w, h, rgba } = thumbHashToRGBA(hash);
  const row = Math.min(h - 1, Math.floor(y * h));
  return [0, 1, 2].map((channel) => {
    let sum = 0;
    for (let x = 0; x < w; x++) sum += rgba[(row * w + x) * 4 + channel] ?? 0;
    return sum / w;
  });
}

test.each<[string, number, number, Paint]>([
  ['wide', 100, 63, (x, y) => [200 - 120 * y, 90 + 60 * x, 120 + 60 * y]],
  ['tall', 40, 100, (x, y) => [60 + 100 * y, 150 - 50 * x, 120]],
  ['square', 80, 80, (_, y) => [y < 0.5 ? 90 : 170, 120, y < 0.5 ? 160 : 110]],
])('three rows of a %s picture have the colours of its ThumbHash', (_, width, height, paint) => {
  const hash = hashOf(width, height, paint);
  const ratio = height / width;
  const ground = groundOf(base64(hash), ratio)!;
  const shown = Math.min(1, 0.75 / ratio);
  for (const [band, hex] of ground.entries()) {
    const mean = rowMean(hash, ((band + 0.5) / 3) * shown);
    for (const [i, value] of channels(hex).entries())
      expect(Math.abs(value - mean[i]!)).toBeLessThan(12);
  }
});

test('a picture of one colour has that ground', () => {
  for (const hex of groundOf(base64(hashOf(64, 40, () => [30, 90, 200])), 0.625)!)
    for (const [i, value] of channels(hex).entries())
      expect(Math.abs(value - [30, 90, 200][i]!)).toBeLessThan(6);
});

test('of a tall picture only the part that a card shows counts', () => {
  const hash = base64(hashOf(25, 100, (_, y) => (y < 0.5 ? [240, 240, 240] : [10, 10, 10])));
  for (const hex of groundOf(hash, 4)!) expect(channels(hex)[1]).toBeGreaterThan(180);
});

test.each(['', 'AAAA', 'no base64 !', btoa('\0\0\x80aaaaaaaaaa')])('%j is no ground', (text) => {
  expect(groundOf(text, 0.6)).toBeNull();
});
