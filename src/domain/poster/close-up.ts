import { type Composition, lettersOf, type Sheet } from './composition.ts';
import { baseOf, findGlyph, type Glyph } from './face.ts';
import { byContrast, inkOn } from './poster-palette.ts';
import { balanced, inkWidth, outlineOf, setLine } from './setting.ts';
import { field, placing, use } from './svg.ts';

/** Letters whose upper left is open: a name in that corner stays clear of them. */
const open = 'AJadj4';
/** Letters that are nothing without their head: they stand below the name, never cut off above. */
const headed = 'EFTZŦ57';
const longest = 24;
const step = 0.062;

/** The first letter, larger than the frame, echoed once in each remaining colour; the name small in the far corner. */
export const closeUp: Composition = {
  takes: ({ name, face }) => Array.from(name).length <= longest && initialOf(name, face) !== null,

  draw(sheet) {
    const { shades, width, height, name, face } = sheet;
    const ground = shades[0].hex;
    const initial = initialOf(name, face);
    if (!initial) return '';
    const echoes = byContrast(ground, shades);
    const corner = setCorner(sheet);
    const { size, x, y } = placeInitial(sheet, initial, echoes.length, corner);
    const drawn = echoes.map(({ hex }, i) => {
      const at = x - (echoes.length - 1 - i) * step * width;
      return use('l', at, y, size, ` fill="${hex}"`);
    });
    return `<defs><path id="l" d="M0 0${initial.path}"/></defs>${field(0, 0, width, height, ground)}${drawn.join('')}<g fill="${inkOn(ground, shades)}">${corner.markup}</g>`;
  },
};

function initialOf(name: string, face: Sheet['face']): Glyph | null {
  const letters = lettersOf(name);
  const first = letters.find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? letters[0];
  return first === undefined ? null : findGlyph(face, first);
}

interface Corner {
  markup: string;
  right: number;
  bottom: number;
}

/** One line as long as it stays legible, else two. */
function setCorner({ name, face, tracking, width, height, margin }: Sheet): Corner {
  const most = Math.min(0.085 * height, 0.085 * width);
  const fitted = [1, 2].map((count) => {
    const texts = balanced(name.split(' '), count, (text) => text.length);
    const lines = texts.map((text) => setLine(face, text, { tracking }));
    const widest = Math.max(...lines.map(inkWidth));
    return { lines, size: Math.min(most, (0.36 * width * 1_000) / widest) };
  });
  const [one, two] = fitted;
  const { lines, size } =
    one && two && two.size > one.size * 1.25 ? two : (one ?? { lines: [], size: most });
  const scale = size / 1_000;
  const top = margin + face.capHeight * scale;
  const markup = lines.map((line, i) => {
    const place = placing(margin - line.left * scale, top + i * size, size);
    return `<g ${place}>${outlineOf(line, `c${i}`)}</g>`;
  });
  return {
    markup: markup.join(''),
    right: margin + Math.max(...lines.map(inkWidth)) * scale,
    bottom: top + (lines.length - 1) * size,
  };
}

/** Where the front letter stands. A letter that would lie under the name moves aside, else below it. */
function placeInitial({ width, height }: Sheet, glyph: Glyph, echoes: number, corner: Corner) {
  const inkHeight = glyph.ascent + glyph.descent;
  const inkWidth = glyph.right - glyph.left;
  const tall = Math.max((1.28 * height) / inkHeight, (0.62 * width) / inkWidth);
  const scale = Math.min(tall, (1.02 * width) / inkWidth, (1.9 * height) / inkHeight);
  const right = 1.135 * width;
  const left = right - inkWidth * scale - (echoes - 1) * step * width;
  const top = 1.1 * height - inkHeight * scale;
  const gap = 0.03 * width;
  const over = corner.right + gap - left;
  const letter = baseOf(glyph.letter);
  const isHeaded = headed.includes(letter);
  const meets = over > 0 && top < corner.bottom + gap && !open.includes(letter);
  const aside = meets && !isHeaded && over <= 0.13 * width ? over : 0;
  const down = (meets && aside === 0) || isHeaded ? corner.bottom + 1.6 * gap - top : 0;
  return {
    size: scale * 1_000,
    x: right + aside - glyph.right * scale,
    y: 1.1 * height - glyph.descent * scale + down,
  };
}
