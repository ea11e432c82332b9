import { type Loaded, load } from './load.ts';
import type { Server } from './peers.ts';
import { residentMb } from './process.ts';
import { textOf } from './request.ts';
import { brief, median, medianRatio, rounds } from './sample.ts';
import { type Bench, uncached } from './server-figures.ts';
import { serveSite } from './site.ts';
import { syntheticState } from './state.ts';
import type { Figure } from './targets.ts';

const sizes = [1_000, 100_000] as const;

interface Grown {
  server: Server;
  paths: string[];
  loaded: Loaded[];
}

/** A filtered, faceted page on a small and on a large catalogue: another filter with each request, nothing kept. */
export async function growthFigures(bench: Bench): Promise<Figure[]> {
  const grown: Grown[] = [];
  for (const size of sizes) {
    bench.say(`filling a database with ${size.toLocaleString('en')} synthetic websites, once`);
    const state = await syntheticState(size);
    const server = await serveSite(bench.built, {
      state: state.folder,
      workerd: bench.peers?.workerd,
    });
    grown.push({ server, paths: await filteredPaths(server.origin), loaded: [] });
  }
  for (const one of grown) await ask(one, 5);
  await rounds(bench.options.rounds, grown, async (one) => {
    one.loaded.push(await ask(one, bench.options.seconds));
  });
  const [small, large] = grown;
  const memory = large ? residentMb(large.server.pid) : null;
  await Promise.all(grown.map(({ server }) => server.stop()));
  const cpu = (one: Grown | undefined) => one?.loaded.map((loaded) => loaded.cpu) ?? [];
  return [
    {
      id: 'growth',
      value: medianRatio(cpu(large), cpu(small)),
      context: `${brief(median(cpu(large)))} ms against ${brief(median(cpu(small)))} ms, ${large?.paths.length ?? 0} filters in turn, database reads in; ${brief(memory)} MB resident`,
    },
  ];
}

function ask({ server, paths }: Grown, seconds: number): Promise<Loaded> {
  return load(
    { origin: server.origin, paths, headers: uncached, connections: 4, seconds },
    server.pid,
  );
}

/** Pairs of a category with another category, a location or an order; each is asked for once before it counts. */
async function filteredPaths(origin: string): Promise<string[]> {
  const categories = await slugs(`${origin}/v2/categories`);
  const locations = await slugs(`${origin}/v2/locations`);
  const paths = pairs(categories, locations);
  // Its answer is not used: it has the index read before the clock runs.
  await textOf(origin + (paths[0] ?? '/websites'), uncached);
  return paths;
}

async function slugs(url: string): Promise<string[]> {
  const { data }: { data: { slug: string }[] } = JSON.parse(await textOf(url));
  return data.map(({ slug }) => slug);
}

/** Filters by two types and by one, in turn: every kind of count is asked for, and more filters than any cache holds. */
export function pairs(categories: readonly string[], locations: readonly string[]): string[] {
  const large = categories.slice(0, 24);
  return large.flatMap((category, i) =>
    large.slice(i + 1).map((other, j) => {
      const location = locations[(i * 7 + j) % Math.max(1, locations.length)];
      if (j % 3 === 0) return `/websites?categories=${category},${other}`;
      if (j % 3 === 1 || !location)
        return `/websites?categories=${category},-${other}&sort=alphabetical`;
      return `/websites?categories=${category},${other}&locations=${location}`;
    }),
  );
}
