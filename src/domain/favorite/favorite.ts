/** Lists of favourites, by the words of the API. */
export type FavoriteList = 'websites' | 'fonts' | 'palettes';

/** What stands in a list, by the words of the database. */
export const kindOfList = { websites: 'website', fonts: 'typeface', palettes: 'palette' } as const;

/** One thing of a list, by its id or its slug. */
export interface FavoriteRef {
  list: FavoriteList;
  id: number | string;
}

/** Everything that a member has kept, newest first. */
export interface Favorites {
  websites: { id: number; slug: string; title: string }[];
  fonts: { id: number; slug: string; name: string }[];
  palettes: { id: number; slug: string }[];
}
