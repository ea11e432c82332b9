import { useSetAtom, useStore } from 'jotai/react';
import { useSyncExternalStore } from 'react';
import { heartOf } from '#app/cards/heart-of.ts';
import { favoritesAtom, renderedAtom, toggleFavoriteAtom } from '#app/state/favorites.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { FavoriteList } from '#domain/favorite/favorite.ts';

interface Props {
  id: number;
  title: string;
  list?: FavoriteList;
  /** With its word beside the heart, where there is room. */
  worded?: boolean;
}

/** Answers at once; the device or the account keeps it. Without script it is a button of the page's one form. */
export function FavoriteButton({ id, title, list = 'websites', worded }: Props) {
  const store = useStore();
  const kept = useSyncExternalStore(
    (listener) => store.sub(favoritesAtom, listener),
    () => store.get(favoritesAtom),
    () => store.get(renderedAtom),
  );
  const what = `${list}/${id}`;
  const { name, pressed, label } = heartOf(title, kept.includes(what));
  const toggle = useSetAtom(toggleFavoriteAtom);
  return (
    <button
      form="keep"
      name={name}
      value={what}
      className={worded ? 'btn fav' : 'icon-btn fav'}
      aria-pressed={pressed}
      aria-label={label}
      onClick={() => toggle(what)}
    >
      <Icon name="heart" />
      {worded && 'Favourites'}
    </button>
  );
}
