import { type Composition, lettersOf, type Sheet } from './composition.ts';
import { inkOn } from './poster-palette.ts';
import { balanced, inkWidth, type Line, outlineOf, setLine } from './setting.ts';
import { field, n, use } from './svg.ts';

/** A lone letter is too little for the foot of a poster. */
const [shortest, longest] = [2, 16];
const longestWord = 12;
const mostLines = 3;
const leading = 0.86;
const leastShare = 0.045;

/** Fields as wide as their share. The name runs across all of them and changes colour where they meet. */
export const counterchange: Composition = {
  takes: ({ name }) =>
    lettersOf(name).length >= shortest &&
    name.length <= longest &&
    name.split(' ').every((word) => word.length <= longestWord),

  draw(sheet) {
    const { height, shades } = sheet;
    const { lines, size, step } = setBlock(sheet);
    const placed = lines.map((line, i) =>
      placeLine(sheet, line, size, (lines.length - 1 - i) * step),
    );
    const fields = fieldsOf(sheet).map(({ hex, from, to }) => {
      const names = placed.map(({ x, y }, i) => use(`n${i}`, x - from, y, size));
      return `<svg x="${n(from)}" width="${n(to - from)}" height="${n(height)}" fill="${inkOn(hex, shades)}">${field(0, 0, to - from, height, hex)}${names.join('')}</svg>`;
    });
    const outlines = lines.map((line, i) => `<g id="n${i}">${outlineOf(line, `n${i}g`)}</g>`);
    return `<defs>${outlines.join('')}</defs>${fields.join('')}`;
  },
};

interface Block {
  lines: Line[];
  size: number;
  /** From one baseline to the next. */
  step: number;
}

/** In as many lines, broken at spaces, as make the name largest. */
function setBlock({ name, face, tracking, width, height, margin }: Sheet): Block {
  const words = name.split(' ');
  const room = width - 2 * margin;
  const blocks = words.slice(0, mostLines).map((_, i) => {
    const texts = balanced(words, i + 1, (text) => text.length);
    const lines = texts.map((text) => setLine(face, text, { tracking }));
    const widest = Math.max(...lines.map(inkWidth));
    const deep = (0.86 * height) / (leading * (lines.length - 1) + 1);
    const size = Math.min((room * 1_000) / widest, 0.8 * height, deep);
    return { lines, size, step: leading * size };
  });
  return blocks.reduce((best, block) => (block.size > best.size ? block : best));
}

function placeLine({ height, margin }: Sheet, line: Line, size: number, above: number) {
  const scale = size / 1_000;
  const hanging = above > 0 ? 0 : hangs(line.descent) * scale;
  return { x: margin - line.left * scale, y: height - margin - above - hanging };
}

/** Round letters reach a little under the baseline without hanging from it. */
function hangs(descent: number): number {
  return descent > 40 ? descent : 0;
}

/** Second colour, first, then the rest: the main field stands between two others. Whole pixels, so that no seam shows. */
function fieldsOf({ shades: [first, second, ...rest], width }: Sheet) {
  const order = [second, first, ...rest];
  const parts = order.map(({ share }) => Math.max(share, leastShare));
  const all = parts.reduce((sum, part) => sum + part, 0);
  let end = 0;
  return order.map(({ hex }, i) => {
    const from = Math.round(end);
    end += ((parts[i] ?? 0) / all) * width;
    return { hex, from, to: Math.round(end) };
  });
}
