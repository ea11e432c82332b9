import { isColorFamily } from '../color/color.ts';
import { parseColor } from '../color/parse-color.ts';

/** A term taken apart: plain words, and what was asked for by name. */
export interface SearchTerm {
  words: string;
  font: string | null;
  by: string | null;
  /** One of the nine families or `#rrggbb`; `''`: a colour was asked for that there is not. */
  color: string | null;
}

const operator = /(?<=^|\s)(font|by|colou?r):(?:"([^"]*)"|(\S+))/gi;
const hex = /(?<=^|\s)#(?:[0-9a-f]{6}|[0-9a-f]{3})(?=\s|$)/i;

/**
 * Understands `font:inter`, `by:name`, `color:blue`, `color:ff5533` and `#ff5533` among other words; a value with
 * spaces stands in quotes. The last of a kind counts.
 */
export function readTerm(term: string): SearchTerm {
  const asked: Omit<SearchTerm, 'words'> = { font: null, by: null, color: null };
  let words = term.replace(operator, (_all, name: string, quoted?: string, plain?: string) => {
    const value = (quoted ?? plain ?? '').trim();
    const kind = name.toLowerCase();
    if (kind === 'font') asked.font = value;
    else if (kind === 'by') asked.by = value;
    else asked.color = colorOf(value);
    return ' ';
  });
  if (asked.color === null) {
    words = words.replace(hex, (text) => {
      asked.color = colorOf(text);
      return ' ';
    });
  }
  return { words: words.replace(/\s+/g, ' ').trim(), ...asked };
}

/** Whether anything is asked for by name. */
export function hasOperator({ font, by, color }: SearchTerm): boolean {
  return font !== null || by !== null || color !== null;
}

function colorOf(text: string): string {
  const word = text.toLowerCase();
  return isColorFamily(word) ? word : (parseColor(word) ?? '');
}
