import type { FavoriteList } from '#domain/favorite/favorite.ts';
import { urls } from '#domain/urls.ts';

/** Each list turns its pages by itself, by a key of its own. */
export const pageKeys = { websites: 'page', palettes: 'palettes', fonts: 'typefaces' } as const;

export function favoritesPath(list: FavoriteList, page: number): string {
  return page > 1 ? `${urls.favorites()}?${pageKeys[list]}=${page}` : urls.favorites();
}
