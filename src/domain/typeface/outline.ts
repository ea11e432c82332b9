import type { Font } from 'harfbuzzjs';

export type Point = readonly [x: number, y: number];
/** Closed polygons, curves cut into short lines. */
export type Outline = readonly (readonly Point[])[];

const curveSteps = 8;
/** A letter has some hundred points; one with more is drawn to slow us down. */
const mostPoints = 20_000;

/** The outline of a character; null when the font has none for it. */
export function outlineOf(font: Font, character: string): Outline | null {
  const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0);
  if (!glyph) return null;
  const contours: Point[][] = [];
  let contour: Point[] = [];
  let points = 0;
  for (const { type, values } of font.glyphToJson(glyph)) {
    if (type === 'M') contours.push((contour = []));
    const added = pointsOf(contour.at(-1) ?? [0, 0], values);
    points += added.length;
    if (points > mostPoints) return null;
    contour.push(...added);
  }
  const filled = contours.filter((each) => each.length > 2);
  return filled.length > 0 ? filled : null;
}

function pointsOf(pen: Point, v: readonly number[]): Point[] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = v;
  if (v.length < 2) return [];
  if (v.length === 2) return [[a, b]];
  return Array.from({ length: curveSteps }, (_, i): Point => {
    const t = (i + 1) / curveSteps;
    const s = 1 - t;
    return v.length === 4
      ? [s * s * pen[0] + 2 * s * t * a + t * t * c, s * s * pen[1] + 2 * s * t * b + t * t * d]
      : [
          s ** 3 * pen[0] + 3 * s * s * t * a + 3 * s * t * t * c + t ** 3 * e,
          s ** 3 * pen[1] + 3 * s * s * t * b + 3 * s * t * t * d + t ** 3 * f,
        ];
  });
}

export interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

export function boxOf(outline: Outline): Box {
  const box = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity };
  for (const [x, y] of outline.flat()) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.bottom = Math.min(box.bottom, y);
    box.top = Math.max(box.top, y);
  }
  return box;
}

/**
 * Where a line through `from` along `direction` runs inside the outline (non-zero winding, so that overlaps are one),
 * as distances from `from` in units of `direction`, ascending.
 */
export function spansAlong(
  outline: Outline,
  from: Point,
  direction: Point,
): [start: number, end: number][] {
  const crossings: { at: number; turn: number }[] = [];
  const [dx, dy] = direction;
  const side = ([x, y]: Point) => (x - from[0]) * dy - (y - from[1]) * dx;
  for (const contour of outline) {
    contour.forEach((b, i) => {
      const a = contour.at(i - 1) ?? b;
      const [sa, sb] = [side(a), side(b)];
      if (sa < 0 === sb < 0) return;
      const t = sa / (sa - sb);
      const [x, y] = [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
      const at = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy);
      crossings.push({ at, turn: sa < 0 ? 1 : -1 });
    });
  }
  crossings.sort((a, b) => a.at - b.at);
  const spans: [number, number][] = [];
  let winding = 0;
  for (const { at, turn } of crossings) {
    if (winding === 0) spans.push([at, at]);
    winding += turn;
    const last = spans.at(-1);
    if (winding === 0 && last) last[1] = at;
  }
  return spans.filter(([start, end]) => end > start);
}
