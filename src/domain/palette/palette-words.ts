import { askedWords, wordsOf } from '../search/words.ts';

/**
 * Finds palettes by words as the search does: each word asked for has to begin one of a palette's name or of its tags.
 * `texts`: per palette its name and its tags' names. Gives whether the palette at a place is meant; nothing asked,
 * nothing found.
 */
export function paletteWords(
  texts: readonly (readonly string[])[],
): (term: string) => (n: number) => boolean {
  const lines = texts.map((own) => ` ${own.flatMap(wordsOf).join(' ')}`);
  return (term) => {
    const words = askedWords(term).map((word) => ` ${word}`);
    return (n) => words.length > 0 && words.every((word) => lines[n]?.includes(word));
  };
}
