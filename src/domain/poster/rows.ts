import { contrast } from '../color/contrast.ts';
import type { Composition, Sheet } from './composition.ts';
import { inkOn, type Shade } from './poster-palette.ts';
import { type Line, outlineOf, setLine } from './setting.ts';
import { field, n, use } from './svg.ts';

const gap = 160;
const wanted = 4.2;
const least = 1.7;
/** Of the name that a row shows at least: the rows beside it show the rest. */
const shown = 0.55;
const mostRows = 7;

/** The name as woven cloth: a row a colour, offset by the hash, clipped to its row. */
export const rows: Composition = {
  takes: () => true,

  draw(sheet) {
    const line = setLine(sheet.face, sheet.name, { tracking: sheet.tracking });
    const drawn = dealt(sheet, line).map((row) => drawRow(sheet, line, row));
    return `<defs><g id="n">${outlineOf(line, 'n')}</g></defs>${drawn.join('')}`;
  },
};

interface Row {
  index: number;
  hex: string;
  y: number;
  height: number;
}

/** One row a colour; colours come again where rows would be so high that they would show too little of the name. */
function dealt({ shades, width, height, face }: Sheet, line: Line): Row[] {
  const most = (width * face.capHeight) / (0.8 * shown * (line.advance + gap));
  const few = height > width ? 7 : 3;
  const count = Math.min(mostRows, Math.max(shades.length, few, Math.ceil(height / most)));
  const colors = Array.from({ length: count }, (_, i) => shades[i % shades.length] ?? shades[0]);
  const parts = colors.map(({ share }) => Math.sqrt(share) + 0.12);
  const unit = height / parts.reduce((sum, part) => sum + part, 0);
  let end = 0;
  return colors.map(({ hex }, index) => {
    const y = Math.round(end);
    end += (parts[index] ?? 0) * unit;
    return { index, hex, y, height: Math.round(end) - y };
  });
}

function drawRow(
  { width, hash, shades, face }: Sheet,
  line: Line,
  { index, hex, y, height }: Row,
): string {
  const size = (0.8 * height * 1_000) / face.capHeight;
  const step = ((line.advance + gap) * size) / 1_000;
  const names: string[] = [];
  const from = (-((37 * hash + 61 * index) % 100) / 100) * step;
  for (let x = from; x < width; x += step) {
    const ends = x + (line.right * size) / 1_000;
    if (ends > 0) names.push(use('n', x, 0.9 * height, size));
  }
  return `<svg y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${inkOfRow(hex, shades)}">${field(0, 0, width, height, hex)}${names.join('')}</svg>`;
}

/** The colour whose contrast to the row is nearest 4.2: neither a whisper nor a shout. */
function inkOfRow(ground: string, shades: readonly Shade[]): string {
  const away = (hex: string) => Math.abs(contrast(hex, ground) - wanted);
  const [best] = shades
    .map(({ hex }) => hex)
    .filter((hex) => contrast(hex, ground) > least)
    .sort((a, b) => away(a) - away(b));
  return best ?? inkOn(ground, shades);
}
