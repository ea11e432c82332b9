import type { Font } from 'harfbuzzjs';
import type { FontShapes } from './font-facts.ts';
import { type Box, boxOf, type Outline, outlineOf, spansAlong } from './outline.ts';

/** Two shapes that share more than this of their common area are taken for one another. */
const alike = 0.8;
const rows = 48;

export function shapesOf(font: Font): FontShapes {
  const draw = (character: string) => outlineOf(font, character);
  const [one, capital, small] = [draw('1'), draw('I'), draw('l')];
  const [zero, letter] = [draw('0'), draw('O')];
  return {
    singleStoreyA: storeys(draw('a'), { 2: true, 3: false }),
    singleStoreyG: storeys(draw('g'), { 3: true, 4: false, 5: false }),
    tellsIl1:
      one && capital && small
        ? [
            [one, capital],
            [one, small],
            [capital, small],
          ].every(([a = [], b = []]) => !isAlike(a, b, 'side by side'))
        : null,
    tellsO0: zero && letter ? tellsZero(zero, letter) : null,
  };
}

/** Counts the strokes that upright lines through the middle of a letter cross, and says what most of them mean. */
function storeys(outline: Outline | null, meanings: Record<number, boolean>): boolean | null {
  if (!outline) return null;
  const { left, right } = boxOf(outline);
  const votes = [0.38, 0.42, 0.46, 0.5, 0.54, 0.58].flatMap((share) => {
    const spans = spansAlong(outline, [left + share * (right - left), 0], [0, 1]);
    return meanings[spans.length] ?? [];
  });
  const yes = votes.filter((vote) => vote).length;
  if (votes.length < 3 || yes * 2 === votes.length) return null;
  return yes * 2 > votes.length;
}

/** A zero that is narrow, slashed or dotted, or of another form altogether. */
function tellsZero(zero: Outline, letter: Outline): boolean {
  const [a, b] = [boxOf(zero), boxOf(letter)];
  if ((a.right - a.left) / (b.right - b.left) < 0.75) return true;
  return hasInkInside(zero, a) !== hasInkInside(letter, b) || !isAlike(zero, letter, 'fitted');
}

function hasInkInside(outline: Outline, box: Box): boolean {
  const middle = (box.bottom + box.top) / 2;
  return spansAlong(outline, [(box.left + box.right) / 2, middle], [0, 1]).some(
    ([start, end]) => start <= 0 && end >= 0,
  );
}

/** Compares two shapes by their common area, line by line: at their own widths, or drawn to the same width. */
function isAlike(a: Outline, b: Outline, how: 'side by side' | 'fitted'): boolean {
  const [boxA, boxB] = [boxOf(a), boxOf(b)];
  const bottom = Math.min(boxA.bottom, boxB.bottom);
  const top = Math.max(boxA.top, boxB.top);
  let [common, all] = [0, 0];
  for (let i = 0; i < rows; i++) {
    const y = bottom + ((i + 0.5) / rows) * (top - bottom);
    const [one, other] = [spansAt(a, boxA, y, how), spansAt(b, boxB, y, how)];
    const both = commonLength(one, other);
    common += both;
    all += lengthOf(one) + lengthOf(other) - both;
  }
  return all > 0 && common / all > alike;
}

function spansAt(outline: Outline, box: Box, y: number, how: 'side by side' | 'fitted') {
  const unit = how === 'fitted' ? box.right - box.left : 1;
  return spansAlong(outline, [box.left, y], [unit, 0]);
}

type Spans = readonly (readonly [number, number])[];

function lengthOf(spans: Spans): number {
  return spans.reduce((sum, [start, end]) => sum + end - start, 0);
}

function commonLength(a: Spans, b: Spans): number {
  return a.reduce(
    (sum, [start, end]) =>
      sum +
      b.reduce(
        (part, [from, to]) => part + Math.max(0, Math.min(end, to) - Math.max(start, from)),
        0,
      ),
    0,
  );
}

/** Thinnest over thickest stroke of the o, measured from its middle outwards at 24 angles; null unless it is a ring. */
export function contrastOf(font: Font): number | null {
  const outline = outlineOf(font, 'o');
  if (!outline) return null;
  const box = boxOf(outline);
  const middle = [(box.left + box.right) / 2, (box.bottom + box.top) / 2] as const;
  const strokes: number[] = [];
  for (let i = 0; i < 24; i++) {
    const angle = (i / 24) * 2 * Math.PI;
    const spans = spansAlong(outline, middle, [Math.cos(angle), Math.sin(angle)]);
    const outwards = spans.filter(([start]) => start > 0);
    const [first] = outwards;
    if (outwards.length === 1 && spans.length === 2 && first) strokes.push(first[1] - first[0]);
  }
  if (strokes.length < 16) return null;
  return Math.round((Math.min(...strokes) / Math.max(...strokes)) * 100) / 100;
}
