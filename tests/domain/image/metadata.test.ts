import { expect, test } from 'vitest';
import { metadataOf, refusalOf } from '#domain/image/metadata.ts';

function png(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(64);
  bytes.set([0x89, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

test('width, height and ratio of a picture', () => {
  expect(metadataOf(png(640, 400))).toEqual({
    type: 'image/png',
    width: 640,
    height: 400,
    ratio: 1.6,
  });
});

test.each([
  ['nothing', new Uint8Array()],
  ['text', new TextEncoder().encode('<svg width="10" height="10"></svg>')],
  ['a PNG that ends after its mark', png(1, 1).subarray(0, 8)],
  ['a JPEG without a size', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xd9])],
  ['a WebP that breaks off', new TextEncoder().encode('RIFF....WEBPVP8 ')],
  ['a PNG of no width', png(0, 400)],
])('metadata that cannot be read is 0 x 0, ratio 0: %s', (_, bytes) => {
  expect(metadataOf(bytes)).toMatchObject({ width: 0, height: 0, ratio: 0 });
  expect(refusalOf(bytes)).not.toBeNull();
});

test('a picture that is too wide, too tall or too much of both is refused by its header', () => {
  expect(refusalOf(png(12_000, 10))).toBeNull();
  expect(refusalOf(png(12_001, 10))).toBe('is 12001 x 10 px: a side may have 12000');
  expect(refusalOf(png(10, 65_535))).toBe('is 10 x 65535 px: a side may have 12000');
  expect(refusalOf(png(10_000, 10_000))).toBe('is 10000 x 10000 px: together they may be 50000000');
});
