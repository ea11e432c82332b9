import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { places } from './places.ts';
import { runCommand } from './run-command.ts';

/** A server under measurement, ours or a reference. */
export interface Server {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

/** `startMs`: from the start of the process to the end of its first answer. */
export interface Started extends Server {
  startMs: number;
}

const folders = {
  raw: 'raw',
  'raw-bytes': 'raw',
  'hono-react-string': 'hono-react',
  'react-router': 'react-router',
  nuxt: 'nuxt',
};
export type PeerName = keyof typeof folders;

/** A built worker as lib.mjs wants it. */
export interface Bundle {
  files: string[];
  main: string;
  deploy: string;
  flags: string[];
  date: string;
  assetsDir: null;
  vars: Record<string, string>;
}

/** The parts of the reference's lib.mjs that are used here. */
interface Library {
  WORKERD: string;
  loadBundle(places: { dir: string; config: string; deploy: string }): unknown;
  startWorkerd(
    bundle: unknown,
    options: { probe: string; gzip: boolean; name: string },
  ): Promise<{ url: string; pid: number; startMs: number; stop(): Promise<void> }>;
}

export interface Peers {
  /** The workerd that serves them, so that ours can run on the same one. */
  workerd: string;
  start(name: PeerName, options?: { gzip?: boolean }): Promise<Started>;
  /** Another worker, served in the very same way. */
  startBundle(bundle: Bundle): Promise<Started>;
}

/** The reference servers, copied and built on the first run (about 4 minutes); null where there are none. */
export async function openPeers(say: (text: string) => void): Promise<Peers | null> {
  if (!isBuilt()) {
    if (!existsSync(path.join(places.peersFrom, 'setup.sh'))) return null;
    say(`building the reference servers of ${places.peersFrom} in .bench/peers, about 4 minutes`);
    cpSync(places.peersFrom, places.peers, { recursive: true });
    const wanted = [...new Set(Object.values(folders))];
    await runCommand({
      command: 'bash',
      args: ['setup.sh', ...wanted],
      cwd: places.peers,
      log: 'peers.log',
    });
  }
  const library: Library = await import(pathToFileURL(path.join(places.peers, 'lib.mjs')).href);
  async function start(bundle: unknown, name: string, gzip = false): Promise<Started> {
    const { url, ...rest } = await library.startWorkerd(bundle, { probe: '/websites', gzip, name });
    return { origin: url, ...rest };
  }
  const listed: { peers: { name: string; config: string }[] } = await import(
    pathToFileURL(path.join(places.peers, 'peers.json')).href,
    { with: { type: 'json' } }
  ).then((module: { default: { peers: { name: string; config: string }[] } }) => module.default);
  return {
    workerd: library.WORKERD,
    async start(name, { gzip = false } = {}) {
      const dir = path.join(places.peers, 'peers', folders[name]);
      const config = listed.peers.find((peer) => peer.name === name)?.config;
      if (!config) throw new Error(`peers.json lists no ${name}`);
      return start(
        library.loadBundle({ dir, config, deploy: path.join(dir, 'deploy', name) }),
        name,
        gzip,
      );
    },
    startBundle: (bundle) => start(bundle, 'ours'),
  };
}

function isBuilt(): boolean {
  return Object.entries(folders).every(([name, folder]) =>
    existsSync(path.join(places.peers, 'peers', folder, 'deploy', name, 'wrangler-upload.txt')),
  );
}
