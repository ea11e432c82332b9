import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import type { Server } from './peers.ts';
import { ownWorkerds } from './process.ts';

interface Served {
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

/**
 * A built worker on workerd with a socket of its own. Miniflare only starts the process and lends it D1, KV and R2:
 * no proxy and no entry worker stand in front (they cost more than the page).
 */
export async function serveWorker({ folder, main, mainText, options, stores, workerd }: Served): Promise<Server> {
  const port = await freePort();
  const before = new Set(ownWorkerds());
  const names = moduleNames(folder).filter((name) => name !== main);
  const modules = [
    { type: 'ESModule' as const, path: path.join(folder, main), ...(mainText ? { contents: mainText } : {}) },
    ...names.map((name) => ({ type: typeOf(name), path: path.join(folder, name) })),
  ];
  const { assets: _, modulesRules: __, ...rest } = options;
  if (workerd) process.env.MINIFLARE_WORKERD_PATH = workerd;
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      log: new Log(LogLevel.ERROR),
      // One log line per request would be copied through this process and cost the load generator its share.
      handleStructuredLogs: () => {},
      ...(stores ? { resourcePersistencePath: stores } : {}),
      workers: [
        {
          ...rest,
          name: 'bench',
          modules,
          modulesRoot: folder,
          unsafeDirectSockets: [{ host: '127.0.0.1', port }],
        },
      ],
    }),
  );
  await miniflare.ready;
  const pid = ownWorkerds().find((one) => !before.has(one));
  if (pid === undefined) throw new Error('no workerd process was found');
  return { origin: `http://127.0.0.1:${port}`, pid, stop: () => miniflare.dispose() };
}

function moduleNames(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(m?js|wasm)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

function typeOf(name: string): 'CompiledWasm' | 'ESModule' {
  return name.endsWith('.wasm') ? 'CompiledWasm' : 'ESModule';
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
