import { difference, oklabOf } from './oklab.ts';
import { hexOf, type Light, lightOf, rgbOfLight } from './srgb.ts';

/** Ways of seeing in which a cone, or all of them, do not answer. */
export const visions = ['protan', 'deutan', 'tritan', 'achroma'] as const;
export type Vision = (typeof visions)[number];

type Matrix = readonly [Light, Light, Light];

/**
 * Protanopia, deuteranopia, tritanopia: Machado, Oliveira and Fernandes, "A physiologically-based model for
 * simulation of color vision deficiency" (2009), severity 1.0, on linear light. Achromatopsia: the luminance of the
 * colour (WCAG 2.2), as eyes without cones see lightness alone.
 */
const matrices: Record<Vision, Matrix> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  achroma: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

/** Two colours closer than this (delta E OK) are one in a small area. */
export const merging = 0.05;

/** `#rrggbb` as it is seen, cut at the edge of sRGB. */
export function seenBy(vision: Vision, hex: string): string {
  const light = lightOf(hex);
  const [r, g, b] = matrices[vision];
  return hexOf(rgbOfLight([times(r, light), times(g, light), times(b, light)]));
}

/** Do two colours that are told apart by full colour vision become one? */
export function isMerged(vision: Vision, one: string, other: string): boolean {
  return (
    distance(one, other) >= merging &&
    distance(seenBy(vision, one), seenBy(vision, other)) < merging
  );
}

function distance(one: string, other: string): number {
  return difference(oklabOf(one), oklabOf(other));
}

function times(row: Light, light: Light): number {
  return row[0] * light[0] + row[1] * light[1] + row[2] * light[2];
}
