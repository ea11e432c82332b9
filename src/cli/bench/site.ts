import { cpSync, globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import type { Started } from './peers.ts';
import { places } from './places.ts';
import { type Recorded, record } from './record.ts';
import { runCommand } from './run-command.ts';
import { startWorkerd } from './workerd.ts';
import { wrapper } from './wrapper.ts';

/** The built worker: its folder, first module, and the client's files. */
export interface Built {
  config: string;
  folder: string;
  main: string;
  client: string;
}

/** Builds the site and copies it aside. */
export async function buildSite(): Promise<Built> {
  await runCommand({ command: 'vite', args: ['build'], log: 'build.log' });
  rmSync(places.site, { recursive: true, force: true });
  cpSync(path.join(places.root, 'dist'), places.site, { recursive: true });
  return findBuilt();
}

export function findBuilt(): Built {
  const [config] = globSync(path.join(places.site, '*/wrangler.json'));
  if (!config) throw new Error('the build left no wrangler.json below dist');
  const { main, assets }: { main: string; assets: { directory: string } } = JSON.parse(
    readFileSync(config, 'utf8'),
  );
  const file = path.resolve(path.dirname(config), main);
  return {
    config,
    folder: path.dirname(file),
    main: path.basename(file),
    client: path.resolve(path.dirname(config), assets.directory),
  };
}

export const secret = 'only the bench knows this one, of 32+';

export interface SiteOptions {
  /** A STATE_DIR. */
  state: string;
  gzip?: boolean;
  /** A folder of pictures to serve beside the client's files, as an edge keeps them. */
  pictures?: string;
  /** Another module in front of the worker's own. */
  front?: string;
  workerd?: string | undefined;
}

/** Our site on the state of a folder, started and answering. */
export async function serveSite(built: Built, options: SiteOptions): Promise<Started> {
  return startWorkerd(await recordSite(built, options), '/websites');
}

/** `AUTH_SECRET` is set as in production, so that a cookie's signature is checked. */
export function recordSite(
  built: Built,
  { state, gzip = false, pictures, front, workerd }: SiteOptions,
): Promise<Recorded> {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(built.config);
  const folders = [built.client, ...(pictures ? [pictures] : [])];
  const { bindings, serviceBindings } = workerOptions as Record<string, object | undefined>;
  return record({
    folder: built.folder,
    main: 'bench-wrapper.js',
    mainText: front ?? wrapper(built.main, folders, gzip),
    stores: path.join(state, 'v3'),
    workerd,
    options: {
      ...workerOptions,
      bindings: { ...bindings, AUTH_SECRET: secret },
      serviceBindings: {
        ...serviceBindings,
        ...Object.fromEntries(folders.map((path, i) => [`BENCH_DISK${i}`, { disk: { path } }])),
      },
    },
  });
}
