import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { buildSources } from './sources.ts';

const name = 'virtual:client-manifest';

/**
 * Gives the worker `virtual:client-manifest`: `{ build, timestamp, chunks, sheets }`, where `build` is a hash over
 * `buildSources`, `chunks` is Vite's manifest of the client, or null while the dev server runs, and `sheets` holds the
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
      const build = serving ? 'dev' : buildId(root);
      const chunks = serving
        ? null
        : JSON.parse(readFileSync(path.join(root, 'dist/client/.vite/manifest.json'), 'utf8'));
      const sheets = chunks ? sheetsOf(chunks, path.join(root, 'dist/client')) : {};
      const text = JSON.stringify({ build, timestamp: Date.now(), chunks, sheets });
      // A text is read faster than the same as an object of the language: a worker starts with it.
      return `export default JSON.parse(${JSON.stringify(text)})`;
    },
  };
}

function sheetsOf(chunks: Record<string, { css?: string[] }>, client: string) {
  const files = new Set(Object.values(chunks).flatMap(({ css }) => css ?? []));
  return Object.fromEntries(
    [...files].map((file) => [file, readFileSync(path.join(client, file), 'utf8').trim()]),
  );
}

/** Twelve hexadecimal digits over all that a build is made of, the same wherever the project lies. */
export function buildId(root: string): string {
  // The icon service is part of the pages' policy: another one is another build.
  const hash = createHash('sha256').update(process.env.ICON_SERVICE ?? '');
  for (const file of buildSources.flatMap((source) => filesIn(root, source)).sort())
    hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 12);
}

function filesIn(root: string, place: string): string[] {
  const whole = path.join(root, place);
  if (!existsSync(whole)) return [];
  if (!statSync(whole).isDirectory()) return [place];
  return readdirSync(whole).flatMap((entry) => filesIn(root, path.join(place, entry)));
}
