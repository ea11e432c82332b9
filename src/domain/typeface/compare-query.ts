import type { TypefaceQuery } from './typeface-query.ts';

/** What is set side by side. */
export interface CompareQuery extends Pick<TypefaceQuery, 'text' | 'size'> {
  /** Slugs in their order. */
  faces: readonly string[];
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
