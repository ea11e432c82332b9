import type { Sheet } from './composition.ts';
import { balanced } from './setting.ts';
import { escaped, n } from './svg.ts';

const mostLines = 4;
const chunk = 8;

/** A name that no face of ours has letters for, as text in whatever the reader's system has. */
export function fallbackBlock({ name, width, height, margin }: Sheet) {
  const pieces = name.split(' ').flatMap(cut);
  const texts = balanced(pieces, Math.min(mostLines, pieces.length), widthOf);
  const widest = Math.max(1, ...texts.map(widthOf));
  const size = Math.min((0.6 * width) / widest, (0.6 * height) / texts.length, 0.26 * height);
  const leading = size * 1.1;
  const foot = height - margin - size * 0.12;
  const lines = texts.map((text, i) => {
    const y = foot - (texts.length - 1 - i) * leading;
    return `<text x="${n(margin)}" y="${n(y)}">${escaped(text)}</text>`;
  });
  return {
    markup: `<g font-family="system-ui,sans-serif" font-weight="700" font-size="${n(size)}">${lines.join('')}</g>`,
    right: margin + widest * size,
    top: foot - (texts.length - 1) * leading - size,
  };
}

/** Scripts without spaces break anywhere. */
function cut(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length <= chunk || !letters.some(isWide)) return [word];
  return Array.from({ length: Math.ceil(letters.length / chunk) }, (_, i) =>
    letters.slice(i * chunk, (i + 1) * chunk).join(''),
  );
}

/** In ems, on the safe side. */
function widthOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + (isWide(letter) ? 1.02 : 0.66), 0);
}

function isWide(letter: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff00-\uff60]/u.test(
    letter,
  );
}
