import { z } from 'zod';
import type { Item } from '#domain/collection/collection.ts';
import { collectionSlug } from '#domain/collection/collection-schema.ts';
import { findShared } from '#domain/collection/collection-store.ts';
import { readItems } from '#domain/collection/collection-view-store.ts';
import { NotFound } from '#domain/errors.ts';
import { typefaceRow } from '#domain/typeface/typeface-row.ts';
import { findTypefaceCards } from '#domain/typeface/typeface-store.ts';
import { defineRoute } from '#routes/contract.ts';

/** Never kept: what its owner takes back is gone at once. */
export const route = defineRoute({
  id: 'collections/show',
  access: 'public',
  layout: 'default',
  cache: 'never',
  params: z.object({ slug: collectionSlug }),
  async load({ db, catalogue, params }) {
    const collection = await findShared(db, params.slug);
    if (!collection) throw new NotFound('collection');
    const items = await readItems(db, catalogue, collection);
    const websites = items.filter(({ list }) => list === 'websites');
    const fonts = items.filter(({ list }) => list === 'fonts');
    const held = items.filter(({ list }) => list === 'palettes');
    const cards = await catalogue.cards(websites.map(({ entity }) => entity.id));
    const { title, description, visibility } = collection;
    return {
      slug: params.slug,
      title,
      description,
      isListed: visibility === 'public',
      cards,
      notes: notesOf(websites),
      palettes: await catalogue.paletteCards(held.map(({ entity }) => entity.id)),
      paletteNotes: notesOf(held),
      fonts: (
        await findTypefaceCards(
          db,
          fonts.map(({ entity }) => entity.id),
        )
      ).map((card) => typefaceRow(card)),
      fontNotes: notesOf(fonts),
    };
  },
  meta: ({ title, description, isListed }, { path }) => ({
    title,
    ...(description ? { description } : {}),
    canonical: path,
    ...(isListed ? {} : { robots: 'noindex' as const }),
  }),
  page: () => import('#routes/collections/show/page.tsx'),
});

/** By the id of what they are on. */
function notesOf(items: readonly Item[]): Record<number, string> {
  return Object.fromEntries(items.flatMap(({ entity, note }) => (note ? [[entity.id, note]] : [])));
}
