import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { D1Database, KVNamespace, R2Bucket } from '@cloudflare/workers-types';
import { getPlatformProxy, unstable_readConfig } from 'wrangler';
import { z } from 'zod';
import { type Database, openDatabase } from '#domain/db.ts';
import type { BlobStore } from '#domain/ports.ts';

export const root = path.resolve(import.meta.dirname, '../..');

/** Where the local database, blobs and pictures live; the same place for the site and every command. */
export function stateDir(): string {
  return path.resolve(root, process.env.STATE_DIR || '.wrangler/state');
}

export interface Platform {
  db: Database;
  d1: D1Database;
  blobs: BlobStore;
  pictures: R2Bucket;
  /** Ends the process that holds the local state open. */
  close(): Promise<void>;
}

interface Bindings {
  DB: D1Database;
  KV: KVNamespace;
  PICTURES: R2Bucket;
}

/** Opens the local state, or with `remote` the deployed one (then wrangler asks for an account). */
export async function openPlatform({ remote = false } = {}): Promise<Platform> {
  const folder = await mkdtemp(path.join(tmpdir(), 'specimen-'));
  const configPath = path.join(folder, 'wrangler.json');
  await writeFile(configPath, JSON.stringify(storesOnly(remote)));
  const proxy = await getPlatformProxy<Bindings & Record<string, unknown>>({
    configPath,
    envFiles: [],
    persist: { path: path.join(stateDir(), 'v3') },
    remoteBindings: remote,
  });
  const { DB, KV, PICTURES } = proxy.env;
  return {
    db: openDatabase(DB),
    d1: DB,
    pictures: PICTURES,
    blobs: {
      get: (key) => KV.get(key, 'arrayBuffer'),
      put: (key, value) => KV.put(key, value),
    },
    async close() {
      await proxy.dispose();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The stores of wrangler.toml and nothing else: commands need no rate limits, assets or images. */
function storesOnly(remote: boolean): object {
  const config = stores.parse(
    unstable_readConfig({ config: path.join(root, 'wrangler.toml') }, { hideWarnings: true }),
  );
  const held = <Binding extends object>(binding: Binding) => ({
    ...binding,
    ...(remote ? { remote } : {}),
  });
  return {
    name: `${config.name}-cli`,
    compatibility_date: config.compatibility_date,
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
