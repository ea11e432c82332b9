import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Bundle } from './peers.ts';
import { places } from './places.ts';
import { moduleNames } from './record.ts';
import { recordingEntry, replayingEntry } from './replayed-entry.ts';
import { textOf } from './request.ts';
import type { Bench } from './server-figures.ts';
import { secret, serveSite } from './site.ts';

/** What the database and KV answered: KV's values in base64. */
interface Told {
  rows: Record<string, unknown>;
  blobs: Record<string, string>;
}

/**
 * Our worker as the reference's own starter takes it, without D1 and KV in the process: what they answered for
 * /websites stands in a file.
 */
export async function replayedSite({ built, state, peers }: Bench): Promise<Bundle> {
  const front = recordingEntry(built.main);
  const site = await serveSite(built, { state: state.folder, front, workerd: peers?.workerd });
  const told = await textOf(`${site.origin}/told`);
  await site.stop();
  const deploy = path.join(places.scratch, 'replayed');
  rmSync(deploy, { recursive: true, force: true });
  const files = moduleNames(built.folder);
  for (const file of files) cpSync(path.join(built.folder, file), path.join(deploy, file));
  const { rows, blobs }: Told = JSON.parse(told);
  const blobFiles = Object.fromEntries(Object.keys(blobs).map((key, i) => [key, `blob-${i}.bin`]));
  for (const [key, file] of Object.entries(blobFiles))
    writeFileSync(path.join(deploy, file), Buffer.from(blobs[key] ?? '', 'base64'));
  writeFileSync(path.join(deploy, 'told.json'), JSON.stringify({ rows }));
  writeFileSync(
    path.join(deploy, 'replayed.js'),
    replayingEntry(built.main, 'told.json', blobFiles),
  );
  const config: { compatibility_date: string; compatibility_flags?: string[] } = JSON.parse(
    readFileSync(built.config, 'utf8'),
  );
  return {
    files: ['replayed.js', 'told.json', ...Object.values(blobFiles), ...files],
    main: 'replayed.js',
    deploy,
    flags: config.compatibility_flags ?? [],
    date: config.compatibility_date,
    assetsDir: null,
    vars: { AUTH_SECRET: secret, APP_ORIGIN: '', BACKEND_URL: '' },
  };
}
