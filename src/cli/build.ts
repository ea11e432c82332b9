import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildSources } from '../../build/sources.ts';
import { runTool } from './child.ts';
import { root } from './paths.ts';

/** Where `vite build` puts the worker's own wrangler configuration. */
export const builtConfig = path.join(root, 'dist/worker/wrangler.json');

/** Builds when there is no build or a source is newer than it. Throws when the build fails. */
export async function buildIfOld(): Promise<boolean> {
  if (existsSync(builtConfig)) {
    const built = statSync(builtConfig).mtimeMs;
    if (buildSources.every((source) => newest(path.join(root, source)) <= built)) return false;
  }
  // Whoever calls may run in another mode, as the tests do: half a build in it would mix two Reacts.
  const env = { NODE_ENV: 'production' };
  const code = await runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn'], { env });
  if (code !== 0) throw new Error(`vite build ended with ${code}`);
  return true;
}

function newest(place: string): number {
  if (!existsSync(place)) return 0;
  const own = statSync(place);
  if (!own.isDirectory()) return own.mtimeMs;
  return Math.max(
    own.mtimeMs,
    ...readdirSync(place).map((entry) => newest(path.join(place, entry))),
  );
}
