import { useStore } from 'jotai/react';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { heartOf } from '#app/cards/heart-of.ts';
import {
  favoritesAtom,
  type Kept,
  renderedAtom,
  toggleFavoriteAtom,
} from '#app/state/favorites.ts';
import type { TypefaceRow } from '#domain/typeface/typeface-row.ts';

/**
 * Hearts of rows that are text: one listener hears them all, so that all answer as soon as the list does. Gives what
 * they are rendered with.
 */
export function useHearts(list: RefObject<HTMLElement | null>, rows: readonly TypefaceRow[]): Kept {
  const store = useStore();
  // Whatever a commit wrote is put right before it is painted.
  useLayoutEffect(() => showHearts(list.current, rows, store.get(favoritesAtom)));
  useEffect(() => {
    const root = list.current;
    const hear = ({ target }: Event) => {
      const heart = (target as Element).closest<HTMLButtonElement>('button.fav');
      if (heart) store.set(toggleFavoriteAtom, heart.value);
    };
    const show = () => showHearts(root, rows, store.get(favoritesAtom));
    // What the device keeps may have been read since.
    show();
    root?.addEventListener('click', hear);
    const forget = store.sub(favoritesAtom, show);
    return () => {
      root?.removeEventListener('click', hear);
      forget();
    };
  }, [list, rows, store]);
  return store.get(renderedAtom);
}

function showHearts(list: HTMLElement | null, rows: readonly TypefaceRow[], kept: Kept): void {
  const names = new Map(rows.map(({ id, name }) => [`fonts/${id}`, name]));
  for (const heart of list?.querySelectorAll<HTMLButtonElement>('button.fav') ?? []) {
    const isFavorite = kept.includes(heart.value);
    if (heart.ariaPressed === String(isFavorite)) continue;
    const { name, pressed, label } = heartOf(names.get(heart.value) ?? '', isFavorite);
    heart.name = name;
    heart.ariaPressed = String(pressed);
    heart.ariaLabel = label;
  }
}
