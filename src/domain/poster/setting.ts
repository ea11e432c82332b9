import { type FaceTable, findGlyph, type Glyph, kernOf } from './face.ts';

export interface Placed extends Glyph {
  /** Of the origin, from the line's start, in thousandths of an em. */
  x: number;
}

/** A set line. All measures in thousandths of an em; `left` and `right` are of the ink. */
export interface Line {
  text: string;
  letters: Placed[];
  advance: number;
  left: number;
  right: number;
  ascent: number;
  descent: number;
}

interface Fit {
  /** Added after each letter. */
  tracking?: number;
  /** Of each advance; kerning is left out where it is not 1. */
  pitch?: number;
}

/** Sets a text whose letters the face has. */
export function setLine(
  face: FaceTable,
  text: string,
  { tracking = 0, pitch = 1 }: Fit = {},
): Line {
  const letters: Placed[] = [];
  let x = 0;
  let before = '';
  for (const glyph of Array.from(text).flatMap((letter) => findGlyph(face, letter) ?? [])) {
    if (before && pitch === 1) x += kernOf(face, before, glyph.letter);
    letters.push({ ...glyph, x });
    x += glyph.advance * pitch + tracking;
    before = glyph.letter;
  }
  const inked = letters.filter(({ path }) => path !== '');
  return {
    text,
    letters,
    advance: x,
    left: Math.min(...inked.map((letter) => letter.x + letter.left)),
    right: Math.max(...inked.map((letter) => letter.x + letter.right)),
    ascent: Math.max(0, ...inked.map(({ ascent }) => ascent)),
    descent: Math.max(0, ...inked.map(({ descent }) => descent)),
  };
}

export function inkWidth({ left, right }: Line): number {
  return Math.max(1, right - left);
}

/** The line's outline in thousandths of an em; a letter that comes again is drawn again by reference. */
export function outlineOf({ letters }: Line, id: string): string {
  const first = new Map<string, number>();
  const again: string[] = [];
  const parts: string[] = [];
  const counts = new Map<string, number>();
  for (const { letter } of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  for (const [i, { letter, path, x }] of letters.entries()) {
    if (!path) continue;
    const seen = first.get(letter);
    const at = Math.round(x);
    if (seen !== undefined) {
      const [origin = { x: 0 }] = letters.slice(seen, seen + 1);
      again.push(`<use href="#${id}${seen}" x="${at - Math.round(origin.x)}"/>`);
    } else if ((counts.get(letter) ?? 0) > 1) {
      first.set(letter, i);
      again.push(`<path id="${id}${i}" d="M${at} 0${path}"/>`);
    } else parts.push(`M${at} 0${path}`);
  }
  const once = parts.length > 0 ? `<path d="${parts.join('')}"/>` : '';
  return again.length > 0 ? `${once}${again.join('')}` : once;
}

/** Splits at spaces into at most `count` lines, the longest as short as it can be. Every split has its words in order. */
export function balanced(
  words: readonly string[],
  count: number,
  lengthOf: (text: string) => number,
): string[] {
  if (count <= 1 || words.length <= 1) return [words.join(' ')];
  let best: string[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let at = 1; at < words.length; at++) {
    const lines = [words.slice(0, at).join(' '), ...balanced(words.slice(at), count - 1, lengthOf)];
    const longest = Math.max(...lines.map(lengthOf));
    if (longest < least) [best, least] = [lines, longest];
  }
  return best;
}
