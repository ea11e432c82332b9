import { mostCompared } from '../limits.ts';
import type { CompareQuery } from './compare-query.ts';
import { readPreview } from './read-query.ts';

/** Of what was asked for so many words are looked at, and so many characters of each. */
const wordsRead = 24;
const wordCharacters = 80;

/** A comma list of slugs or names; repeated parameters are joined, as a form sends them. Names come as slugs. */
export function readCompare(search: URLSearchParams): CompareQuery {
  const words = search.getAll('faces').join(',').split(',', wordsRead).map(slugLike);
  return { faces: [...new Set(words)].filter(Boolean), ...readPreview(search) };
}

/** With one more, or without one that is there; the same when there is no room. */
export function toggleCompared(faces: readonly string[], slug: string): readonly string[] {
  if (faces.includes(slug)) return faces.filter((one) => one !== slug);
  return faces.length < mostCompared ? [...faces, slug] : faces;
}

/** `IBM Plex Sans` -> `ibm-plex-sans` */
function slugLike(word: string): string {
  return Array.from(word.normalize('NFKD'))
    .slice(0, wordCharacters)
    .join('')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
}
