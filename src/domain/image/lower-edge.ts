import { hexOf, type Rgb } from '../color/srgb.ts';
import type { Pixels } from '../palette/pixel-bins.ts';

/** Of a picture's height. */
const edgeShare = 0.01;
const fewestRows = 2;
/** What a JPEG does to a flat colour, in steps of 255. */
const mostOff = 12;
/** Of the edge's pixels: a button's shadow is a speck, a line of text is not. */
const mostSpecks = 0.005;

/** How many rows at the foot of a picture of this height (px) are its lower edge. */
export function edgeRows(height: number): number {
  return Math.min(height, Math.max(fewestRows, Math.round(height * edgeShare)));
}

/** The colour of these pixels, `#rrggbb`, where they have one: a picture that ends in it may go on in it. */
export function flatColor({ data, width, height }: Pixels): string | null {
  const pixels = width * height;
  if (pixels === 0) return null;
  const middle: Rgb = [median(data, 0, pixels), median(data, 1, pixels), median(data, 2, pixels)];
  let specks = 0;
  for (let at = 0; at < pixels * 4; at += 4)
    if (middle.some((value, i) => Math.abs((data[at + i] ?? 0) - value) > mostOff)) specks += 1;
  return specks <= pixels * mostSpecks ? hexOf(middle) : null;
}

function median(data: Pixels['data'], channel: number, pixels: number): number {
  const values = new Uint8Array(pixels);
  for (let i = 0; i < pixels; i++) values[i] = data[i * 4 + channel] ?? 0;
  return values.sort()[pixels >> 1] ?? 0;
}
