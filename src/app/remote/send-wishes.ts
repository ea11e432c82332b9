import type { Answer } from '#app/remote/call.ts';
import { createOutbox } from '#app/remote/outbox.ts';
import { type Kept, storedAtom, type Wish, wishesAtom, withWish } from '#app/state/favorites.ts';
import type { Store } from '#app/state/page.ts';

/** Gives what takes all wishes to the account, each thing by itself. `onStored` hears of what the account holds then. */
export function sendWishes(store: Store, onStored: (kept: Kept) => unknown): () => void {
  const outbox = createOutbox(store, 'favourites');
  const posted = new WeakSet<Wish>();

  function send(): void {
    for (const wish of store.get(wishesAtom)) {
      if (posted.has(wish)) continue;
      posted.add(wish);
      outbox.post({
        line: wish.what,
        name: wish.what,
        method: wish.isKept ? 'PUT' : 'DELETE',
        path: `/v2/me/favorites/${wish.what}`,
        onAnswer: (answer) => settle(wish, answer),
      });
    }
  }

  function settle(wish: Wish, answer: Answer<unknown> | null): void {
    if (answer?.ok) {
      store.set(storedAtom, withWish(store.get(storedAtom), wish));
      onStored(store.get(storedAtom));
    }
    store.set(wishesAtom, (wishes) => wishes.filter((other) => other !== wish));
  }

  return send;
}
