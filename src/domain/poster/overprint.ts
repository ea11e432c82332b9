import { contrast } from '../color/contrast.ts';
import { type Composition, lettersOf, type Sheet } from './composition.ts';
import { mostContrast, type Shade } from './poster-palette.ts';
import { inkWidth, type Line, setLine } from './setting.ts';
import { field, placing, use } from './svg.ts';

const longest = 16;
const pitch = 0.84;
const leading = 0.9;
/** Under this an ink does not show on the paper. */
const shows = 1.6;
const splitOver = 5;

/** Letters set at 84 % of their advance and printed over one another on the lightest colour, as on a proof press. */
export const overprint: Composition = {
  takes: ({ name, shades }) => lettersOf(name).length <= longest && inksOf(shades).length >= 2,

  draw(sheet) {
    const { width, height, shades } = sheet;
    const lines = split(sheet.name, height > width ? 4 : 2).map((text) =>
      setLine(sheet.face, text, { pitch }),
    );
    const paper = paperOf(shades);
    const letters = place(sheet, lines);
    return `${field(0, 0, width, height, paper)}<g style="isolation:isolate">${letters}</g>`;
  },
};

function paperOf(shades: readonly Shade[]): string {
  return mostContrast(
    '#000000',
    shades.map(({ hex }) => hex),
  );
}

function inksOf(shades: readonly Shade[]): string[] {
  const paper = paperOf(shades);
  return shades.map(({ hex }) => hex).filter((hex) => contrast(hex, paper) > shows);
}

/** At the spaces, else in parts of equal length; up to five letters stay together. */
function split(name: string, most: number): string[] {
  const words = name.split(' ');
  if (words.length > 1) {
    const half = Math.ceil(words.length / 2);
    if (words.length <= most) return words;
    return [words.slice(0, half).join(' '), words.slice(half).join(' ')];
  }
  const letters = Array.from(name);
  if (letters.length <= splitOver) return [name];
  const count = Math.min(most, Math.ceil(letters.length / 3));
  const each = Math.ceil(letters.length / count);
  return Array.from({ length: Math.ceil(letters.length / each) }, (_, i) =>
    letters.slice(i * each, (i + 1) * each).join(''),
  );
}

/** The first line stands left, the last right, as large as all allow; the block stands in the middle. */
function place({ width, height, margin, shades }: Sheet, lines: Line[]): string {
  const ascent = Math.max(...lines.map((line) => line.ascent));
  const descent = lines.at(-1)?.descent ?? 0;
  const deep = ascent + leading * ascent * (lines.length - 1) + descent;
  const room = { width: width - 1.1 * margin, height: height - 1.1 * margin };
  const scale = Math.min(room.width / Math.max(...lines.map(inkWidth)), room.height / deep);
  const top = (height - deep * scale) / 2 + ascent * scale;
  const inks = inksOf(shades);
  const seen = new Map<string, string>();
  let count = 0;
  const drawn = lines.map((line, row) => {
    const spare = width - 1.1 * margin - inkWidth(line) * scale;
    const shift = lines.length === 1 ? 0.5 : row / (lines.length - 1);
    const start = 0.55 * margin + spare * shift - line.left * scale;
    const y = top + row * leading * ascent * scale;
    return line.letters
      .map(({ letter, path, x }) => {
        if (!path) return '';
        const style = ` fill="${inks[count++ % inks.length]}" style="mix-blend-mode:multiply"`;
        const at = start + x * scale;
        const before = seen.get(letter);
        if (before) return use(before, at, y, scale * 1_000, style);
        const id = `l${seen.size}`;
        seen.set(letter, id);
        return `<g ${placing(at, y, scale * 1_000)}${style}><path id="${id}" d="M0 0${path}"/></g>`;
      })
      .join('');
  });
  return drawn.join('');
}
