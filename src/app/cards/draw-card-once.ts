import { useStore } from 'jotai/react';
import type { ComponentType } from 'react';
import { drawOnce } from '#app/drawn-once.ts';
import { favoritesAtom } from '#app/state/favorites.ts';

/** A card with a heart is drawn once for everybody whose page shows no favourite. */
export function drawCardOnce<P>(
  component: ComponentType<P>,
  cardOf: (props: P) => object | undefined,
): void {
  drawOnce(component, (props) => (hasFavorites(useStore()) ? undefined : cardOf(props)));
}

function hasFavorites(store: ReturnType<typeof useStore>): boolean {
  return store.get(favoritesAtom).length > 0;
}
