/** What a heart says and does: `name` is what it sends without script. */
export function heartOf(title: string, isFavorite: boolean) {
  return {
    name: isFavorite ? 'remove' : 'add',
    pressed: isFavorite,
    label: isFavorite ? `Remove ${title} from favourites` : `Add ${title} to favourites`,
  };
}
