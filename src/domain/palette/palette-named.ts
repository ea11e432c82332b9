import { askedWords, wordsOf } from '../search/words.ts';
import type { IndexedPalette, PaletteIndexContents } from './palette-index.ts';

export interface NamedPalettes {
  /** The best of them, names before tags, then by use here and by age. */
  ids: number[];
  total: number;
}

/**
 * Finds palettes whose name and tags hold every word of a term, as the beginning of one of theirs. Words of names are
 * worked out once, and only of those that have a name.
 */
export function paletteFinder({ palettes, terms }: PaletteIndexContents) {
  const tags = (terms.tags ?? []).map(({ name, members }) => ({ words: wordsOf(name), members }));
  let names: (readonly string[])[] | null = null;
  return (term: string, count: number): NamedPalettes => {
    names ??= palettes.map(([, , name]) => (name === null ? [] : wordsOf(name)));
    const words = askedWords(term);
    if (words.length === 0) return { ids: [], total: 0 };
    const held = new Uint8Array(palettes.length);
    const named = new Uint8Array(palettes.length);
    for (const [n, word] of words.entries()) {
      for (const [place, own] of names.entries()) {
        if (own.some((one) => one.startsWith(word))) {
          if (held[place] === n) held[place] = n + 1;
          named[place] = (named[place] ?? 0) + 1;
        }
      }
      for (const { words: own, members } of tags) {
        if (!own.some((one) => one.startsWith(word))) continue;
        for (const place of members) if (held[place] === n) held[place] = n + 1;
      }
    }
    const found = palettes
      .map((_, place) => place)
      .filter((place) => held[place] === words.length)
      .sort((a, b) => (named[b] ?? 0) - (named[a] ?? 0) || byUse(palettes, a, b));
    return {
      ids: found.slice(0, count).map((place) => palettes[place]?.[0] ?? 0),
      total: found.length,
    };
  };
}

/** Most seen first, then on most websites, then the newest. */
function byUse(palettes: readonly IndexedPalette[], a: number, b: number): number {
  const [one, other] = [palettes[a], palettes[b]];
  if (!one || !other) return 0;
  return other[4] - one[4] || other[5] - one[5] || other[3] - one[3] || other[0] - one[0];
}
