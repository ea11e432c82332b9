import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { builtConfig } from './build.ts';
import { root, stateDir } from './paths.ts';

/**
 * Copies the build into the state and gives the copy's wrangler configuration: whoever builds anew while the site
 * runs takes none of its style sheets, chunks and posters away. One copy a port.
 */
export function keepServed(port: number): string {
  const from = path.join(root, 'dist');
  const copy = path.join(stateDir(), 'served', String(port));
  rmSync(copy, { recursive: true, force: true });
  cpSync(from, copy, {
    recursive: true,
    filter: (source) => path.basename(source) !== '.wrangler',
  });
  return path.join(copy, path.relative(from, builtConfig));
}
