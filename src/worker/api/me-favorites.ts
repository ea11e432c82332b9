import { Hono } from 'hono';
import { favoriteParams, favoritesKept } from '#domain/favorite/favorite-schema.ts';
import {
  dropFavorite,
  keepFavorite,
  listFavorites,
  mergeFavorites,
} from '#domain/favorite/favorite-store.ts';
import { favoritesMost } from '#domain/limits.ts';
import type { AppContext, AppEnv } from '../context.ts';
import { readJson, requireMember } from './me-request.ts';
import { problem } from './problem.ts';

/** Websites, fonts and palettes that a member has kept. */
export const meFavorites = new Hono<AppEnv>();

meFavorites.get('/all-favorites', async (c) => {
  const favorites = await listFavorites(c.get('db'), requireMember(c).id);
  return c.json({ favorites });
});

/** What the device kept while nobody was signed in. */
meFavorites.post('/favorites', async (c) => {
  const read = await readJson(c, favoritesKept);
  if (!read.ok) return read.answer;
  await mergeFavorites(c.get('db'), requireMember(c).id, read.value, c.get('now')());
  return c.body(null, 204);
});

meFavorites.put('/favorites/:list/:id', async (c) => {
  const ref = favoriteParams.safeParse(c.req.param());
  if (!ref.success) return unknown(c);
  const outcome = await keepFavorite(c.get('db'), requireMember(c).id, ref.data, c.get('now')());
  if (outcome === 'unknown') return unknown(c);
  if (outcome === 'full') {
    return problem(c, 409, `There is room for ${favoritesMost} favourites of a kind`, 'full');
  }
  return c.body(null, 204);
});

meFavorites.delete('/favorites/:list/:id', async (c) => {
  const ref = favoriteParams.safeParse(c.req.param());
  if (!ref.success) return unknown(c);
  await dropFavorite(c.get('db'), requireMember(c).id, ref.data);
  return c.body(null, 204);
});

function unknown(c: AppContext): Response {
  return problem(c, 404, 'There is no such thing to keep');
}
