import { expect, test } from 'vitest';
import { edgeRows, flatColor } from '#domain/image/lower-edge.ts';

function pixels(width: number, height: number, paint: (x: number) => [number, number, number]) {
  const data = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i++) data.set([...paint(i % width), 255], i * 4);
  return { data, width, height };
}

test('an edge of one colour is that colour, also with the noise of a JPEG and a speck', () => {
  expect(flatColor(pixels(600, 4, () => [18, 52, 86]))).toBe('#123456');
  expect(flatColor(pixels(600, 4, (x) => [248 + (x % 3), 248, 248 - (x % 3)]))).toBe('#f9f8f7');
  expect(flatColor(pixels(600, 4, (x) => (x < 2 ? [0, 0, 0] : [255, 255, 255])))).toBe('#ffffff');
});

test('a line of text, two columns and a slow change of colour are none', () => {
  expect(flatColor(pixels(600, 4, (x) => (x % 40 === 0 ? [0, 0, 0] : [255, 255, 255])))).toBeNull();
  expect(flatColor(pixels(600, 4, (x) => (x < 200 ? [20, 20, 20] : [255, 255, 255])))).toBeNull();
  expect(flatColor(pixels(600, 4, (x) => [x / 5, 80, 80]))).toBeNull();
  expect(flatColor(pixels(0, 0, () => [0, 0, 0]))).toBeNull();
});

test('the edge is a hundredth of the height, two rows at least, never more than there are', () => {
  expect([edgeRows(1), edgeRows(90), edgeRows(900)]).toEqual([1, 2, 9]);
});
