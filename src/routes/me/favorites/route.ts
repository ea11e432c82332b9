import { z } from 'zod';
import { formatCount } from '#app/ui/format.ts';
import { NotFound } from '#domain/errors.ts';
import { favoriteForm } from '#domain/favorite/favorite-schema.ts';
import {
  dropFavorite,
  keepFavorite,
  pageOfFavoritePalettes,
  pageOfFavorites,
} from '#domain/favorite/favorite-store.ts';
import { favoritesMost, pageSize } from '#domain/limits.ts';
import { findPaletteCards } from '#domain/palette/palette-store.ts';
import { typefaceRow } from '#domain/typeface/typeface-row.ts';
import { findTypefaceCards } from '#domain/typeface/typeface-store.ts';
import { urls } from '#domain/urls.ts';
import { type ActionAnswer, type ActionContext, defineRoute } from '#routes/contract.ts';
import { favoritePalettesPath, favoritesPath } from '#routes/me/favorites/favorites-path.ts';
import type { Props } from '#routes/me/favorites/page.tsx';
import { memberOf } from '#routes/me/member.ts';

const number = z.coerce.number().int().positive().max(10_000).catch(1);
const query = z.object({ page: number, palettes: number });

export const route = defineRoute<unknown, z.infer<typeof query>, Props>({
  id: 'me/favorites',
  access: 'member',
  layout: 'default',
  cache: 'never',
  query,
  async load(context) {
    const { db, catalogue, query } = context;
    const { page } = query;
    const { ids, total, fonts } = await pageOfFavorites(db, memberOf(context).id, {
      page,
      size: pageSize,
    });
    const pages = Math.max(1, Math.ceil(total / pageSize));
    const kept = await pageOfFavoritePalettes(db, memberOf(context).id, {
      page: query.palettes,
      size: pageSize,
    });
    const palettePages = Math.max(1, Math.ceil(kept.total / pageSize));
    if (query.palettes > palettePages) {
      throw new NotFound('page', {
        href: favoritePalettesPath(palettePages),
        label: `Go to the last page of palettes, ${palettePages}`,
      });
    }
    if (page > pages) {
      throw new NotFound('page', {
        href: favoritesPath(pages),
        label: `Go to the last page, ${pages}`,
      });
    }
    const cardsOfFonts = await findTypefaceCards(
      db,
      fonts.map(({ id }) => id),
    );
    return {
      cards: await catalogue.cards(ids),
      fonts: cardsOfFonts.map((card) => typefaceRow(card)),
      palettes: {
        cards: await findPaletteCards(db, kept.ids),
        total: kept.total,
        page: query.palettes,
        pages: palettePages,
      },
      total,
      page,
      pages,
      problem: null,
      kept: [
        ...ids.map((id) => `websites/${id}`),
        ...fonts.map(({ id }) => `fonts/${id}`),
        ...kept.ids.map((id) => `palettes/${id}`),
      ],
    };
  },
  meta: ({ page }) => ({
    title: 'Favourites',
    canonical: favoritesPath(page),
    robots: 'noindex',
  }),
  page: () => import('#routes/me/favorites/page.tsx'),
  actions: { keep },
  afterSignIn,
});

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
