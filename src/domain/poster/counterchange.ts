import { type Composition, lettersOf, type Sheet } from './composition.ts';
import { inkOn } from './poster-palette.ts';
import { inkWidth, outlineOf, setLine } from './setting.ts';
import { field, n, use } from './svg.ts';

/** A lone letter is too little for the foot of a poster. */
const [shortest, longest] = [2, 12];
const leastShare = 0.045;

/** Fields as wide as their share. The name runs across all of them and changes colour where they meet. */
export const counterchange: Composition = {
  takes: ({ name }) => lettersOf(name).length >= shortest && lettersOf(name).length <= longest,

  draw(sheet) {
    const { name, face, tracking, width, height, margin, shades } = sheet;
    const line = setLine(face, name, { tracking });
    const size = Math.min(((width - 2 * margin) * 1_000) / inkWidth(line), 0.8 * height);
    const scale = size / 1_000;
    const x = margin - line.left * scale;
    const y = height - margin - hangs(line.descent) * scale;
    const fields = fieldsOf(sheet).map(({ hex, from, to }) => {
      const name = use('n', x - from, y, size);
      return `<svg x="${n(from)}" width="${n(to - from)}" height="${n(height)}" fill="${inkOn(hex, shades)}">${field(0, 0, to - from, height, hex)}${name}</svg>`;
    });
    return `<defs><g id="n">${outlineOf(line, 'n')}</g></defs>${fields.join('')}`;
  },
};

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
