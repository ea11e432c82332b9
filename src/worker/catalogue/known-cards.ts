import type { Database } from '#domain/db.ts';
import { knownCards } from '#domain/limits.ts';
import type { PaletteCard } from '#domain/palette/palette.ts';
import type { TypefaceCard } from '#domain/typeface/typeface-store.ts';
import { findCards } from '#domain/website/website-card-store.ts';
import { BoundedMap } from '../cache/bounded-map.ts';
import { markHeld } from './held.ts';

type Read<Card> = (db: Database, ids: readonly number[]) => Promise<Card[]>;

/** Websites of a version in the order of the ids: one read for those that the isolate does not hold, none when it holds all. */
export const cardsAt = remembering(findCards);
/** The same of typefaces. */
export const typefaceCardsAt = remembering<TypefaceCard>(async (db, ids) => {
  const { findTypefaceCards } = await import('#domain/typeface/typeface-store.ts');
  return findTypefaceCards(db, ids);
});

/** The same of palettes. */
export const paletteCardsAt = remembering<PaletteCard>(async (db, ids) => {
  const { findPaletteCards } = await import('#domain/palette/palette-store.ts');
  return findPaletteCards(db, ids);
});

/** Cards that this isolate has read at one catalogue version: bounded, the one read longest ago goes first. */
function remembering<Card extends { id: number }>(read: Read<Card>) {
  let known = { version: 0, cards: new BoundedMap<number, Card>(knownCards) };
  return async (version: number, db: Database, ids: readonly number[]): Promise<Card[]> => {
    if (version === 0) return read(db, ids);
    if (known.version !== version)
      known = { version, cards: new BoundedMap<number, Card>(knownCards) };
    const { cards } = known;
    const missing = ids.filter((id) => !cards.has(id));
    const held = new Map(ids.flatMap((id) => pairOf(cards.get(id))));
    for (const card of missing.length > 0 ? await read(db, missing) : []) {
      held.set(card.id, card);
      cards.put(card.id, card);
      markHeld(card);
    }
    return ids.flatMap((id) => held.get(id) ?? []);
  };
}

function pairOf<Card extends { id: number }>(card: Card | undefined): [number, Card][] {
  return card ? [[card.id, card]] : [];
}
