import { colorFamilies } from '#domain/color/color.ts';
import { paletteModes } from '#domain/palette/palette-filter.ts';
import { urls } from '#domain/urls.ts';
import { type Loaded, load } from './load.ts';
import { gzipBytes } from './modules.ts';
import { paletteVisits } from './palette-browser.ts';
import { paletteState } from './palette-state.ts';
import type { Server } from './peers.ts';
import { textOf } from './request.ts';
import { brief, median, medianRatio, rounds } from './sample.ts';
import { type Bench, uncached } from './server-figures.ts';
import { serveSite } from './site.ts';
import type { Figure } from './targets.ts';

const sizes = [1_600, 100_000] as const;
const list = urls.palettes();

interface Subject {
  name: string;
  server: Server;
  paths: readonly string[];
  headers: Record<string, string>;
  loaded: Loaded[];
}

/** The list of palettes and a palette's page: what they cost, what grows with the catalogue, what a slow phone has of them. */
export async function paletteFigures(bench: Bench): Promise<Figure[]> {
  const { peers, built, options, say } = bench;
  const servers: Server[] = [];
  for (const size of sizes) {
    say(`filling a database with ${size.toLocaleString('en')} palettes, once`);
    const { folder } = await paletteState(size);
    servers.push(await serveSite(built, { state: folder, workerd: peers?.workerd }));
  }
  const [few, many] = servers as [Server, Server];
  const pages = await palettePages(few);
  const subject = (
    name: string,
    server: Server,
    paths: readonly string[],
    headers: Record<string, string> = uncached,
  ): Subject => ({ name, server, paths, headers, loaded: [] });
  const subjects: Subject[] = [
    subject('list', few, [list]),
    subject('list kept', few, [list], {}),
    subject('page', few, pages),
    subject('page kept', few, pages, {}),
    subject('filtered', few, filtered()),
    subject('filtered of many', many, filtered()),
    subject('page of many', many, await palettePages(many)),
  ];
  for (const name of ['react-router', 'raw'] as const) {
    const server = await peers?.start(name);
    if (server) subjects.push(subject(name, server, ['/websites'], {}));
  }
  for (const one of subjects) await ask(one, 4);
  await rounds(options.rounds, subjects, async (one) => {
    one.loaded.push(await ask(one, options.seconds));
  });
  const figures = [...cpuFigures(subjects), await payloadFigure(few)];
  await Promise.all([...new Set(subjects.map(({ server }) => server))].map((one) => one.stop()));
  const { folder } = await paletteState(sizes[0]);
  return [...figures, ...(await paletteVisits(bench, folder, pages[0] ?? list))];
}

function ask({ server, paths, headers }: Subject, seconds: number): Promise<Loaded> {
  return load({ origin: server.origin, paths, headers, connections: 4, seconds }, server.pid);
}

function cpuFigures(subjects: readonly Subject[]): Figure[] {
  const cpu = (wanted: string) =>
    subjects.find(({ name }) => name === wanted)?.loaded.map((loaded) => loaded.cpu) ?? [];
  const ms = (name: string) => `${brief(median(cpu(name)))} ms`;
  return [
    {
      id: 'palettesOverReactRouter',
      value: medianRatio(cpu('list'), cpu('react-router')),
      context: `${ms('list')}, kept ${ms('list kept')}, against ${ms('react-router')} for its page of 48 cards; pre-built ${ms('raw')}`,
    },
    {
      id: 'paletteOverReactRouter',
      value: medianRatio(cpu('page'), cpu('react-router')),
      context: `${ms('page')}, kept ${ms('page kept')}; among 100,000 ${ms('page of many')}`,
    },
    {
      id: 'palettesGrowth',
      value: medianRatio(cpu('filtered of many'), cpu('filtered')),
      context: `${ms('filtered of many')} against ${ms('filtered')}, ${filtered().length} filters in turn, database reads in`,
    },
  ];
}

async function payloadFigure({ origin }: Server): Promise<Figure> {
  const payload = await textOf(`${origin}${list}/_payload.json?page=2`);
  const page = await textOf(origin + list);
  const kilobytes = (text: string) =>
    `${brief(gzipBytes(text) / 1024)} KB of ${brief(Buffer.byteLength(text) / 1024)} KB`;
  return {
    id: 'palettesPayload',
    value: gzipBytes(payload) / 1024,
    context: `${kilobytes(payload)} before; the page ${kilobytes(page)}`,
  };
}

/** Pages of the newest palettes with five colours. */
async function palettePages({ origin }: Server): Promise<string[]> {
  const { data }: { data: { slug: string }[] } = JSON.parse(
    await textOf(`${origin}/v2/palettes?count=5`),
  );
  return data.map(({ slug }) => urls.palette(slug));
}

/** Every family with every number of colours, another left out or a mode, in each order. */
export function filtered(): string[] {
  const modes = Object.keys(paletteModes);
  const sorts = ['', '&sort=popular', '&sort=alphabetical'];
  return colorFamilies.flatMap((family, i) =>
    [2, 3, 4, 5, 6, 7, 8].map((count, k) => {
      const other = colorFamilies[(i + k + 1) % colorFamilies.length] ?? family;
      const narrow = k % 2 === 0 ? `&mode=${modes[(k / 2) % modes.length]}` : `,-${other}`;
      return `${list}?colors=${family}${narrow}&count=${count}${sorts[(i + k) % sorts.length]}`;
    }),
  );
}
