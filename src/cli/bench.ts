import { statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { accountFigures } from './bench/account-figures.ts';
import { browserFigures } from './bench/browser-figures.ts';
import { growthFigures } from './bench/growth-figures.ts';
import { hiddenFigures } from './bench/hidden-figures.ts';
import { nearestFigures } from './bench/nearest-figures.ts';
import { type Options, type Part, parseOptions, usage } from './bench/options.ts';
import { othersFigures } from './bench/others-figures.ts';
import { paletteFigures } from './bench/palette-figures.ts';
import { openPeers } from './bench/peers.ts';
import { ensureScratch, places } from './bench/places.ts';
import { renderFigures } from './bench/render-figures.ts';
import { type Bench, serverFigures } from './bench/server-figures.ts';
import { buildSite, findBuilt } from './bench/site.ts';
import { startFigures } from './bench/start-figures.ts';
import { realState } from './bench/state.ts';
import { table } from './bench/table.ts';
import { type Figure, targets, verdictOf } from './bench/targets.ts';
import { typefaceFigures } from './bench/typeface-figures.ts';

const measures: Record<Part, readonly ((bench: Bench) => Promise<Figure[]>)[]> = {
  server: [serverFigures, renderFigures, startFigures],
  browser: [browserFigures],
  growth: [growthFigures],
  accounts: [accountFigures],
  hidden: [hiddenFigures],
  others: [othersFigures],
  nearest: [nearestFigures],
  palettes: [paletteFigures],
  typefaces: [typefaceFigures],
};

try {
  await run(parseOptions(process.argv.slice(2)));
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(usage);
  process.exit(1);
}

/** Ratios need the reference servers; without them the same figures are printed as they are, with no ratio taken. */
async function run(options: Options): Promise<void> {
  ensureScratch();
  const began = new Date();
  const bench: Bench = {
    options,
    say,
    peers: options.peers ? await openPeers(say) : null,
    built: options.build ? await buildSite() : findBuilt(),
    state: await realState(),
  };
  say(
    `our worker, built ${statSync(bench.built.config).mtime.toISOString()}, on ${bench.state.label}`,
  );
  const figures: Figure[] = [];
  for (const part of options.parts)
    for (const measure of measures[part]) figures.push(...(await measure(bench)));
  const notes = [
    `${os.cpus().length} cores (${os.cpus()[0]?.model.trim() ?? '?'}), load ${os.loadavg()[0]?.toFixed(2) ?? '?'}, Node ${process.version}, ${options.rounds} rounds of ${options.seconds} s, ${bench.state.label}`,
    bench.peers
      ? 'Ratios are medians of pairs taken in the same round.'
      : 'No reference servers here: no ratio was taken.',
    'Uncached: asked with an unknown session cookie, which is never kept.',
  ];
  console.log(`\n${table(figures)}\n\n${notes.join('\n')}`);
  const kept = figures.map((figure) => ({
    ...targets[figure.id],
    ...figure,
    verdict: verdictOf(figure),
  }));
  writeFileSync(
    places.result,
    `${JSON.stringify({ at: began.toISOString(), notes, figures: kept }, null, 2)}\n`,
  );
}

function say(text: string): void {
  console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);
}
