import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipBytes, staticModules } from './modules.ts';
import { places } from './places.ts';
import { get, textOf } from './request.ts';
import { brief, median, medianRatio, rounds } from './sample.ts';
import { type Bench, uncached } from './server-figures.ts';
import { type Built, serveSite } from './site.ts';
import type { Figure } from './targets.ts';

/** What the worker weighs, and how long a fresh process takes to its first answer of /websites. */
export async function startFigures(bench: Bench): Promise<Figure[]> {
  return [workerFigure(bench.built), await startFigure(bench)];
}

function workerFigure({ folder, main }: Built): Figure {
  const modules = staticModules(path.join(folder, main));
  const raw = modules.reduce((sum, file) => sum + statSync(file).size, 0) / 1024;
  const value = gzipBytes(Buffer.concat(modules.map((file) => readFileSync(file)))) / 1024;
  return { id: 'worker', value, context: `${modules.length} modules, ${brief(raw)} KB before` };
}

async function startFigure(bench: Bench): Promise<Figure> {
  const again = await recordedStart(bench);
  const ours: number[] = [];
  const theirs: number[] = [];
  await rounds(bench.options.rounds * 2, ['ours', 'react-router'], async (name) => {
    if (name === 'ours') ours.push(await again());
    else {
      const server = await bench.peers?.start('react-router');
      if (!server) return;
      theirs.push(server.startMs);
      await server.stop();
    }
  });
  return {
    id: 'start',
    value: medianRatio(ours, theirs),
    context: `${brief(median(ours))} ms with Miniflare's D1, KV and R2 in the same process, against ${brief(median(theirs))} ms`,
  };
}

/**
 * Has Miniflare start the site once through a script that keeps workerd's configuration. The function given back
 * starts the same process without Miniflare and gives the milliseconds to the end of its first answer.
 */
async function recordedStart({ built, state, peers }: Bench): Promise<() => Promise<number>> {
  const workerd = peers?.workerd ?? ownWorkerd();
  const script = path.join(places.scratch, 'workerd.sh');
  const kept = path.join(places.scratch, 'workerd');
  writeFileSync(
    script,
    `#!/bin/sh\nprintf '%s\\n' "$@" > '${kept}.args'\ncat > '${kept}.config'\nexec '${workerd}' "$@" < '${kept}.config'\n`,
  );
  chmodSync(script, 0o755);
  const { origin, stop } = await serveSite(built, { state: state.folder, workerd: script });
  await textOf(`${origin}/websites`);
  await stop();
  const config = readFileSync(`${kept}.config`, 'latin1');
  // Miniflare takes its temporary folders along when it ends; workerd does not start without them.
  for (const folder of new Set(config.match(/\/tmp\/miniflare-\w+\/[\w-]+/g))) mkdirSync(folder, { recursive: true });
  const args = readFileSync(`${kept}.args`, 'utf8').trim().split('\n');
  return () => timedStart(workerd, args, `${kept}.config`, `${origin}/websites`);
}

function ownWorkerd(): string {
  const besideMiniflare = createRequire(createRequire(import.meta.url).resolve('miniflare'));
  const workerd: { default: string } = besideMiniflare('workerd');
  return workerd.default;
}

async function timedStart(workerd: string, args: string[], config: string, url: string): Promise<number> {
  const start = performance.now();
  const child = spawn(workerd, args, { stdio: [openSync(config, 'r'), 'ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    await firstAnswer(url, start + 30_000);
    return performance.now() - start;
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
}

async function firstAnswer(url: string, before: number): Promise<void> {
  while (performance.now() < before) {
    const answer = await get(url, uncached).catch(() => null);
    if (answer?.status === 200) return;
    if (answer) throw new Error(`${answer.status} for the first answer of ${url}`);
    await sleep(2);
  }
  throw new Error(`no answer within 30 s: ${url}`);
}
