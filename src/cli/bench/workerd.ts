import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Started } from './peers.ts';
import type { Recorded } from './record.ts';
import { get } from './request.ts';

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a recorded worker and waits until it answers the address. */
export async function startWorkerd(
  { workerd, args, config, origin }: Recorded,
  path: string,
  headers: Record<string, string> = {},
): Promise<Started> {
  const start = performance.now();
  const input = openSync(config, 'r');
  const child = spawn(workerd, args, { stdio: [input, 'ignore', 'ignore', 'pipe'] });
  closeSync(input);
  running.add(child);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  async function stop(): Promise<void> {
    running.delete(child);
    child.kill('SIGKILL');
    await ended;
  }
  try {
    await firstAnswer(origin + path, headers, child, start + 30_000);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, pid: child.pid ?? 0, startMs: performance.now() - start, stop };
}

async function firstAnswer(
  url: string,
  headers: Record<string, string>,
  child: ChildProcess,
  before: number,
): Promise<void> {
  while (performance.now() < before) {
    if (child.exitCode !== null) throw new Error(`workerd ended with ${child.exitCode}`);
    const answer = await get(url, headers).catch(() => null);
    if (answer?.status === 200) return;
    // 503: the database was not ready in time, which the site says rather than waits.
    if (answer && answer.status !== 503) {
      throw new Error(`${answer.status} for the first answer of ${url}`);
    }
    await sleep(2);
  }
  throw new Error(`no answer within 30 s: ${url}`);
}
