import { mostCompared } from '../limits.ts';
import { readPreview, type TypefaceQuery } from './typeface-query.ts';

/** Of what was asked for so many words are looked at, and so many characters of each. */
const wordsRead = 24;
const wordCharacters = 80;

/** What is set side by side. */
export interface CompareQuery extends Pick<TypefaceQuery, 'text' | 'size'> {
  /** Slugs in their order. */
  faces: readonly string[];
}

/** A comma list of slugs or names; repeated parameters are joined, as a form sends them. Names come as slugs. */
export function readCompare(search: URLSearchParams): CompareQuery {
  const words = search.getAll('faces').join(',').split(',', wordsRead).map(slugLike);
  return { faces: [...new Set(words)].filter(Boolean), ...readPreview(search) };
}

/** `''` or `?faces=inter,lato&text=Hello&size=48` */
export function compareQuery({ faces, text, size }: Partial<CompareQuery>): string {
  const parts = [
    faces && faces.length > 0 ? `faces=${faces.map(encodeURIComponent).join(',')}` : '',
    text ? `text=${encodeURIComponent(text)}` : '',
    size ? `size=${size}` : '',
  ].filter(Boolean);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
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
