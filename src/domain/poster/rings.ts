import { contrast } from '../color/contrast.ts';
import type { Composition, Sheet } from './composition.ts';
import { covers } from './face.ts';
import { fallbackBlock } from './fallback-text.ts';
import { byContrast, inkOn, type Shade } from './poster-palette.ts';
import { balanced, inkWidth, outlineOf, setLine } from './setting.ts';
import { field, n, placing } from './svg.ts';

/** A lone letter is too little for the foot of a poster. */
const [shortest, longest] = [2, 32];
const mostLines = 4;
/** A name is read over a ring of this contrast to its ink; rings under it end before the name. */
const legible = 2.6;

export interface Block {
  markup: string;
  right: number;
  top: number;
}

/** Quarter rings round one corner, widths by the root of their share; the name in the open field. */
export const rings: Composition = {
  takes: ({ name }) => name.length >= shortest && Array.from(name).length <= longest,

  draw(sheet) {
    const { shades, width, height, face, name } = sheet;
    const ground = shades[0].hex;
    const ink = inkOn(ground, shades);
    const block = covers(face, name) ? setBlock(sheet) : fallbackBlock(sheet);
    const drawn = radii(sheet, ink, block).map(
      ({ hex, radius }) => `<circle cx="${width}" r="${n(radius)}" fill="${hex}"/>`,
    );
    return `${field(0, 0, width, height, ground)}${drawn.join('')}<g fill="${ink}">${block.markup}</g>`;
  },
};

/** One word a line, as large as the widest allows. */
function setBlock({ name, face, tracking, width, height, margin }: Sheet): Block {
  const words = withoutWidows(name.split(' '));
  const texts =
    words.length > mostLines ? balanced(words, mostLines, (text) => text.length) : words;
  const lines = texts.map((text) => setLine(face, text, { tracking }));
  const widest = Math.max(...lines.map(inkWidth));
  const size = Math.min(
    (0.6 * width * 1_000) / widest,
    (0.6 * height) / texts.length,
    0.3 * height,
  );
  const scale = size / 1_000;
  const leading = size * 0.92;
  const descent = lines.at(-1)?.descent ?? 0;
  const foot = height - margin - (descent > 40 ? descent * scale : 0);
  const markup = lines.map((line, i) => {
    const place = placing(
      margin - line.left * scale,
      foot - (lines.length - 1 - i) * leading,
      size,
    );
    return `<g ${place}>${outlineOf(line, `w${i}`)}</g>`;
  });
  return {
    markup: markup.join(''),
    right: margin + widest * scale,
    top: foot - (lines.length - 1) * leading - (lines[0]?.ascent ?? 0) * scale,
  };
}

/** `Formula 1`, `Institute of`: a word of a letter or two stays with the one before. */
function withoutWidows(words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const before = lines.length - 1;
    if (before >= 0 && word.length <= 2) lines[before] += ` ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** From outside in the contrast to the field grows. Where a ring would swallow the name, it and those in it shrink. */
function radii({ shades, width, height, margin }: Sheet, ink: string, { right, top }: Block) {
  const inward = byContrast(shades[0].hex, shades);
  const full = spread(inward, reach(inward.length) * Math.hypot(width, height));
  const clear = Math.hypot(width - right, top) - margin / 2;
  const first = inward.findIndex(({ hex }) => contrast(hex, ink) < legible);
  const widest = full[first] ?? 0;
  const shrink = widest > clear ? clear / widest : 1;
  return inward.map(({ hex }, i) => ({
    hex,
    radius: (full[i] ?? 0) * (i >= first && first >= 0 ? shrink : 1),
  }));
}

/** Of the diagonal. Few rings leave the main colour its field. */
function reach(count: number): number {
  return Math.min(0.86, 0.48 + 0.1 * count);
}

function spread(inward: readonly Shade[], outermost: number): number[] {
  const parts = inward.map(({ share }) => Math.sqrt(share) + 0.1);
  const all = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((_, i) => {
    const inside = parts.slice(i).reduce((sum, part) => sum + part, 0);
    return (outermost * inside) / all;
  });
}
