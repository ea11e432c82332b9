import { searchGroupSize, searchNearLetters } from '../limits.ts';
import type { SearchIndex, SearchLabel } from './search.ts';
import { decodeSearch, type Opened } from './search-index-binary.ts';
import { type Matches, match, type Section } from './search-section.ts';
import { askedWords } from './words.ts';

/** Opens what `buildSearch` made; null when the bytes are not whole or of another format. */
export function openSearch(buffer: ArrayBuffer): SearchIndex | null {
  const kinds = decodeSearch(buffer);
  if (!kinds) return null;
  const { websites, palettes, categories } = kinds;
  return {
    search(term, page, size) {
      const words = askedWords(term);
      const asked = words.join(' ');
      const group = (kind: Opened) =>
        labelsOf(kind, match(kind.section, words, asked, searchGroupSize).best);
      const foundPalettes = match(palettes.section, words, asked, searchGroupSize);
      const found = match(websites.section, words, asked, page * size);
      return {
        ids: idsOf(websites.section, found).slice((page - 1) * size),
        total: found.total,
        groups: {
          typefaces: group(kinds.typefaces),
          tags: group(kinds.tags),
          profiles: group(kinds.profiles),
          categories: group(categories),
          locations: group(kinds.locations),
        },
        palettes: idsOf(palettes.section, foundPalettes),
        paletteTotal: foundPalettes.total,
      };
    },
    near: (term) => near(categories, askedWords(term)),
  };
}

function idsOf({ ids }: Section, { best }: Matches): number[] {
  return best.map((n) => ids[n] ?? 0);
}

/** Each word by itself, and shorter from its end until it begins a name. */
function near(categories: Opened, words: readonly string[]): SearchLabel[] {
  const found = words.flatMap((word) => {
    for (let letters = word.length; letters >= searchNearLetters; letters--) {
      const begin = word.slice(0, letters);
      const { best } = match(categories.section, [begin], begin, searchGroupSize);
      if (best.length > 0) return best;
    }
    return [];
  });
  return labelsOf(categories, [...new Set(found)]);
}

function labelsOf({ labels }: Opened, documents: readonly number[]): SearchLabel[] {
  return documents.slice(0, searchGroupSize).flatMap((n) => {
    const label = labels[n];
    if (!label) return [];
    const [id, slug, name, count] = label;
    return [{ id, slug, name, count }];
  });
}
