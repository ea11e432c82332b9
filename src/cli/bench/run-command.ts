import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { places } from './places.ts';

interface Command {
  command: string;
  args: readonly string[];
  /** Gets all output; its name is told on failure. */
  log: string;
  cwd?: string;
  env?: Record<string, string>;
}

/** Runs a command to its end; throws with the log's name when it fails. */
export async function runCommand({
  command,
  args,
  log,
  cwd = places.root,
  env = {},
}: Command): Promise<void> {
  const file = path.join(places.scratch, log);
  const output = openSync(file, 'w');
  const bin = path.join(places.root, 'node_modules/.bin');
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', output, output],
    env: { ...process.env, PATH: `${bin}:${process.env.PATH ?? ''}`, ...env },
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  }).finally(() => closeSync(output));
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}; see ${file}`);
}
