import { covers, has, pointsOf, type Ranges } from './code-points.ts';

const lines = [
  'Quick wafting zephyrs vex bold Jim',
  'QUICK WAFTING ZEPHYRS VEX BOLD JIM',
  '0123456789 ABCDEF',
  '0123456789',
];

/** What a language says, and its script's plain name. */
export interface Spoken {
  headline: string;
  script: string;
}

/** About as much as the English lines say: two or three lines at the size that a tester starts with. */
const lineLetters = 34;

/**
 * A line that the files can set whole: in the script that the family's name says, else English, else a language's own
 * words, else the first letters there are. A language's words end where a line is full.
 */
export function sampleFor(points: Ranges, name: string, spoken: readonly Spoken[]): string {
  const own = spoken.filter(({ script }) => name.includes(script));
  const words = (of: readonly Spoken[]) => of.map(({ headline }) => firstWords(headline));
  const whole = [...words(own), ...lines, ...words(spoken)].find((line) =>
    covers(points, pointsOf(line)),
  );
  return whole ?? firstLetters(points);
}

/** Whole words, by the number of letters as people count them: marks belong to what they stand on. */
function firstWords(headline: string): string {
  const letters = (text: string) => [...graphemes.segment(text)].length;
  if (letters(headline) <= lineLetters) return headline;
  let line = '';
  for (const word of headline.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && letters(longer) > lineLetters) break;
    line = longer;
  }
  return line.replace(/[,،;:]$/, '');
}

const graphemes = new Intl.Segmenter();

const lettersShown = 24;

function firstLetters(points: Ranges): string {
  const letters: string[] = [];
  for (let i = 0; i + 1 < points.length && letters.length < lettersShown; i += 2) {
    const [first = 0, last = 0] = [points[i], points[i + 1]];
    for (let point = first; point <= last && letters.length < lettersShown; point += 1) {
      const letter = String.fromCodePoint(point);
      if (/[\p{L}\p{N}\p{S}]/u.test(letter)) letters.push(letter);
    }
  }
  return letters.join('') || 'No letters';
}

/** A name as the files can set it; null when a letter of it is missing. */
export function canSet(points: Ranges, text: string): boolean {
  return Array.from(text).every(
    (letter) => /\s/.test(letter) || has(points, letter.codePointAt(0) ?? 0),
  );
}
