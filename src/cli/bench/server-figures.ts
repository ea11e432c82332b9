import { hasWrk, type Loaded, load } from './load.ts';
import { gzipBytes } from './modules.ts';
import type { Options } from './options.ts';
import type { PeerName, Peers, Server } from './peers.ts';
import { replayedSite } from './replayed-site.ts';
import { textOf } from './request.ts';
import { brief, median, medianRatio, rounds } from './sample.ts';
import { type Built, serveSite } from './site.ts';
import type { State } from './state.ts';
import type { Figure } from './targets.ts';

/**
 * Asks for a page that is never kept: any session cookie, valid or not, is `no-store` and makes the worker read and
 * render anew. The product has no bypass for measuring.
 */
export const uncached = { cookie: 'session=x' };

/** V8 goes on compiling the page's code for about a thousand requests. */
const warmUpSeconds = 5;

export interface Bench {
  options: Options;
  built: Built;
  state: State;
  peers: Peers | null;
  say(text: string): void;
}

interface Subject {
  name: string;
  server: Server;
  headers: Record<string, string>;
  loaded: Loaded[];
}

/** Cached and uncached page under load, and the payload's size. */
export async function serverFigures(bench: Bench): Promise<Figure[]> {
  const ours = await serveSite(bench.built, {
    state: bench.state.folder,
    workerd: bench.peers?.workerd,
  });
  const payload = await textOf(`${ours.origin}/websites/_payload.json?page=2`);
  const subjects: Subject[] = [
    { name: 'cached', server: ours, headers: {}, loaded: [] },
    { name: 'uncached', server: ours, headers: uncached, loaded: [] },
  ];
  const peerNames: PeerName[] = ['raw', 'raw-bytes', 'hono-react-string', 'react-router', 'nuxt'];
  if (bench.peers) {
    const server = await bench.peers.startBundle(await replayedSite(bench));
    subjects.push({ name: 'replayed', server, headers: uncached, loaded: [] });
    for (const name of peerNames)
      subjects.push({ name, server: await bench.peers.start(name), headers: {}, loaded: [] });
  }
  for (const subject of subjects) await ask(subject, warmUpSeconds);
  await rounds(bench.options.rounds, subjects, async (subject, round) => {
    subject.loaded.push(await ask(subject, bench.options.seconds));
    bench.say(
      `load, round ${round + 1}: ${subject.name} ${brief(subject.loaded.at(-1)?.perSecond)} requests/s`,
    );
  });
  await Promise.all(
    [...new Set(subjects.map(({ server }) => server))].map((server) => server.stop()),
  );
  const of = (name: string) => subjects.find((subject) => subject.name === name)?.loaded ?? [];
  return [...loadFigures(of), payloadFigure(payload)];
}

function ask({ server, headers }: Subject, seconds: number): Promise<Loaded> {
  return load(
    { origin: server.origin, paths: ['/websites'], headers, connections: 16, seconds },
    server.pid,
  );
}

function loadFigures(of: (name: string) => Loaded[]): Figure[] {
  const perSecond = (name: string) => of(name).map((one) => one.perSecond);
  const cpu = (name: string) => of(name).map((one) => one.cpu);
  const uncachedCpu = `${brief(median(cpu('uncached')))} ms`;
  const by = hasWrk() ? '' : '; by the Node load generator, which is slower than the cached page';
  const against = (name: string) =>
    `${uncachedCpu} against ${brief(median(cpu(name)))} ms; without the simulator of D1 ${brief(median(cpu('replayed')))} ms, ${brief(medianRatio(cpu('replayed'), cpu(name)))}x; renderToString in Hono, no database, ${brief(median(cpu('hono-react-string')))} ms`;
  return [
    {
      id: 'cached',
      value: medianRatio(perSecond('cached'), perSecond('raw')),
      context: `${brief(median(perSecond('cached')))}/s and ${brief(median(cpu('cached')))} ms CPU, against ${brief(median(perSecond('raw')))}/s and ${brief(median(cpu('raw')))} ms; bytes ${brief(median(perSecond('raw-bytes')))}/s${by}`,
    },
    {
      id: 'overReactRouter',
      value: medianRatio(cpu('uncached'), cpu('react-router')),
      context: against('react-router'),
    },
    { id: 'overNuxt', value: medianRatio(cpu('uncached'), cpu('nuxt')), context: against('nuxt') },
  ];
}

function payloadFigure(payload: string): Figure {
  const raw = Buffer.byteLength(payload) / 1024;
  return { id: 'payload', value: gzipBytes(payload) / 1024, context: `${brief(raw)} KB before` };
}
