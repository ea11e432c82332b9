import { useStore } from 'jotai/react';
import { heartOf } from '#app/cards/heart-of.ts';
import { favoritesAtom } from '#app/state/favorites.ts';
import { iconHtml } from '#app/ui/icon.tsx';
import type { FavoriteList } from '#domain/favorite/favorite.ts';

interface Props {
  id: number;
  title: string;
  list?: FavoriteList;
  /** With its word beside the heart, where there is room. */
  worded?: boolean;
}

// As text: a wall has 48 of them, and React makes no elements of it.
const heart = { __html: iconHtml('heart') };
const withWord = { __html: `${heart.__html}Favourites` };

/** One element without state: state/hearts.ts hears its press. Without script it is a button of the page's one form. */
export function FavoriteButton({ id, title, list = 'websites', worded }: Props) {
  const what = `${list}/${id}`;
  const { name, pressed, label } = heartOf(title, useStore().get(favoritesAtom).includes(what));
  return (
    <button
      form="keep"
      name={name}
      value={what}
      className={worded ? 'btn fav' : 'icon-btn fav'}
      aria-pressed={pressed}
      aria-label={label}
      data-of={title}
      // It may have been pressed before it is hydrated.
      suppressHydrationWarning
      dangerouslySetInnerHTML={worded ? withWord : heart}
    />
  );
}
