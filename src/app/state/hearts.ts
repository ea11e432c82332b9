import { heartOf } from '#app/cards/heart-of.ts';
import { favoritesAtom, type Kept, toggleFavoriteAtom } from '#app/state/favorites.ts';
import { hearFirst } from '#app/state/hear-first.ts';
import type { Store } from '#app/state/page.ts';

/** Hearts answer with the first chunk, before their part of the page is hydrated, and no card has state of its own. */
export function watchHearts(store: Store): void {
  const show = () => showHearts(document, store.get(favoritesAtom));
  show();
  store.sub(favoritesAtom, show);
  hearFirst('click', ({ target }) => {
    const heart = (target as Element).closest<HTMLButtonElement>('button.fav');
    if (heart) store.set(toggleFavoriteAtom, heart.value);
  });
}

/** Puts right what was written of hearts before. */
export function showHearts(within: ParentNode, kept: Kept): void {
  for (const heart of within.querySelectorAll<HTMLButtonElement>('button.fav')) {
    const isFavorite = kept.includes(heart.value);
    if (heart.ariaPressed === String(isFavorite)) continue;
    heart.ariaPressed = String(isFavorite);
    heart.ariaLabel = heartOf(heart.dataset.of ?? '', isFavorite).label;
  }
}
