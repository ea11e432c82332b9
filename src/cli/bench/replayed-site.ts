import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Bundle } from './peers.ts';
import { places } from './places.ts';
import { moduleNames } from './record.ts';
import { recordingEntry, replayingEntry } from './replayed-entry.ts';
import { textOf } from './request.ts';
import type { Bench } from './server-figures.ts';
import { secret, serveSite } from './site.ts';

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
  writeFileSync(path.join(deploy, 'told.json'), told);
  writeFileSync(path.join(deploy, 'replayed.js'), replayingEntry(built.main, 'told.json'));
  const config: { compatibility_date: string; compatibility_flags?: string[] } = JSON.parse(
    readFileSync(built.config, 'utf8'),
  );
  return {
    files: ['replayed.js', 'told.json', ...files],
    main: 'replayed.js',
    deploy,
    flags: config.compatibility_flags ?? [],
    date: config.compatibility_date,
    assetsDir: null,
    vars: { AUTH_SECRET: secret, APP_ORIGIN: '', BACKEND_URL: '' },
  };
}
