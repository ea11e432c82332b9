import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipBytes, listModule, staticModules } from './modules.ts';
import type { Peers } from './peers.ts';
import { replayedSite } from './replayed-site.ts';
import { brief, median, medianRatio, rounds } from './sample.ts';
import type { Bench } from './server-figures.ts';
import type { Built } from './site.ts';
import type { Figure } from './targets.ts';

/** What the worker weighs, and how long a fresh process takes to its first answer of /websites, rendered. */
export async function startFigures(bench: Bench): Promise<Figure[]> {
  const start = bench.peers ? await startFigure(bench, bench.peers) : null;
  return [
    workerFigure(bench.built),
    start ?? { id: 'start', value: null, context: 'only beside the references' },
  ];
}

/** The worker's own modules and those of the list, which come when it is first asked for. */
function workerFigure({ folder, main }: Built): Figure {
  const modules = [
    ...new Set([path.join(folder, main), listModule(folder)].flatMap(staticModules)),
  ];
  const raw = modules.reduce((sum, file) => sum + statSync(file).size, 0) / 1024;
  const value = gzipBytes(Buffer.concat(modules.map((file) => readFileSync(file)))) / 1024;
  return { id: 'worker', value, context: `${modules.length} modules, ${brief(raw)} KB before` };
}

async function startFigure(bench: Bench, peers: Peers): Promise<Figure> {
  const bundle = await replayedSite(bench);
  const ours: number[] = [];
  const theirs: number[] = [];
  await rounds(bench.options.rounds * 2, [ours, theirs], async (times) => {
    const { startMs, stop } = await (times === ours
      ? peers.startBundle(bundle)
      : peers.start('react-router'));
    times.push(startMs);
    await stop();
  });
  return {
    id: 'start',
    value: medianRatio(ours, theirs),
    context: `${brief(median(ours))} ms against ${brief(median(theirs))} ms; page rendered, its database answers from a file`,
  };
}
