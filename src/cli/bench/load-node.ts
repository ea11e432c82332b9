import http from 'node:http';
import type { Answered, Asked } from './load.ts';

/** The load generator for machines without wrk: one keep-alive connection for each request under way. */
export async function loadFromNode({
  origin,
  paths,
  headers = {},
  connections,
  seconds,
}: Asked): Promise<Answered> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const start = performance.now();
  const end = start + seconds * 1000;
  let requests = 0;
  let refused = 0;
  let next = 0;
  async function ask(): Promise<void> {
    while (performance.now() < end) {
      const status = await statusOf(origin + (paths[next++ % paths.length] ?? '/'), headers, agent);
      requests++;
      if (status >= 400) refused++;
    }
  }
  await Promise.all(Array.from({ length: connections }, ask));
  agent.destroy();
  return { requests, refused, perSecond: (requests / (performance.now() - start)) * 1000 };
}

function statusOf(
  url: string,
  headers: Record<string, string>,
  agent: http.Agent,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers }, (answer) => {
      answer.on('end', () => resolve(answer.statusCode ?? 0)).resume();
    });
    request.on('error', reject);
  });
}
