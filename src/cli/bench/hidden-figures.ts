import { setTimeout as sleep } from 'node:timers/promises';
import { mannWhitney } from './mann-whitney.ts';
import { anotherSender, type Member, withMembers } from './members.ts';
import type { Way } from './options.ts';
import { brief, median } from './sample.ts';
import { send } from './send.ts';
import type { Bench } from './server-figures.ts';
import { serveSite } from './site.ts';
import type { Figure } from './targets.ts';

const paths: Record<Way, string> = {
  'sign-in': '/sign-in/email',
  'sign-up': '/sign-up/email',
  reset: '/request-password-reset',
  link: '/sign-in/magic-link',
};

/** What goes on behind an answer is over before the next one is measured. */
const restMs = 15;

interface Told {
  way: Way;
  known: number[];
  unknown: number[];
}

/** S18: whether the time of an answer tells if an address is known. Pairs are interleaved, the first one in turn. */
export async function hiddenFigures(bench: Bench): Promise<Figure[]> {
  const { folder, members } = await withMembers(bench.state, bench.options.pairs);
  const site = await serveSite(bench.built, { state: folder, workerd: bench.peers?.workerd });
  try {
    return await told(bench, site.origin, members);
  } finally {
    await site.stop();
  }
}

async function told(
  { say, options }: Bench,
  origin: string,
  members: readonly Member[],
): Promise<Figure[]> {
  const all: Told[] = [];
  for (const way of options.ways) {
    const one: Told = { way, known: [], unknown: [] };
    for (let i = 0; i < options.pairs; i++) {
      const known = members[i]?.email ?? '';
      const unknown = known.replace('member', `nobody-${way}`);
      const pair = [
        { email: known, into: one.known },
        { email: unknown, into: one.unknown },
      ];
      for (const { email, into } of i % 2 ? pair : pair.toReversed()) {
        into.push(await ask(`${origin}/api/auth${paths[way]}`, email));
        await sleep(restMs);
      }
    }
    all.push(one);
    say(`hidden: ${inWords(one)}`);
  }
  const context = `${options.pairs} pairs each: ${all.map(inWords).join('; ')}`;
  return [
    { id: 'tellApart', value: Math.max(...all.map(apart)), context },
    {
      id: 'tellApartP',
      value: Math.min(...all.map(({ known, unknown }) => mannWhitney(known, unknown))),
      context: 'the least of them',
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
