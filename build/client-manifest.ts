import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const name = 'virtual:client-manifest';

/**
 * Gives the worker `virtual:client-manifest`: `{ build, timestamp, chunks, sheets }`, where `build` is a hash over
 * the sources, `chunks` is Vite's manifest of the client, or null while the dev server runs, and `sheets` holds the
 * text of each style sheet by its file.
 */
export function clientManifest(): Plugin {
  let serving = false;
  let root = '.';
  return {
    name: 'client-manifest',
    configResolved(config) {
      serving = config.command === 'serve';
      root = config.root;
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const build = serving
        ? 'dev'
        : hashOf([path.join(root, 'src'), path.join(root, 'package-lock.json')]);
      const chunks = serving
        ? null
        : JSON.parse(readFileSync(path.join(root, 'dist/client/.vite/manifest.json'), 'utf8'));
      const sheets = chunks ? sheetsOf(chunks, path.join(root, 'dist/client')) : {};
      return `export default ${JSON.stringify({ build, timestamp: Date.now(), chunks, sheets })}`;
    },
  };
}

function sheetsOf(chunks: Record<string, { css?: string[] }>, client: string) {
  const files = new Set(Object.values(chunks).flatMap(({ css }) => css ?? []));
  return Object.fromEntries(
    [...files].map((file) => [file, readFileSync(path.join(client, file), 'utf8').trim()]),
  );
}

function hashOf(places: string[]): string {
  // The icon service is part of the pages' policy: another one is another build.
  const hash = createHash('sha256').update(process.env.ICON_SERVICE ?? '');
  for (const file of places.flatMap(filesIn).sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

function filesIn(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place).flatMap((entry) => filesIn(path.join(place, entry)));
}
