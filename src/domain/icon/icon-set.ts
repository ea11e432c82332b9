import { z } from 'zod';
import { iconNameCharacters, iconsAsked } from '../limits.ts';

const namePattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const name = z.string().max(iconNameCharacters).regex(namePattern);

export const iconPrefix = name;
/** `a,b` as the Iconify protocol writes it: each name once, in the order asked. */
export const iconNames = z
  .string()
  .max(iconsAsked * (iconNameCharacters + 1))
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(name).min(1).max(iconsAsked));

/**
 * In which of a set's files an icon stands, 0 to `parts` - 1: a big set is megabytes, and nobody asks for more
 * than a few of its icons. FNV-1a, 32 bits (draft-eastlake-fnv): the build and the worker must agree for ever.
 */
export function iconPart(icon: string, parts: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < icon.length; i++)
    hash = Math.imul(hash ^ icon.charCodeAt(i), 0x01000193) >>> 0;
  return hash % parts;
}
