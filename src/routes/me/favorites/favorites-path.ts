import { urls } from '#domain/urls.ts';

/** Websites and palettes turn their pages by themselves. */
export function favoritePalettesPath(page: number): string {
  return page > 1 ? `${urls.favorites()}?palettes=${page}` : urls.favorites();
}

export function favoritesPath(page: number): string {
  return page > 1 ? `${urls.favorites()}?page=${page}` : urls.favorites();
}
