import { createHash } from 'node:crypto';
import path from 'node:path';

/**
 * The class of a CSS module: its name, and four letters over its file. Shorter than Vite's, since documents, sheets
 * and scripts are full of them; the same in every build, wherever the project lies.
 */
export function scopedName(name: string, file: string): string {
  const [bare = file] = path.relative(path.join(import.meta.dirname, '..'), file).split('?');
  const hash = createHash('sha256').update(bare.replaceAll(path.sep, '/')).digest('base64url');
  return `${name}_${hash.replaceAll(/[^a-z]/gi, '').slice(0, 4)}`;
}
