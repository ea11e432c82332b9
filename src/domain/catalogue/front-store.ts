import type { Database } from '../db.ts';
import type { PaletteCard } from '../palette/palette.ts';
import { paletteCards } from '../palette/palette-store.ts';
import { cardsInOrder, type TypefaceCard, typefaceCards } from '../typeface/typeface-store.ts';
import { parsePeriod } from '../website/website-popularity.ts';
import { popularWebsites } from '../website/website-popularity-store.ts';
import { pickable, picked } from '../website/website-store.ts';

/** What the home page shows beside the newest websites. */
export interface Front {
  /** The day's pick; null in an empty catalogue. */
  pick: number | null;
  /** Websites seen this week, the most popular first. */
  popular: number[];
  typefaces: TypefaceCard[];
  palettes: PaletteCard[];
}

/** In one round trip. `typefaces`, `palettes`: ids in order. Throws `Unavailable`. */
export async function readFront(
  db: Database,
  wanted: { typefaces: readonly number[]; palettes: readonly number[]; popular: number },
  now: number,
): Promise<Front> {
  const week = parsePeriod('week', now);
  if (!week) throw new Error('the week is a period');
  const [picks, popular, typefaces, palettes] = await db.batch(
    pickable(),
    popularWebsites(week, 1, wanted.popular),
    typefaceCards(wanted.typefaces),
    paletteCards(wanted.palettes),
  );
  return {
    pick: picked(picks, now)[0] ?? null,
    popular: popular.map(({ id }) => id),
    typefaces: cardsInOrder(typefaces, wanted.typefaces),
    palettes,
  };
}
