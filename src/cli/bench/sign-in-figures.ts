import { setTimeout as sleep } from 'node:timers/promises';
import { anotherSender, type Member, password } from './members.ts';
import type { Server } from './peers.ts';
import { brief } from './sample.ts';
import { type Sent, send } from './send.ts';
import { type Bench, uncached } from './server-figures.ts';
import type { Figure } from './targets.ts';

/** So many wait for their turn; one more is told to come again. */
const waiting = 20;
const aloneMs = 6_000;

/** L8: twenty people sign in at once by password, and how long somebody who reads pages waits meanwhile. */
export async function signInFigures(
  { say }: Bench,
  { origin }: Server,
  members: readonly Member[],
): Promise<Figure[]> {
  const one = members.at(-1);
  if (!one) throw new Error('there is nobody to sign in');
  await signIn(origin, one);
  const { ms: hash } = await signIn(origin, one);
  const alone = await readUntil(origin, sleep(aloneMs));
  const all = Promise.all(members.slice(0, waiting + 1).map((member) => signIn(origin, member)));
  const beside = await readUntil(origin, all);
  const answers = await all;
  const signed = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 429);
  if (signed.length !== waiting || refused.length !== 1) {
    throw new Error(`of 21 sign-ins ${signed.length} went well and ${refused.length} were put off`);
  }
  const slowest = Math.max(...signed.map(({ ms }) => ms));
  say(`accounts: the slowest of ${waiting} sign-ins took ${brief(slowest)} ms`);
  return [
    { id: 'signIns', value: slowest, context: 'the 21st was told at once to come again' },
    {
      id: 'besideSignIns',
      value: Math.max(...beside) / hash,
      context: `longest wait for an uncached page, in sign-ins of ${brief(hash)} ms`,
    },
    {
      id: 'besideSignInsP99',
      value: p99(beside) / p99(alone),
      context: `${brief(p99(beside))} ms of ${beside.length} pages against ${brief(p99(alone))} ms of ${alone.length} without`,
    },
  ];
}

function signIn(origin: string, { email }: Member): Promise<Sent> {
  const body = { email, password };
  const headers = anotherSender();
  return send(`${origin}/api/auth/sign-in/email`, { method: 'POST', headers, body });
}

/** How long each page took that was asked for, one after another, until something was done. */
async function readUntil(origin: string, done: Promise<unknown>): Promise<number[]> {
  const ending = new AbortController();
  const { signal } = ending;
  const ended = done.finally(() => ending.abort());
  const took: number[] = [];
  while (!signal.aborted) took.push((await send(`${origin}/websites`, { headers: uncached })).ms);
  await ended;
  return took;
}

function p99(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
}
