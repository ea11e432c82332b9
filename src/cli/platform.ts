import './wrangler-settings.ts';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unstable_readConfig, unstable_startWorker } from 'wrangler';
import { z } from 'zod';
import { root, stateDir } from './paths.ts';
import { type Stores, storesAt } from './store-client.ts';

export interface Platform extends Stores {
  /** Ends the process that holds the stores open. */
  close(): Promise<void>;
}

/** Opens the local state, or with `remote` the deployed one (then wrangler asks for an account). */
export async function openPlatform({ remote = false } = {}): Promise<Platform> {
  const folder = await mkdtemp(path.join(tmpdir(), 'specimen-'));
  const token = randomBytes(24).toString('base64url');
  const config = path.join(folder, 'wrangler.json');
  await writeFile(config, JSON.stringify(workerConfig(remote, token)), { mode: 0o600 });
  const worker = await unstable_startWorker({
    config,
    envFiles: [],
    dev: {
      persist: stateDir(),
      server: { hostname: '127.0.0.1', port: 0 },
      inspector: false,
      watch: false,
      liveReload: false,
      logLevel: 'none',
    },
  });
  await worker.ready;
  return {
    ...storesAt(await worker.url, token),
    async close() {
      await worker.dispose();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The stores of wrangler.toml behind the store worker. */
function workerConfig(remote: boolean, token: string): object {
  const config = stores.parse(
    unstable_readConfig({ config: path.join(root, 'wrangler.toml') }, { hideWarnings: true }),
  );
  const held = <Binding extends object>(binding: Binding) => ({
    ...binding,
    ...(remote ? { remote } : {}),
  });
  return {
    name: `${config.name}-stores`,
    main: path.join(import.meta.dirname, 'store-worker.ts'),
    compatibility_date: config.compatibility_date,
    observability: { enabled: false },
    vars: { TOKEN: token },
    d1_databases: config.d1_databases.map(held),
    kv_namespaces: config.kv_namespaces.map(held),
    r2_buckets: config.r2_buckets.map(held),
  };
}

const stores = z.object({
  name: z.string(),
  compatibility_date: z.string(),
  d1_databases: z.array(
    z.object({ binding: z.string(), database_id: z.string(), database_name: z.string() }),
  ),
  kv_namespaces: z.array(z.object({ binding: z.string(), id: z.string() })),
  r2_buckets: z.array(z.object({ binding: z.string(), bucket_name: z.string() })),
});
