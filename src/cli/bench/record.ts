import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { freePort } from '../port.ts';
import { places } from './places.ts';

export interface BuiltWorker {
  /** Folder of the built modules. */
  folder: string;
  /** The first module, and its text where it is not a file of the folder. */
  main: string;
  mainText?: string;
  /** The worker's bindings and dates, in Miniflare's older shape. */
  options: Record<string, unknown>;
  /** Folder of the stores: STATE_DIR/v3. */
  stores?: string;
  /** Another workerd than the one that came with Miniflare. */
  workerd?: string | undefined;
}

/** How to start a worker on workerd alone. */
export interface Recorded {
  workerd: string;
  args: string[];
  /** Binary configuration, for standard input. */
  config: string;
  origin: string;
}

/** Folders to take along at the end. */
const left = new Set<string>();
process.on('exit', () => {
  for (const folder of left) rmSync(folder, { recursive: true, force: true });
});

/**
 * Has Miniflare write workerd's configuration for a worker with D1, KV and R2, then ends it. workerd itself is started
 * without Miniflare: no proxy and no entry worker before the page, no Node process that reads along every log line.
 */
export async function record(worker: BuiltWorker): Promise<Recorded> {
  const port = await freePort();
  const workerd = worker.workerd ?? ownWorkerd();
  const folder = mkdtempSync(path.join(runFolder(), 'worker-'));
  left.add(folder);
  const kept = path.join(folder, 'workerd');
  process.env.MINIFLARE_WORKERD_PATH = recorder(folder, kept, workerd);
  const miniflare = new Miniflare(optionsOf(worker, port));
  await miniflare.ready;
  await miniflare.dispose();
  delete process.env.MINIFLARE_WORKERD_PATH;
  ownFolders(`${kept}.config`);
  const args = readFileSync(`${kept}.args`, 'utf8').trim().split('\n');
  return { workerd, args, config: `${kept}.config`, origin: `http://127.0.0.1:${port}` };
}

function optionsOf({ folder, main, mainText, options, stores }: BuiltWorker, port: number) {
  const names = moduleNames(folder).filter((name) => name !== main);
  const { assets: _, modulesRules: __, ...rest } = options;
  return convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: 0,
    log: new Log(LogLevel.ERROR),
    ...(stores ? { resourcePersistencePath: stores } : {}),
    workers: [
      {
        ...rest,
        name: 'bench',
        modules: [
          {
            type: 'ESModule',
            path: path.join(folder, main),
            ...(mainText ? { contents: mainText } : {}),
          },
          ...names.map((name) => ({ type: typeOf(name), path: path.join(folder, name) })),
        ],
        modulesRoot: folder,
        unsafeDirectSockets: [{ host: '127.0.0.1', port }],
      },
    ],
  });
}

/** Stands in for workerd while Miniflare starts it: keeps what it is given and becomes workerd. */
function recorder(folder: string, kept: string, workerd: string): string {
  const file = path.join(folder, 'workerd.sh');
  const lines = [
    '#!/bin/sh',
    `printf '%s\\n' "$@" > '${kept}.args'`,
    `cat > '${kept}.config'`,
    `exec '${workerd}' "$@" < '${kept}.config'`,
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  chmodSync(file, 0o755);
  return file;
}

/** Miniflare takes its temporary folders along; the configuration gets others, by names of the same length. */
function ownFolders(config: string): void {
  const text = readFileSync(config, 'latin1').replaceAll('/miniflare-', '/benchtemp-');
  for (const folder of text.match(/\/[\w/.-]*\/benchtemp-\w+\/[\w-]+/g) ?? []) {
    mkdirSync(folder, { recursive: true });
    left.add(path.dirname(folder));
  }
  writeFileSync(config, text, 'latin1');
}

/** Names of the modules below a folder. */
export function moduleNames(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(m?js|wasm)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

function typeOf(name: string): 'CompiledWasm' | 'ESModule' {
  return name.endsWith('.wasm') ? 'CompiledWasm' : 'ESModule';
}

function runFolder(): string {
  const folder = path.join(places.scratch, 'run');
  mkdirSync(folder, { recursive: true });
  return folder;
}

function ownWorkerd(): string {
  const besideMiniflare = createRequire(createRequire(import.meta.url).resolve('miniflare'));
  const workerd: { default: string } = besideMiniflare('workerd');
  return workerd.default;
}
