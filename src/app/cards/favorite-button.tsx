import { useSetAtom } from 'jotai/react';
import { useDeviceValue } from '#app/state/device.ts';
import { favoritesAtom, toggleFavoriteAtom } from '#app/state/favorites.ts';
import { Icon } from '#app/ui/icon.tsx';

const none: readonly number[] = [];

interface Props {
  id: number;
  title: string;
  /** With its word beside the heart, where there is room. */
  worded?: boolean;
}

/** Works on the device alone until there is an account to keep it. */
export function FavoriteButton({ id, title, worded }: Props) {
  const isFavorite = useDeviceValue(favoritesAtom, none).includes(id);
  const toggle = useSetAtom(toggleFavoriteAtom);
  return (
    <button
      type="button"
      className={worded ? 'btn fav' : 'icon-btn fav'}
      aria-pressed={isFavorite}
      aria-label={isFavorite ? `Remove ${title} from favourites` : `Add ${title} to favourites`}
      onClick={() => toggle(id)}
    >
      <Icon name="heart" />
      {worded && 'Favourites'}
    </button>
  );
}
