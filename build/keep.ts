import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../node_modules/.cache/specimen');

/** A file that the build has made, where imports find it. Gives its path. */
export function keep(file: string, bytes: Uint8Array): string {
  mkdirSync(folder, { recursive: true });
  const at = path.join(folder, file);
  writeFileSync(at, bytes);
  return at;
}
