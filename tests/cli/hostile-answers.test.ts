import '../../src/cli/wrangler-settings.ts';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unstable_startWorker } from 'wrangler';
import { residentMb } from '../../src/cli/bench/process.ts';
import { root } from '../../src/cli/paths.ts';
import { serveOutside } from '../support/outside-server.ts';
import { temporaryFolder } from './state.ts';

/** At once, as one sender after the other might send them. */
const atOnce = 8;
const mostMb = 32;
const warming = ['headers', 'gzip', 'brotli', 'large'];
const warmUps = 60;
const mostMs = 6_000;
const bombs = {
  gzip: { bytes: 524_288, isCut: true },
  brotli: { bytes: 524_288, isCut: true },
  endless: { bytes: 524_288, isCut: true },
  large: { bytes: 524_288, isCut: true },
  headers: { reason: expect.stringMatching(/^(headers|unreachable)$/) },
  'long-header': { reason: expect.stringMatching(/^(headers|unreachable)$/) },
  hops: { reason: 'redirects' },
  drip: { reason: 'slow' },
  'slow-head': { reason: 'slow' },
  'broken-gzip': { reason: 'unreachable' },
};

let origin = '';
let pids: number[] = [];
const ends: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const outside = await serveOutside();
  const folder = temporaryFolder();
  const config = path.join(folder, 'wrangler.json');
  const worker = await startWorker(config, outside.origin);
  origin = (await worker.url).origin;
  pids = childrenNamed('workerd');
  // V8 lets its heap grow before it first looks for what is left over: headers, each a string, fill it soonest.
  for (let i = 0; i < warmUps; i++) for (const how of warming) await ask(`bomb/${how}`);
  ends.push(worker.dispose, outside.stop, async () => rmSync(folder, { recursive: true }));
});

afterAll(async () => {
  for (const end of ends) await end();
});

async function startWorker(config: string, outside: string) {
  const main = path.join(root, 'tests/support/fetching-worker.ts');
  const { compatibility_date, compatibility_flags } = settings();
  const vars = { OUTSIDE: outside };
  writeFileSync(
    config,
    JSON.stringify({ name: 'fetching', main, compatibility_date, compatibility_flags, vars }),
  );
  const worker = await unstable_startWorker({
    config,
    envFiles: [],
    dev: {
      server: { hostname: '127.0.0.1', port: 0 },
      inspector: false,
      watch: false,
      liveReload: false,
      logLevel: 'none',
    },
  });
  await worker.ready;
  return worker;
}

/** As the site runs. */
function settings() {
  const toml = readFileSync(path.join(root, 'wrangler.toml'), 'utf8');
  const valueOf = (name: string) => new RegExp(`^${name} = (.+)$`, 'm').exec(toml)?.[1] ?? 'null';
  return {
    compatibility_date: JSON.parse(valueOf('compatibility_date')) as string,
    compatibility_flags: JSON.parse(valueOf('compatibility_flags')) as string[],
  };
}

/** Processes of this name that this one has started, oldest first. */
function childrenNamed(name: string): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((each) => {
      try {
        const [, comm, parent] =
          /\((.+)\) \S (\d+)/.exec(readFileSync(`/proc/${each}/stat`, 'utf8')) ?? [];
        return comm === name && Number(parent) === process.pid;
      } catch {
        return false;
      }
    })
    .sort((a, b) => a - b);
}

/** MB that the worker's processes hold together; no number once one of them has gone. */
function resident(): number {
  return pids.reduce((sum, pid) => sum + (residentMb(pid) ?? Number.NaN), 0);
}

const ask = async (how: string) => (await fetch(`${origin}/${how}`)).json();

/** The most that the process held while the work went on, beyond what it held before. */
async function growth(work: () => Promise<unknown>): Promise<number> {
  const before = resident();
  let most = before;
  const watch = { isOver: false };
  const watched = (async () => {
    while (!watch.isOver) {
      most = Math.max(most, resident());
      await sleep(10);
    }
  })();
  await work();
  watch.isOver = true;
  await watched;
  return most - before;
}

// Only Linux says of another process how much it holds.
describe.skipIf(process.platform !== 'linux')(
  'S15: hostile answers and the memory of workerd',
  () => {
    test('ten kinds, eight of each at once: ended in time, and never 32 MB more than before', async () => {
      expect(pids.length).toBeGreaterThan(0);
      const grown: Record<string, number> = {};
      for (const [how, expected] of Object.entries(bombs)) {
        grown[how] = await growth(async () => {
          const began = Date.now();
          const answers = await Promise.all(
            Array.from({ length: atOnce }, () => ask(`bomb/${how}`)),
          );
          expect(Date.now() - began).toBeLessThan(mostMs);
          expect([how, answers]).toEqual([how, Array(atOnce).fill(expected)]);
        });
      }
      const over = Object.entries(grown).filter(([, mb]) => !(mb <= mostMb));
      expect(over).toEqual([]);
    });

    test('a hundred bombs one after the other leave nothing behind', async () => {
      const before = resident();
      for (let i = 0; i < 25; i++)
        for (const how of ['gzip', 'brotli', 'large', 'headers']) await ask(`bomb/${how}`);
      expect(resident() - before).toBeLessThan(mostMb);
    });
  },
);
