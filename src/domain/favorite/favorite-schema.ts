import { z } from 'zod';
import { favoritesMost } from '../limits.ts';
import type { FavoriteRef } from './favorite.ts';

export const favoriteList = z.enum(['websites', 'fonts', 'palettes']);

/** An id, or a slug. Digits alone are an id: of slugs, only a palette of one colour can look like one. */
const entityRef = z
  .string()
  .max(240)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .transform((text) => (/^\d{1,15}$/.test(text) ? Number(text) : text));

export const favoriteParams = z.object({ list: favoriteList, id: entityRef });

/** `websites/12`, as the buttons of a page send it. */
export const favoriteText = z
  .string()
  .max(260)
  .transform((text, context): FavoriteRef => {
    const [list, id, more] = text.split('/');
    const parsed = favoriteParams.safeParse({ list, id });
    if (parsed.success && more === undefined) return parsed.data;
    context.addIssue({ code: 'custom', message: 'Expected a list and an id, such as websites/12' });
    return z.NEVER;
  });

/** The one form of a page: each heart and each collection button is a button of it. */
export const favoriteForm = z.union([
  z.object({ add: favoriteText }),
  z.object({ remove: favoriteText }),
  z.object({ collect: favoriteText }),
]);

const ids = z.array(z.number().int().positive()).max(favoritesMost).default([]);

/** What a device has kept while nobody was signed in: ids, oldest first. */
export const favoritesKept = z.strictObject({ websites: ids, fonts: ids, palettes: ids });
export type FavoritesKept = z.infer<typeof favoritesKept>;
