import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadFromNode } from './load-node.ts';
import { cpuMs } from './process.ts';

export interface Asked {
  /** Scheme, host and port. */
  origin: string;
  /** Asked for in turn. */
  paths: readonly string[];
  headers?: Record<string, string>;
  connections: number;
  seconds: number;
}

export interface Answered {
  requests: number;
  perSecond: number;
  /** Answers that were not 2xx or 3xx. */
  refused: number;
}

export interface Loaded extends Answered {
  /** CPU milliseconds of the server's process for each request. */
  cpu: number | null;
}

/** Keeps `connections` requests under way for some seconds; wrk where it is installed, else a small loop in Node. */
export async function load(asked: Asked, pid: number): Promise<Loaded> {
  const before = cpuMs(pid);
  const answered = await (hasWrk() ? loadByWrk(asked) : loadFromNode(asked));
  const after = cpuMs(pid);
  if (answered.refused > 0) {
    throw new Error(
      `${answered.refused} of ${answered.requests} answers of ${asked.origin}${asked.paths[0]} were refusals`,
    );
  }
  const cpu = before === null || after === null ? null : (after - before) / answered.requests;
  return { ...answered, cpu };
}

let wrk: boolean | undefined;

export function hasWrk(): boolean {
  wrk ??= spawnSync('wrk', ['-v']).error === undefined;
  return wrk;
}

async function loadByWrk({
  origin,
  paths,
  headers = {},
  connections,
  seconds,
}: Asked): Promise<Answered> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-wrk-'));
  try {
    const script = path.join(folder, 'paths.lua');
    writeFileSync(script, rotation(paths));
    const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s'];
    for (const [name, value] of Object.entries(headers)) options.push('-H', `${name}: ${value}`);
    if (paths.length > 1) options.push('-s', script);
    return parseWrk(await outputOf('wrk', [...options, origin + (paths[0] ?? '/')]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A wrk script that asks for each path in turn. */
export function rotation(paths: readonly string[]): string {
  return `local paths = { ${paths.map((one) => JSON.stringify(one)).join(', ')} }
local n = 0
function request()
  n = n % #paths + 1
  return wrk.format(nil, paths[n])
end
`;
}

export function parseWrk(output: string): Answered {
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0);
  const requests = number(/(\d+) requests in/);
  if (requests === 0) throw new Error(`wrk: ${output}`);
  return {
    requests,
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    refused: number(/Non-2xx or 3xx responses: (\d+)/),
  };
}

function outputOf(command: string, options: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, options, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => (output += String(data)));
    child.on('error', reject);
    child.on('exit', () => resolve(output));
  });
}
