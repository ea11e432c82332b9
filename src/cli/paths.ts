import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** Where the local database, blobs and pictures live; the same place for the site and every command. */
export function stateDir(): string {
  return path.resolve(root, process.env.STATE_DIR || '.wrangler/state');
}
