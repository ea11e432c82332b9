import { useStore } from 'jotai/react';
import { type RefObject, useLayoutEffect } from 'react';
import { favoritesAtom, type Kept, renderedAtom } from '#app/state/favorites.ts';
import { showHearts } from '#app/state/hearts.ts';

/** For rows that are text: whatever a commit wrote is put right before it is painted. Gives what they are rendered with. */
export function useHearts(list: RefObject<HTMLElement | null>): Kept {
  const store = useStore();
  useLayoutEffect(() => {
    if (list.current) showHearts(list.current, store.get(favoritesAtom));
  });
  return store.get(renderedAtom);
}
