import { slugify } from 'transliteration';
import { colorFamilies } from '../color/color.ts';
import { reserved } from '../urls.ts';

export type Named = 'website' | 'profile' | 'typeface' | 'category' | 'location' | 'pairing';

const slugCharacters = 100;
const colors: ReadonlySet<string> = new Set(colorFamilies);
const filters: ReadonlySet<string> = new Set(reserved.websiteFilter);
const words: Record<Named, ReadonlySet<string>> = {
  website: new Set(),
  profile: new Set(reserved.profile),
  typeface: new Set(reserved.typeface),
  category: new Set([...filters, ...colors]),
  location: new Set([...filters, ...colors]),
  pairing: new Set(),
};

/** `Söhne Mono` -> `soehne-mono`, `中文` -> `zhong-wen`; empty when no letter or digit is left. */
export function slugOf(text: string): string {
  if (text.length <= slugCharacters && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)) return text;
  const slug = slugify(text, { replace: { '+': ' plus ', '#': ' sharp ', '&': ' and ' } });
  return slug
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, slugCharacters)
    .replace(/^-+|-+$/g, '');
}

/**
 * The slug that a thing of this kind may have (decisions: collisions with real data): digits and a dash
 * first move to the end, words that an address already means get the kind behind them. Digits alone would be read as
 * an id in a filter: they get the kind before them.
 */
export function allowedSlug(kind: Named, slug: string): string {
  const digits = /^(\d+(?:-\d+)*)-(.+)$/.exec(slug);
  const turned = digits ? `${digits[2]}-${digits[1]}` : slug;
  const isNumber = kind === 'website' ? /^\d+-/ : /^\d+(-|$)/;
  const first = isNumber.test(turned) ? `${kind}-${slug}` : turned;
  if (words[kind].has(first)) return `${first}-${kind}`;
  return kind === 'typeface' && first.endsWith('-fonts') ? `${first}-typeface` : first;
}
