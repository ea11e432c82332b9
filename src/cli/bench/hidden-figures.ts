import { anotherSender, type Member, withMembers } from './members.ts';
import type { Way } from './options.ts';
import { figuresOf, inPairs, inWords, type Pairs } from './pairs.ts';
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
  const all: Pairs[] = [];
  for (const way of options.ways) {
    const one = await inPairs(way, options.pairs, (pair, isKnown) => {
      const known = members[pair]?.email ?? '';
      const email = isKnown ? known : known.replace('member', `nobody-${way}`);
      return ask(`${origin}/api/auth${paths[way]}`, email);
    });
    all.push(one);
    say(`hidden: ${inWords(one)}`);
  }
  return figuresOf(all, { apart: 'tellApart', p: 'tellApartP' }, options.pairs);
}

async function ask(url: string, email: string): Promise<number> {
  const body = { email, name: '', password: 'a guess that nobody has for a password' };
  const { status, ms } = await send(url, { method: 'POST', headers: anotherSender(), body });
  if (status !== (url.endsWith('/sign-in/email') ? 401 : 200)) {
    throw new Error(`${status} for ${url}`);
  }
  return ms;
}
