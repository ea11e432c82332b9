import { urls } from '#domain/urls.ts';

export function favoritesPath(page: number): string {
  return page > 1 ? `${urls.favorites()}?page=${page}` : urls.favorites();
}
