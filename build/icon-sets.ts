import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getIcons } from '@iconify/utils';
import type { Plugin } from 'vite';
import { iconPart } from '../src/domain/icon/icon-set.ts';

/** Sets of a permissive licence: line icons (ISC) and brand marks (CC0). A part is some 25 to 70 KB. */
const chosen = { lucide: 24, 'simple-icons': 96 };

const name = 'virtual:icon-sets';
const require = createRequire(import.meta.url);

type IconSet = Parameters<typeof getIcons>[0];

/**
 * Puts the icon sets among the assets, cut into parts, and says in `virtual:icon-sets` where they are. The folder
 * carries the set's version, so that its files never change. `ICON_SERVICE` (an https origin) names the public
 * service that browsers ask when this site's own endpoint fails; unset: none, and the policy allows none.
 */
export function iconSets(): Plugin {
  let isServing = false;
  return {
    name: 'icon-sets',
    configResolved(config) {
      isServing = config.command === 'serve';
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const sets = Object.fromEntries(
        Object.entries(chosen).map(([prefix, parts]) => [
          prefix,
          { folder: folderOf(prefix), parts },
        ]),
      );
      return `export const iconSets = ${JSON.stringify(sets)};
export const iconService = ${JSON.stringify(publicService())};`;
    },
    buildStart() {
      if (isServing || this.environment.name !== 'client') return;
      for (const [prefix, parts] of Object.entries(chosen)) {
        for (const [i, part] of partsOf(readSet(prefix), parts).entries()) {
          const fileName = `${folderOf(prefix).slice(1)}/${i}.json`;
          this.emitFile({ type: 'asset', fileName, source: JSON.stringify(part) });
        }
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const part = servedPart(request.url ?? '');
        if (!part) return next();
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(part));
      });
    },
  };
}

/** A set cut into parts that stand alone: an alias has its parent beside it. */
export function partsOf(set: IconSet, parts: number): IconSet[] {
  const names: string[][] = Array.from({ length: parts }, () => []);
  for (const icon of [...Object.keys(set.icons), ...Object.keys(set.aliases ?? {})])
    names[iconPart(icon, parts)]?.push(icon);
  return names.map((some) => getIcons(set, some) ?? { prefix: set.prefix, icons: {} });
}

/** Origin of the public service, or ''. Throws when it is no https address. */
export function publicService(given = process.env.ICON_SERVICE): string {
  if (!given) return '';
  const url = new URL(given);
  if (url.protocol !== 'https:') throw new Error(`ICON_SERVICE is no https address: ${given}`);
  return url.origin;
}

function servedPart(url: string): IconSet | undefined {
  for (const [prefix, parts] of Object.entries(chosen)) {
    const start = `${folderOf(prefix)}/`;
    if (url.startsWith(start))
      return partsOf(readSet(prefix), parts)[Number.parseInt(url.slice(start.length), 10)];
  }
  return undefined;
}

function folderOf(prefix: string): string {
  const { version } = JSON.parse(
    readFileSync(require.resolve(`@iconify-json/${prefix}/package.json`), 'utf8'),
  ) as { version: string };
  return `/assets/icons/${prefix}-${version}`;
}

function readSet(prefix: string): IconSet {
  return JSON.parse(readFileSync(require.resolve(`@iconify-json/${prefix}/icons.json`), 'utf8'));
}
