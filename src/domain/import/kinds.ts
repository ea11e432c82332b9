import { categories } from './category-import.ts';
import { faces } from './face-import.ts';
import type { Kind } from './kind.ts';
import { languages } from './language-import.ts';
import { locations } from './location-import.ts';
import { pairings } from './pairing-import.ts';
import { palettes } from './palette-import.ts';
import { pangrams } from './pangram-import.ts';
import { profiles } from './profile-import.ts';
import { typefaces } from './typeface-import.ts';
import { websites } from './website-import.ts';

/** In the order in which one file's rows may name another's: places and words first, websites, and last what is linked to them. */
export const importKinds = [
  'locations',
  'categories',
  'profiles',
  'languages',
  'pangrams',
  'typefaces',
  'faces',
  'pairings',
  'websites',
  'palettes',
] as const;
export type ImportKind = (typeof importKinds)[number];

/** Kinds that the product has and that cannot be moved yet. */
export const laterKinds: readonly string[] = ['articles'];

export const kinds: Record<ImportKind, Kind<unknown>> = {
  locations,
  categories,
  profiles,
  languages,
  pangrams,
  typefaces,
  faces,
  pairings,
  websites,
  palettes,
};

export function isImportKind(text: string | undefined): text is ImportKind {
  return importKinds.some((kind) => kind === text);
}
