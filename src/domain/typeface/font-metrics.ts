import type { Face, Font } from 'harfbuzzjs';
import type { FontMetrics } from './font-facts.ts';
import { contrastOf } from './font-shapes.ts';
import { Table } from './font-tables.ts';
import { boxOf, outlineOf } from './outline.ts';

/** Of a thousand characters of English text. */
const frequencies: Record<string, number> = {
  ' ': 180,
  e: 104,
  t: 74,
  a: 67,
  o: 62,
  i: 57,
  n: 57,
  s: 52,
  h: 50,
  r: 49,
  d: 35,
  l: 33,
  c: 23,
  u: 23,
  m: 20,
  w: 19,
  f: 18,
  g: 17,
  y: 16,
  p: 16,
  b: 12,
  v: 8,
  k: 6,
  j: 1,
  x: 1,
};

export function metricsOf(face: Face, font: Font): FontMetrics {
  const os2 = new Table(face, 'OS/2');
  const post = new Table(face, 'post');
  const { ascender, descender, lineGap } = font.hExtents();
  const says = os2.u16(0) >= 2;
  return {
    unitsPerEm: face.upem,
    ascender,
    descender,
    lineGap,
    xHeight: height(says ? os2.i16(86) : 0, heightOf(font, 'x')),
    capHeight: height(says ? os2.i16(88) : 0, heightOf(font, 'H')),
    averageWidth: averageWidthOf(font),
    contrast: contrastOf(font),
    italicAngle: Math.round(post.fixed(4) * 100) / 100,
    isFixedPitch: post.u32(12) !== 0,
  };
}

/** Some fonts state heights in other units or of another font: what is seen is true. */
function height(stated: number, seen: number | null): number | null {
  if (seen === null) return stated || null;
  return Math.abs(stated - seen) <= 0.15 * seen ? stated : seen;
}

function heightOf(font: Font, letter: string): number | null {
  const outline = outlineOf(font, letter);
  return outline && Math.round(boxOf(outline).top);
}

function averageWidthOf(font: Font): number | null {
  let [sum, weight] = [0, 0];
  for (const [letter, share] of Object.entries(frequencies)) {
    const glyph = font.nominalGlyph(letter.codePointAt(0) ?? 0);
    if (!glyph) return null;
    sum += font.glyphHAdvance(glyph) * share;
    weight += share;
  }
  return Math.round(sum / weight);
}
