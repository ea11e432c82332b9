import type { FamilyStyle } from './typeface-styles.ts';

/** The class that sets text in a family's regular. */
export function faceClass(slug: string): string {
  return `face-${slug}`;
}

export function styleClass(slug: string, { key }: FamilyStyle): string {
  return `${faceClass(slug)} ${faceClass(slug)}-${key}`;
}
