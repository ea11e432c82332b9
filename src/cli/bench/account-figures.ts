import { favoriteFigures } from './favorite-figures.ts';
import { withMembers } from './members.ts';
import type { Bench } from './server-figures.ts';
import { signInFigures } from './sign-in-figures.ts';
import { serveSite } from './site.ts';
import type { Figure } from './targets.ts';

const count = 500;

/** What accounts and favourites cost, on a copy of the state with members in it. */
export async function accountFigures(bench: Bench): Promise<Figure[]> {
  bench.say('accounts: making members');
  const { folder, members } = await withMembers(bench.state, count);
  const site = await serveSite(bench.built, { state: folder, workerd: bench.peers?.workerd });
  try {
    return [
      ...(await favoriteFigures(bench, site, members)),
      ...(await signInFigures(bench, site, members)),
    ];
  } finally {
    await site.stop();
  }
}
