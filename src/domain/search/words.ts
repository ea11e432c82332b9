import { fold } from '../filter/fold.ts';
import { searchWordCharacters, searchWords } from '../limits.ts';

const word = /[\p{L}\p{N}]+/gu;

/** The words of a text as they are compared: folded, without signs, long ones cut. */
export function wordsOf(text: string): string[] {
  return (fold(text).match(word) ?? []).map((one) => one.slice(0, searchWordCharacters));
}

/** What somebody asked for, as it is shown again: no control characters, one space between words, not endless. */
export function cleanTerm(text: string, mostCharacters: number): string {
  const plain = text
    .replace(/\p{C}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return cut(plain, mostCharacters);
}

/** The beginning of a text, without half a character at its end. */
export function cut(text: string, mostCharacters: number): string {
  return text
    .slice(0, mostCharacters)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

/** The words that are looked for: so many and no more. */
export function askedWords(term: string): string[] {
  return wordsOf(term).slice(0, searchWords);
}
