import type { Database } from '#domain/db.ts';
import { knownCards } from '#domain/limits.ts';
import type { WebsiteCard } from '#domain/website/website.ts';
import { findCards } from '#domain/website/website-store.ts';
import { BoundedMap } from '../cache/bounded-map.ts';

/** Cards that this isolate has read at one catalogue version: bounded, the one read longest ago goes first. */
let known = { version: 0, cards: noCards() };

/** Cards of a version in the order of the ids: one read for those that the isolate does not hold, none when it holds all. */
export async function cardsAt(
  version: number,
  db: Database,
  ids: readonly number[],
): Promise<WebsiteCard[]> {
  if (version === 0) return findCards(db, ids);
  if (known.version !== version) known = { version, cards: noCards() };
  const { cards } = known;
  const missing = ids.filter((id) => !cards.has(id));
  const held = new Map(ids.flatMap((id) => pairOf(cards.get(id))));
  for (const card of await findCards(db, missing)) {
    held.set(card.id, card);
    cards.put(card.id, card);
  }
  return ids.flatMap((id) => held.get(id) ?? []);
}

function pairOf(card: WebsiteCard | undefined): [number, WebsiteCard][] {
  return card ? [[card.id, card]] : [];
}

function noCards() {
  return new BoundedMap<number, WebsiteCard>(knownCards);
}
