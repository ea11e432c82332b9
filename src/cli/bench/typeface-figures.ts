import { fontStyles, fontTypes } from '#domain/typeface/typeface.ts';
import { urls } from '#domain/urls.ts';
import { type Loaded, load } from './load.ts';
import { gzipBytes } from './modules.ts';
import type { Server } from './peers.ts';
import { textOf } from './request.ts';
import { brief, median, medianRatio, rounds } from './sample.ts';
import { type Bench, uncached } from './server-figures.ts';
import { serveSite } from './site.ts';
import type { Figure } from './targets.ts';
import { typefaceVisits } from './typeface-browser.ts';
import { typefaceState } from './typeface-state.ts';

const sizes = [100, 2_000] as const;
const list = urls.typefaces();

interface Subject {
  server: Server;
  paths: readonly string[];
  headers: Record<string, string>;
  loaded: Loaded[];
}

/** The list of typefaces with 2,000 families: its page, its answers to filters, and what a slow phone has of it. */
export async function typefaceFigures(bench: Bench): Promise<Figure[]> {
  const { peers, built, options, say } = bench;
  const servers: Server[] = [];
  for (const size of sizes) {
    say(`filling a database with ${size.toLocaleString('en')} typefaces, once`);
    const { folder } = await typefaceState(size);
    servers.push(await serveSite(built, { state: folder, workerd: peers?.workerd }));
  }
  const [small, large] = servers as [Server, Server];
  const subject = (server: Server, paths: readonly string[], headers = uncached): Subject => ({
    server,
    paths,
    headers,
    loaded: [],
  });
  const subjects = [subject(large, [list]), ...servers.map((one) => subject(one, filtered()))];
  const reference = await peers?.start('react-router');
  if (reference) subjects.push({ ...subject(reference, ['/websites']), headers: {} });
  for (const one of subjects) await ask(one, 4);
  await rounds(options.rounds, subjects, async (one) => {
    one.loaded.push(await ask(one, options.seconds));
  });
  const figures = [...cpuFigures(subjects), ...(await sizeFigures(large))];
  await Promise.all([small, large, ...(reference ? [reference] : [])].map((one) => one.stop()));
  return [...figures, ...(await typefaceVisits(bench, (await typefaceState(2_000)).folder))];
}

function ask({ server, paths, headers }: Subject, seconds: number): Promise<Loaded> {
  return load({ origin: server.origin, paths, headers, connections: 4, seconds }, server.pid);
}

function cpuFigures([page, few, many, reference]: Subject[]): Figure[] {
  const cpu = (one: Subject | undefined) => one?.loaded.map((loaded) => loaded.cpu) ?? [];
  return [
    {
      id: 'typefacesOverReactRouter',
      value: medianRatio(cpu(page), cpu(reference)),
      context: `${brief(median(cpu(page)))} ms against ${brief(median(cpu(reference)))} ms for its page of 48 cards`,
    },
    {
      id: 'typefacesGrowth',
      value: medianRatio(cpu(many), cpu(few)),
      context: `${brief(median(cpu(many)))} ms against ${brief(median(cpu(few)))} ms, ${filtered().length} filters in turn, database reads in`,
    },
  ];
}

async function sizeFigures({ origin }: Server): Promise<Figure[]> {
  const page = await textOf(origin + list);
  const payload = await textOf(`${origin}${list}/_payload.json?page=2`);
  const kilobytes = (text: string) =>
    `${brief(gzipBytes(text) / 1024)} KB of ${brief(Buffer.byteLength(text) / 1024)} KB`;
  return [
    {
      id: 'typefacesPayload',
      value: gzipBytes(payload) / 1024,
      context: `${kilobytes(payload)} before; the page ${kilobytes(page)}`,
    },
  ];
}

/** Every style with every type and with another style left out, and a feature, an axis or a weight to some. */
export function filtered(): string[] {
  const more = ['', '&features=onum', '&axes=wght', '&weight=300-700', '&italic=yes'];
  return Object.keys(fontStyles).flatMap((style, i) =>
    Object.keys(fontTypes).map(
      (type, k) => `${list}?styles=${style}&types=${type}${more[(i + k) % more.length]}`,
    ),
  );
}
