import { z } from 'zod';
import { formatCount } from '#app/ui/format.ts';
import { NotFound } from '#domain/errors.ts';
import type { FavoriteList } from '#domain/favorite/favorite.ts';
import { favoriteForm } from '#domain/favorite/favorite-schema.ts';
import { dropFavorite, keepFavorite, pageOfFavorites } from '#domain/favorite/favorite-store.ts';
import { favoritesMost, pageSize } from '#domain/limits.ts';
import { typefaceRow } from '#domain/typeface/typeface-row.ts';
import { findTypefaceCards } from '#domain/typeface/typeface-store.ts';
import { urls } from '#domain/urls.ts';
import {
  type ActionAnswer,
  type ActionContext,
  type Context,
  defineRoute,
} from '#routes/contract.ts';
import { favoritesPath, pageKeys } from '#routes/me/favorites/favorites-path.ts';
import type { Place, Props } from '#routes/me/favorites/page.tsx';
import { memberOf } from '#routes/me/member.ts';

const number = z.coerce.number().int().positive().max(10_000).catch(1);
const query = z.object({ page: number, palettes: number, typefaces: number });
type Query = z.infer<typeof query>;

export const route = defineRoute<unknown, Query, Props>({
  id: 'me/favorites',
  access: 'member',
  layout: 'default',
  cache: 'never',
  query,
  async load(context) {
    const { db, catalogue } = context;
    const [websites, palettes, fonts] = await Promise.all([
      pageOf('websites', context),
      pageOf('palettes', context),
      pageOf('fonts', context),
    ]);
    const cardsOfFonts = await findTypefaceCards(db, fonts.ids);
    return {
      websites: { ...websites.place, cards: await catalogue.cards(websites.ids) },
      palettes: { ...palettes.place, cards: await catalogue.paletteCards(palettes.ids) },
      fonts: { ...fonts.place, cards: cardsOfFonts.map((card) => typefaceRow(card)) },
      problem: null,
      kept: [
        ...websites.ids.map((id) => `websites/${id}`),
        ...fonts.ids.map((id) => `fonts/${id}`),
        ...palettes.ids.map((id) => `palettes/${id}`),
      ],
    };
  },
  meta: ({ websites }) => ({
    title: 'Favourites',
    canonical: favoritesPath('websites', websites.page),
    robots: 'noindex',
  }),
  page: () => import('#routes/me/favorites/page.tsx'),
  actions: { keep },
  afterSignIn,
});

const nouns: Record<FavoriteList, string> = {
  websites: 'websites',
  palettes: 'palettes',
  fonts: 'typefaces',
};

/** Throws `NotFound` past the last page. */
async function pageOf(
  list: FavoriteList,
  { db, user, query: asked }: Context<unknown, Query>,
): Promise<{ ids: number[]; place: Place }> {
  const page = asked[pageKeys[list]];
  const size = pageSize;
  const { ids, total } = await pageOfFavorites(db, memberOf({ user }).id, list, { page, size });
  const pages = Math.max(1, Math.ceil(total / size));
  if (page > pages) {
    throw new NotFound('page', {
      href: favoritesPath(list, pages),
      label: `Go to the last page of ${nouns[list]}, ${pages}`,
    });
  }
  return { ids, place: { total, page, pages } };
}

/** What a heart or a collection button sends where there is no script; it leads back to where it was pressed. */
async function keep(form: FormData, context: ActionContext): Promise<ActionAnswer<Props>> {
  const pressed = favoriteForm.safeParse(Object.fromEntries(form));
  if (!pressed.success) return { status: 422, props: { problem: 'No button of ours sends this.' } };
  const { db, from, now } = context;
  const back = { to: from ?? urls.favorites() };
  const { data } = pressed;
  if ('collect' in data) return { to: urls.collections(`${data.collect.list}/${data.collect.id}`) };
  if ('remove' in data) {
    await dropFavorite(db, memberOf(context).id, data.remove);
    return back;
  }
  const outcome = await keepFavorite(db, memberOf(context).id, data.add, now);
  return outcome === 'kept' ? back : { status: 409, props: { problem: refusals[outcome] } };
}

/** A heart is kept then; a collection has to be chosen. */
function afterSignIn(form: FormData): { to: string } | { keep: string } | null {
  const { success, data } = favoriteForm.safeParse(Object.fromEntries(form));
  if (!success || 'remove' in data) return null;
  if ('add' in data) return { keep: `${data.add.list}/${data.add.id}` };
  return { to: urls.collections(`${data.collect.list}/${data.collect.id}`) };
}

const refusals = {
  unknown: 'This is not in the catalogue any more.',
  full: `There is room for ${formatCount(favoritesMost)} favourites of a kind.`,
};
