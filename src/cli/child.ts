import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.ts';

export interface Child {
  /** Settles when the process has ended; a signal counts as 1. */
  ended: Promise<number>;
  /** Ends the process and everything that it started. */
  stop(): Promise<void>;
}

const graceMs = 5_000;

/**
 * Starts a tool of node_modules with this Node, in a process group of its own, so that `stop` reaches
 * what it starts. Output goes to `log`, or to the terminal.
 */
export function startTool(
  script: string,
  args: readonly string[],
  options: { env?: Record<string, string>; log?: string } = {},
): Child {
  const out = options.log === undefined ? null : openSync(options.log, 'w');
  const child = spawn(process.execPath, [path.join(root, 'node_modules', script), ...args], {
    cwd: root,
    detached: true,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', out ?? 'inherit', out ?? 'inherit'],
  });
  if (out !== null) closeSync(out);
  const ended = new Promise<number>((done) => {
    child.on('error', () => done(1));
    child.on('exit', (code) => done(code ?? 1));
  });
  const signal = (name: NodeJS.Signals | 0): boolean => {
    try {
      return child.pid !== undefined && process.kill(-child.pid, name);
    } catch {
      return false;
    }
  };
  return {
    ended,
    async stop() {
      if (!signal('SIGTERM')) return;
      const gone = () => !signal(0);
      for (let waited = 0; waited < graceMs && !gone(); waited += 50)
        await new Promise((done) => setTimeout(done, 50));
      signal('SIGKILL');
    },
  };
}

/** Runs a tool to its end; gives its exit code. */
export async function runTool(
  script: string,
  args: readonly string[],
  options: { env?: Record<string, string>; log?: string } = {},
): Promise<number> {
  const child = startTool(script, args, options);
  const untie = onExit(() => child.stop());
  const code = await child.ended;
  untie();
  return code;
}

const endings = new Set<() => Promise<void>>();
let isListening = false;
let stopping = false;

/** True from the signal on: whatever ends then has not failed. */
export function isStopping(): boolean {
  return stopping;
}

/** On SIGTERM, SIGINT or SIGHUP everything given here runs before the process ends. */
export function onExit(ending: () => Promise<void>): () => void {
  endings.add(ending);
  if (!isListening) {
    isListening = true;
    for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
      process.on(name, () => {
        stopping = true;
        void Promise.allSettled([...endings].map((end) => end())).then(() =>
          process.exit(name === 'SIGINT' ? 130 : 0),
        );
      });
    }
  }
  return () => endings.delete(ending);
}
