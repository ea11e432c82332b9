import { contrast, inkFor } from '#app/cards/contrast.ts';

export const posterWidth = 400;
export const posterHeight = 300;

const margin = 22;
const legible = 4.5;

export interface Shape {
  kind: 'rect' | 'disc';
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string;
}

export interface Line {
  text: string;
  y: number;
}

export interface PosterPlan {
  /** Null where no colour is known: the wall's own. */
  ground: string | null;
  ink: string | null;
  shapes: Shape[];
  /** Without colours the first letter, cut off by the edge, stands in for shapes. */
  initial: string | null;
  lines: Line[];
  size: number;
}

/**
 * A poster from a website's own facts: the name on its main colour, its other colours as columns, rows or rings,
 * whichever the slug decides. The same facts always give the same poster.
 */
export function planPoster(name: string, slug: string, colors: readonly string[]): PosterPlan {
  const [ground, ...rest] = colors;
  const setting = setName(name);
  if (ground === undefined) {
    return { ground: null, ink: null, shapes: [], initial: initialOf(name), ...setting };
  }
  const others = rest.slice(0, 5);
  const best = inkFor(ground, others);
  const ink = contrast(ground, best) >= legible ? best : inkFor(ground, ['#000000', '#ffffff']);
  const compose = compositions[hash(slug) % compositions.length] ?? columns;
  return { ground, ink, shapes: compose(others, ground), initial: null, ...setting };
}

const compositions = [columns, rows, rings];

/** Bars that hang from the upper edge at the right, each shorter than the one before. */
function columns(colors: readonly string[]): Shape[] {
  const width = Math.min(76, 190 / colors.length);
  return colors.map((fill, i) => ({
    kind: 'rect',
    x: posterWidth - width * (colors.length - i),
    y: 0,
    width,
    height: 176 - i * (120 / colors.length),
    fill,
  }));
}

/** Bands across the upper part, each thicker than the one before. */
function rows(colors: readonly string[]): Shape[] {
  const parts = (colors.length * (colors.length + 1)) / 2;
  const unit = Math.min(56, 165 / parts);
  let y = 0;
  return colors.map((fill, i) => {
    const height = unit * (i + 1);
    const shape: Shape = { kind: 'rect', x: 0, y, width: posterWidth, height, fill };
    y += height;
    return shape;
  });
}

/** Discs round the upper right corner; from outside in the contrast to the ground grows. */
function rings(colors: readonly string[], ground: string): Shape[] {
  const inward = [...colors].sort((a, b) => contrast(a, ground) - contrast(b, ground));
  return inward.map((fill, i) => {
    const radius = 176 * (1 - i / (inward.length + 0.6));
    return {
      kind: 'disc',
      x: posterWidth - radius,
      y: -radius,
      width: 2 * radius,
      height: 2 * radius,
      fill,
    };
  });
}

function initialOf(name: string): string {
  const [letter = ''] = name.replace(/^[^\p{L}\p{N}]+/u, '') || name;
  return letter.toLocaleUpperCase('en');
}

/** The name at the foot, as large as the width allows, on one to three lines. */
function setName(name: string): { lines: Line[]; size: number } {
  const room = posterWidth - 2 * margin;
  const tries = [1, 2, 3].map((count) => {
    const texts = wrap(name, count);
    const widest = Math.max(...texts.map(widthOf));
    return { texts, size: Math.min(room / widest, 84 / Math.sqrt(texts.length)) };
  });
  const fit = tries.reduce((best, one) => (one.size > best.size * 1.12 ? one : best));
  const size = Math.max(16, Math.round(fit.size));
  const first = posterHeight - margin - (fit.texts.length - 1) * size - size * 0.06;
  return { size, lines: fit.texts.map((text, i) => ({ text, y: Math.round(first + i * size) })) };
}

/** Splits into at most `count` lines of about equal width, at spaces only. */
function wrap(name: string, count: number): string[] {
  const target = widthOf(name) / count;
  const lines: string[] = [];
  let width = 0;
  for (const word of name.split(/\s+/)) {
    const more = widthOf(word);
    const last = lines.at(-1);
    const full = last === undefined || width + space + more > target * 1.18;
    if (full && lines.length < count) {
      lines.push(word);
      width = more;
    } else {
      lines[lines.length - 1] = `${last} ${word}`;
      width += space + more;
    }
  }
  return lines.map((line) => (line.length > 28 ? `${line.slice(0, 27)}…` : line));
}

/** Width in em of a text in Instrument Sans at 78 %, a little on the safe side. */
function widthOf(text: string): number {
  let width = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    width += latinWidths[code] ?? (code < 0x2e80 ? 0.47 : 1.02);
  }
  return Math.max(width, 0.5);
}

/** Looked up by code: a page of cards measures some ten thousand letters. */
const latinWidths = Array.from({ length: 128 }, (_, code) =>
  letterWidth(String.fromCharCode(code)),
);
const space = 0.27;

function letterWidth(letter: string): number {
  if (/[iljtfr.,:;'!|()\s-]/.test(letter)) return 0.27;
  if (/[mwMW@%&]/.test(letter)) return 0.76;
  return /[A-Z0-9]/.test(letter) ? 0.55 : 0.47;
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return value >>> 0;
}
