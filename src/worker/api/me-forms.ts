import { Hono } from 'hono';
import { z } from 'zod';
import { addItem } from '#domain/collection/collection-item-store.ts';
import {
  collectionForm,
  collectionSlug,
  newCollection,
} from '#domain/collection/collection-schema.ts';
import {
  createCollection,
  findCollection,
  updateCollection,
} from '#domain/collection/collection-store.ts';
import type { FavoriteRef } from '#domain/favorite/favorite.ts';
import { favoriteText } from '#domain/favorite/favorite-schema.ts';
import { dropFavorite, keepFavorite } from '#domain/favorite/favorite-store.ts';
import { urls } from '#domain/urls.ts';
import type { AppContext, AppEnv } from '../context.ts';
import { userOf } from '../visitor.ts';
import { meExport } from './me-export.ts';
import { limitBody, limitWrites } from './me-request.ts';
import { problem } from './problem.ts';

/** What plain forms send, where there is no script: every answer leads back to a page. */
export const meForms = new Hono<AppEnv>();

const favoriteForm = z.union([
  z.object({ add: favoriteText }),
  z.object({ remove: favoriteText }),
  z.object({ collect: favoriteText }),
]);
const creation = z.object({ title: newCollection.shape.title, add: favoriteText.optional() });
const addition = z.object({ add: favoriteText });

meForms.post('*', limitWrites());
meForms.post('*', limitBody);
meForms.route('/account', meExport);

/** The one form of a page: each heart is a button of it. */
meForms.post('/favorites', async (c) => {
  const back = backOf(c);
  const user = userOf(c.get('visitor'));
  if (!user) return seeOther(c, urls.auth(back));
  const form = favoriteForm.safeParse(await c.req.parseBody());
  if (!form.success) return problem(c, 400, 'This form is not one of ours');
  const db = c.get('db');
  if ('collect' in form.data) {
    const { list, id } = form.data.collect;
    return seeOther(c, `${urls.collections()}?add=${list}/${id}`);
  }
  if ('add' in form.data) await keepFavorite(db, user.id, form.data.add, c.get('now')());
  else await dropFavorite(db, user.id, form.data.remove);
  return seeOther(c, back);
});

meForms.post('/collections', async (c) => {
  const user = userOf(c.get('visitor'));
  if (!user) return seeOther(c, urls.auth(urls.collections()));
  const form = creation.safeParse(await c.req.parseBody());
  if (!form.success) return problem(c, 400, 'A collection needs a title of 1 to 80 characters');
  const facts = { title: form.data.title, description: '', visibility: 'private' } as const;
  const slug = await createCollection(c.get('db'), user.id, facts, c.get('now')());
  if (!slug) return problem(c, 409, 'There is no room for another collection', 'full');
  await addTo(c, user.id, slug, form.data.add);
  return seeOther(c, urls.collection(slug));
});

/** Something to add, or new words. */
meForms.post('/collections/:slug', async (c) => {
  const user = userOf(c.get('visitor'));
  if (!user) return seeOther(c, urls.auth(urls.collections()));
  const slug = collectionSlug.safeParse(c.req.param('slug'));
  const db = c.get('db');
  if (!slug.success || !(await findCollection(db, user.id, slug.data))) {
    return problem(c, 404, 'You have no such collection');
  }
  const here = urls.collection(slug.data);
  const body = await c.req.parseBody();
  const adding = addition.safeParse(body);
  if (adding.success) {
    await addTo(c, user.id, slug.data, adding.data.add);
    return seeOther(c, here);
  }
  const form = collectionForm.safeParse(body);
  if (!form.success) return problem(c, 400, 'A title has 1 to 80 characters, a description 1,000');
  const outcome = await updateCollection(db, user.id, slug.data, form.data, c.get('now')());
  return seeOther(c, outcome === 'stale' ? `${here}?edit=1&stale=1` : here);
});

async function addTo(
  c: AppContext,
  user: string,
  slug: string,
  ref: FavoriteRef | undefined,
): Promise<void> {
  const collection = await findCollection(c.get('db'), user, slug);
  if (!ref || !collection || ref.list === 'palettes' || typeof ref.id !== 'number') return;
  await addItem(c.get('db'), collection.id, { list: ref.list, id: ref.id }, c.get('now')());
}

/** The page that the form stood on: a path of this site and nothing else. */
function backOf(c: AppContext): string {
  const from = URL.parse(c.req.header('referer') ?? '');
  const isOurs = from?.host === c.get('url').host && !/^\/[/\\]/.test(from.pathname);
  return isOurs ? from.pathname + from.search : urls.favorites();
}

function seeOther(c: AppContext, to: string): Response {
  return c.body(null, 303, { location: to, 'cache-control': 'no-store' });
}
