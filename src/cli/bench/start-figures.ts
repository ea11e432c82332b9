import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipBytes, staticModules } from './modules.ts';
import { brief, median, medianRatio, rounds } from './sample.ts';
import { type Bench, uncached } from './server-figures.ts';
import { type Built, recordSite } from './site.ts';
import type { Figure } from './targets.ts';
import { startWorkerd } from './workerd.ts';

/** What the worker weighs, and how long a fresh process takes to its first answer of /websites, rendered. */
export async function startFigures(bench: Bench): Promise<Figure[]> {
  return [workerFigure(bench.built), await startFigure(bench)];
}

function workerFigure({ folder, main }: Built): Figure {
  const modules = staticModules(path.join(folder, main));
  const raw = modules.reduce((sum, file) => sum + statSync(file).size, 0) / 1024;
  const value = gzipBytes(Buffer.concat(modules.map((file) => readFileSync(file)))) / 1024;
  return { id: 'worker', value, context: `${modules.length} modules, ${brief(raw)} KB before` };
}

async function startFigure({ built, state, peers, options }: Bench): Promise<Figure> {
  const recorded = await recordSite(built, { state: state.folder, workerd: peers?.workerd });
  const startOurs = () => startWorkerd(recorded, '/websites', uncached);
  const ours: number[] = [];
  const theirs: number[] = [];
  await rounds(options.rounds * 2, [ours, theirs], async (times) => {
    const server = times === ours ? await startOurs() : await peers?.start('react-router');
    if (!server) return;
    times.push(server.startMs);
    await server.stop();
  });
  return {
    id: 'start',
    value: medianRatio(ours, theirs),
    context: `${brief(median(ours))} ms with D1, KV and R2 in the same process, against ${brief(median(theirs))} ms`,
  };
}
