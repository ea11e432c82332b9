import { Hono } from 'hono';
import { z } from 'zod';
import { favoriteText } from '#domain/favorite/favorite-schema.ts';
import { dropFavorite, keepFavorite } from '#domain/favorite/favorite-store.ts';
import { urls } from '#domain/urls.ts';
import type { AppContext, AppEnv } from '../context.ts';
import { userOf } from '../visitor.ts';
import { limitBody, limitWrites } from './me-request.ts';
import { problem } from './problem.ts';

/** What plain forms send, where there is no script: every answer leads back to a page. */
export const meForms = new Hono<AppEnv>();

const favoriteForm = z.union([z.object({ add: favoriteText }), z.object({ remove: favoriteText })]);

meForms.post('*', limitWrites());
meForms.post('*', limitBody);

/** The one form of a page: each heart is a button of it. */
meForms.post('/favorites', async (c) => {
  const back = backOf(c);
  const user = userOf(c.get('visitor'));
  if (!user) return seeOther(c, urls.auth(back));
  const form = favoriteForm.safeParse(await c.req.parseBody());
  if (!form.success) return problem(c, 400, 'This form is not one of ours');
  const db = c.get('db');
  if ('add' in form.data) await keepFavorite(db, user.id, form.data.add, c.get('now')());
  else await dropFavorite(db, user.id, form.data.remove);
  return seeOther(c, back);
});

/** The page that the form stood on: a path of this site and nothing else. */
function backOf(c: AppContext): string {
  const from = URL.parse(c.req.header('referer') ?? '');
  const isOurs = from?.host === c.get('url').host && !/^\/[/\\]/.test(from.pathname);
  return isOurs ? from.pathname + from.search : urls.favorites();
}

function seeOther(c: AppContext, to: string): Response {
  return c.body(null, 303, { location: to, 'cache-control': 'no-store' });
}
