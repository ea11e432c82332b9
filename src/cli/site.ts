import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { onExit, startTool } from './child.ts';
import { migrate } from './migrate.ts';
import { stateDir } from './paths.ts';
import { openPlatform } from './platform.ts';
import { secretsFile } from './secret.ts';
import { seed } from './seed.ts';
import { keepServed } from './served-build.ts';
import { serveTestCheckout } from './test-checkout/serve.ts';

export interface Site {
  origin: string;
  /** Settles when the server has ended by itself. */
  ended: Promise<number>;
  stop(): Promise<void>;
}

const readyWithinMs = 60_000;
const cronEveryMs = 60_000;

/** Brings the local state up to date: migrations, then the demo catalogue if there are no websites. */
export async function prepareState(say: (line: string) => void): Promise<void> {
  const platform = await openPlatform();
  try {
    const applied = await migrate(platform.db);
    if (applied.length > 0) say(`migrations: ${applied.join(', ')}`);
    say(await seed(platform));
  } finally {
    await platform.close();
  }
}

/**
 * Serves a copy of the production build over the local state and gives the site once `GET /websites` was answered
 * with 200. Its output goes to `wrangler.log` in the state. Throws with that log's end when it does not start.
 */
export async function serveBuild(port: number): Promise<Site> {
  const log = path.join(stateDir(), 'wrangler.log');
  const origin = `http://localhost:${port}`;
  const checkout = await serveTestCheckout(origin);
  const values = Object.entries(checkout?.env ?? {}).flatMap(([name, value]) => [
    '--var',
    `${name}:${value}`,
  ]);
  const server = startTool(
    'wrangler/bin/wrangler.js',
    [
      'dev',
      '--config',
      keepServed(port),
      '--port',
      String(port),
      '--ip',
      'localhost',
      '--persist-to',
      stateDir(),
      '--env-file',
      await secretsFile(),
      ...values,
      '--inspector-port',
      '0',
      '--show-interactive-dev-session=false',
    ],
    {
      log,
      env: {
        CLOUDFLARE_CF_FETCH_ENABLED: 'false',
        WRANGLER_SEND_METRICS: 'false',
        NO_COLOR: '1',
      },
    },
  );
  const untie = onExit(server.stop);
  const stop = async () => {
    clearInterval(cron);
    untie();
    await server.stop();
    await checkout?.stop();
  };
  // `wrangler dev` runs no cron by itself.
  const cron = setInterval(() => {
    void fetch(`${origin}/cdn-cgi/local/scheduled`).catch(() => {});
  }, cronEveryMs);
  const isReady = await Promise.race([answers(origin), server.ended.then(() => false)]);
  if (!isReady) {
    await stop();
    const end = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n').slice(-15);
    throw new Error(`the site did not start; the end of ${log}:\n${end.join('\n')}`);
  }
  return { origin, ended: server.ended, stop };
}

async function answers(origin: string): Promise<boolean> {
  const until = Date.now() + readyWithinMs;
  while (Date.now() < until) {
    const response = await fetch(`${origin}/websites`).catch(() => null);
    await response?.arrayBuffer();
    if (response?.status === 200) return true;
    await new Promise((done) => setTimeout(done, 200));
  }
  return false;
}
