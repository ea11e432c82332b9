import { pickIds } from '#domain/website/website-store.ts';
import type { Context } from '#routes/contract.ts';
import type { PosterOfDay } from './frame.tsx';

/** Websites with a picture have no poster: so many of today's picks are looked at. */
const looked = 12;

/** The poster of today's first pick that has one. */
export async function posterOfDay({ db, now, catalogue }: Context): Promise<PosterOfDay | null> {
  const cards = await catalogue.cards(await pickIds(db, now, looked));
  for (const { id, poster, colors } of cards) {
    if (poster) return { id, print: poster, ground: colors[0]?.hex ?? null };
  }
  return null;
}
