import { z } from 'zod';
import { load } from './load.ts';
import type { Member } from './members.ts';
import type { Server } from './peers.ts';
import { cpuMs } from './process.ts';
import { brief } from './sample.ts';
import { send } from './send.ts';
import type { Bench } from './server-figures.ts';
import type { Figure } from './targets.ts';

const writes = 10_000;
/** Below the limit of one member's writes in ten seconds. */
const each = 25;
const connections = 16;

const kept = z.object({
  favorites: z.object({ websites: z.array(z.object({ id: z.number() })) }),
});

/** L3: hearts pressed and taken back by 400 members at once, and whether every one of them counted. */
export async function favoriteFigures(
  { say, options }: Bench,
  { origin, pid }: Server,
  members: readonly Member[],
): Promise<Figure[]> {
  const ids = await websites(origin);
  const some = members.slice(0, writes / each);
  const waiting = [...some];
  const before = cpuMs(pid) ?? Number.NaN;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let member = waiting.pop(); member; member = waiting.pop()) {
        await press(origin, member, ids);
      }
    }),
  );
  const perSecond = writes / ((performance.now() - started) / 1_000);
  const cpu = ((cpuMs(pid) ?? Number.NaN) - before) / writes;
  say(`accounts: ${brief(perSecond)} favourites a second`);
  const lost = await differing(origin, some, ids);
  const headers = some[0]?.headers ?? { cookie: '' };
  const read = (path: string) =>
    load({ origin, paths: [path], headers, connections, seconds: options.seconds }, pid);
  const session = await read('/api/_auth/session');
  const favorites = await read('/v2/me/all-favorites');
  const payload = await load(
    { origin, paths: ['/websites/_payload.json'], connections, seconds: options.seconds },
    pid,
  );
  return [
    {
      id: 'toggles',
      value: perSecond,
      context: `${brief(writes)} by ${some.length} members, ${connections} at a time, ${brief(cpu)} ms CPU each`,
    },
    {
      id: 'lostWrites',
      value: lost,
      context: `members whose favourites are not what they pressed`,
    },
    {
      id: 'jsonReads',
      value: session.perSecond,
      context: `of a session, ${brief(session.cpu)} ms CPU; of all favourites ${brief(favorites.perSecond)}/s, ${brief(favorites.cpu)} ms; of a kept payload ${brief(payload.perSecond)}/s`,
    },
  ];
}

/** One more is kept than is taken back again. */
async function press(origin: string, { headers }: Member, ids: readonly number[]): Promise<void> {
  for (const [i, id] of ids.entries()) {
    await change(origin, 'PUT', id, headers);
    if (i > 0) await change(origin, 'DELETE', ids[i - 1] ?? 0, headers);
  }
}

async function change(
  origin: string,
  method: 'PUT' | 'DELETE',
  id: number,
  headers: Record<string, string>,
): Promise<void> {
  const { status } = await send(`${origin}/v2/me/favorites/websites/${id}`, { method, headers });
  if (status !== 204) throw new Error(`${status} for a favourite`);
}

async function websites(origin: string): Promise<number[]> {
  const { text } = await send(`${origin}/websites`);
  const found = [...text.matchAll(/data-picture="(\d+)"/g)].map(([, id]) => Number(id));
  const ids = [...new Set(found)].slice(0, (each + 1) / 2);
  if (ids.length < (each + 1) / 2) throw new Error('too few websites to keep');
  return ids;
}

/** How many members have anything else than the last website that they pressed. */
async function differing(
  origin: string,
  members: readonly Member[],
  ids: readonly number[],
): Promise<number> {
  let count = 0;
  for (const { headers } of members) {
    const { text } = await send(`${origin}/v2/me/all-favorites`, { headers });
    const found = kept.parse(JSON.parse(text)).favorites.websites.map(({ id }) => id);
    if (found.join() !== String(ids.at(-1))) count += 1;
  }
  return count;
}
