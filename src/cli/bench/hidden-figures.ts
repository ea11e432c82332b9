import { setTimeout as sleep } from 'node:timers/promises';
import { mannWhitney } from './mann-whitney.ts';
import { anotherSender, type Member } from './members.ts';
import type { Server } from './peers.ts';
import { brief, median } from './sample.ts';
import { send } from './send.ts';
import type { Bench } from './server-figures.ts';
import type { Figure } from './targets.ts';

const ways = {
  'sign-in': '/sign-in/email',
  'sign-up': '/sign-up/email',
  reset: '/request-password-reset',
  'mailed link': '/sign-in/magic-link',
};

/** What goes on behind an answer is over before the next one is measured. */
const restMs = 15;

interface Told {
  way: string;
  known: number[];
  unknown: number[];
}

/** S18: whether the time of an answer tells if an address is known. Pairs are interleaved, the first one in turn. */
export async function hiddenFigures(
  { say, options }: Bench,
  { origin }: Server,
  members: readonly Member[],
): Promise<Figure[]> {
  const all: Told[] = [];
  for (const [way, path] of Object.entries(ways)) {
    const told: Told = { way, known: [], unknown: [] };
    for (let i = 0; i < options.pairs; i++) {
      const known = members[i]?.email ?? '';
      const unknown = known.replace('member', `nobody-${way.replace(' ', '-')}`);
      const pair = [
        { email: known, into: told.known },
        { email: unknown, into: told.unknown },
      ];
      for (const { email, into } of i % 2 ? pair : pair.toReversed()) {
        into.push(await ask(origin + '/api/auth' + path, email));
        await sleep(restMs);
      }
    }
    all.push(told);
    say(`accounts: ${inWords(told)}`);
  }
  const context = `${options.pairs} pairs each: ${all.map(inWords).join('; ')}`;
  return [
    { id: 'tellApart', value: Math.max(...all.map(apart)), context },
    {
      id: 'tellApartP',
      value: Math.min(...all.map(({ known, unknown }) => mannWhitney(known, unknown))),
      context: 'the least of the four',
    },
  ];
}

async function ask(url: string, email: string): Promise<number> {
  const body = { email, name: '', password: 'a guess that nobody has for a password' };
  const { status, ms } = await send(url, { method: 'POST', headers: anotherSender(), body });
  if (status !== (url.endsWith('/sign-in/email') ? 401 : 200)) {
    throw new Error(`${status} for ${url}`);
  }
  return ms;
}

/** In hundredths of the time for an unknown address. */
function apart({ known, unknown }: Told): number {
  const [a, b] = [median(known) ?? 0, median(unknown) ?? 1];
  return (Math.abs(a - b) / b) * 100;
}

function inWords(told: Told): string {
  const { way, known, unknown } = told;
  return `${way} ${brief(median(known))} ms known, ${brief(median(unknown))} ms unknown, ${brief(apart(told))} % apart, p ${brief(mannWhitney(known, unknown))}`;
}
