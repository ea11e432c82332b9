import { contrast } from '../color/contrast.ts';
import { type Composition, lettersOf, type Sheet } from './composition.ts';
import { type FaceTable, findGlyph, type Glyph } from './face.ts';
import { inkOn, type Shade } from './poster-palette.ts';
import { field, ns, placing, use } from './svg.ts';

const [shortest, longest] = [3, 20];
const ratio = 4 / 5;
const emptyPenalty = 0.07;
/** Inks of at least this contrast take turns in the cells. */
const legible = 3.2;

/** One letter a cell. Colours dealt by share, never the same beside itself; empty cells take a simple form. */
export const cells: Composition = {
  takes: ({ name }) => {
    const { length } = lettersOf(name);
    return length >= shortest && length <= longest;
  },

  draw(sheet) {
    const { name, face, shades } = sheet;
    const letters = lettersOf(name);
    const grid = gridOf(sheet, letters.length);
    const hexes = dealt(shades, grid);
    const inks = inksOf(hexes, shades);
    const size = sizeOf(face, letters, grid);
    const seen = new Map<string, string>();
    return hexes
      .map((hex, i) => {
        const cell = { ...cellAt(grid, i), fill: inks[i] ?? hex };
        const glyph = findGlyph(face, letters[i] ?? '');
        const front = glyph ? drawLetter(glyph, cell, size, seen) : form(cell, i + sheet.hash);
        return field(cell.x, cell.y, cell.width, cell.height, hex) + front;
      })
      .join('');
  },
};

interface Grid {
  columns: number;
  rows: number;
  width: number;
  height: number;
}

interface Cell {
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string;
}

/** Cells nearest 4:5 and fewest empty. */
function gridOf({ width, height }: Sheet, count: number): Grid {
  let best = { columns: 1, rows: count, width, height };
  let least = Number.POSITIVE_INFINITY;
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const away = Math.abs(Math.log(width / columns / (height / rows) / ratio));
    const score = away + emptyPenalty * (columns * rows - count);
    if (score < least) [best, least] = [{ columns, rows, width, height }, score];
  }
  return best;
}

/** Edges on whole pixels, so that no seam shows. */
function cellAt({ columns, rows, width, height }: Grid, i: number) {
  const [column, row] = [i % columns, Math.floor(i / columns)];
  const x = Math.round((column * width) / columns);
  const y = Math.round((row * height) / rows);
  return {
    x,
    y,
    width: Math.round(((column + 1) * width) / columns) - x,
    height: Math.round(((row + 1) * height) / rows) - y,
  };
}

/** Each cell takes the colour that is most behind its share, except its neighbours'. */
function dealt(shades: readonly Shade[], { columns, rows }: Grid): string[] {
  const used = new Map<string, number>();
  const hexes: string[] = [];
  for (let i = 0; i < columns * rows; i++) {
    const beside = i % columns > 0 ? hexes[i - 1] : undefined;
    const free = shades.filter(({ hex }) => hex !== beside && hex !== hexes[i - columns]);
    const score = ({ hex, share }: Shade) =>
      Math.sqrt(share) * (i + 1) - 1.9 * (used.get(hex) ?? 0);
    const [next] = (free.length > 0 ? free : shades.filter(({ hex }) => hex !== beside)).toSorted(
      (a, b) => score(b) - score(a),
    );
    const hex = next?.hex ?? '';
    used.set(hex, (used.get(hex) ?? 0) + 1);
    hexes.push(hex);
  }
  return hexes;
}

/** Legible colours take turns as ink, so that a palette is seen in the letters too. */
function inksOf(hexes: readonly string[], shades: readonly Shade[]): string[] {
  const used = new Map<string, number>();
  return hexes.map((ground) => {
    const [next] = shades
      .filter(({ hex }) => contrast(hex, ground) >= legible)
      .toSorted(
        (a, b) =>
          (used.get(a.hex) ?? 0) - (used.get(b.hex) ?? 0) ||
          contrast(b.hex, ground) - contrast(a.hex, ground),
      );
    const hex = next?.hex ?? inkOn(ground, shades);
    used.set(hex, (used.get(hex) ?? 0) + 1);
    return hex;
  });
}

/** One size for all letters: capitals two thirds of a cell, the widest letter and the longest tail within it. */
function sizeOf(face: FaceTable, letters: readonly string[], grid: Grid): number {
  const [width, height] = [grid.width / grid.columns, grid.height / grid.rows];
  const glyphs = letters.flatMap((letter) => findGlyph(face, letter) ?? []);
  const widest = Math.max(...glyphs.map(({ left, right }) => right - left));
  const tallest = Math.max(...glyphs.map(({ ascent, descent }) => ascent + descent));
  return (
    1_000 *
    Math.min((0.66 * height) / face.capHeight, (0.84 * width) / widest, (0.86 * height) / tallest)
  );
}

/** Centred by its own ink. */
function drawLetter(glyph: Glyph, cell: Cell, size: number, seen: Map<string, string>): string {
  const scale = size / 1_000;
  const x = cell.x + cell.width / 2 - ((glyph.left + glyph.right) / 2) * scale;
  const y = cell.y + cell.height / 2 + ((glyph.ascent - glyph.descent) / 2) * scale;
  const fill = ` fill="${cell.fill}"`;
  const before = seen.get(glyph.letter);
  if (before) return use(before, x, y, size, fill);
  const id = `l${seen.size}`;
  seen.set(glyph.letter, id);
  return `<g ${placing(x, y, size)}${fill}><path id="${id}" d="M0 0${glyph.path}"/></g>`;
}

/** A quarter disc, a disc or a triangle. */
function form({ x, y, width, height, fill }: Cell, kind: number): string {
  const r = Math.min(width, height);
  const shapes = [
    `<path fill="${fill}" d="M${ns(x, y + height - r)}a${ns(r, r)} 0 0 1 ${ns(r, r)}h${ns(-r)}z"/>`,
    `<circle fill="${fill}" cx="${ns(x + width / 2)}" cy="${ns(y + height / 2)}" r="${ns(r * 0.33)}"/>`,
    `<path fill="${fill}" d="M${ns(x, y + height)}h${ns(width)}v${ns(-height)}z"/>`,
  ];
  return shapes[kind % shapes.length] ?? '';
}
