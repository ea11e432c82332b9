import { Presets, SingleBar } from 'cli-progress';

export interface Progress {
  update(bytes: number, rows: number): void;
  stop(): void;
}

const lineEveryRows = 10_000;

/** A bar on a terminal, a line each 10,000 rows elsewhere. */
export function openProgress(bytes: number): Progress {
  if (!process.stderr.isTTY) {
    return {
      update(_, rows) {
        if (rows % lineEveryRows === 0) console.log(`${rows} rows`);
      },
      stop() {},
    };
  }
  const bar = new SingleBar(
    { format: '{bar} {percentage}% | {rows} rows | {eta_formatted}', stream: process.stderr },
    Presets.shades_classic,
  );
  bar.start(Math.max(bytes, 1), 0, { rows: 0 });
  return {
    update: (read, rows) => bar.update(read, { rows }),
    stop: () => bar.stop(),
  };
}
