import { z } from 'zod';
import { NotFound, Redirect } from '#domain/errors.ts';
import { tagRules } from '#domain/palette/palette-rules.ts';
import { findPaletteTag } from '#domain/palette/palette-store.ts';
import { isTagSlug } from '#domain/palette/palette-tag.ts';
import { urls } from '#domain/urls.ts';
import { keepPalettes, loadPalettes } from '#routes/colors/load-palettes.ts';
import { paletteListMeta } from '#routes/colors/palette-list-meta.ts';
import type { TagPlace } from '#routes/colors/palette-listing.ts';
import { type Context, defineRoute } from '#routes/contract.ts';

/** What may be a tag. Lists of hex values are palettes. */
const params = z.object({ tag: z.string().refine((text) => isTagSlug(text.toLowerCase())) });
type Params = z.infer<typeof params>;

export const route = defineRoute({
  id: 'colors/palettes-by-tag',
  access: 'public',
  layout: 'default',
  cache: 'public',
  params,
  async keep(context: Context<Params>) {
    const place = await placeOf(context);
    return place?.tag.slug === context.params.tag ? keepPalettes(context, place) : null;
  },
  async load(context: Context<Params>) {
    const place = await placeOf(context);
    if (!place) throw new NotFound('palettes');
    const { slug } = place.tag;
    if (slug !== context.params.tag) {
      const query = context.search.size > 0 ? `?${context.search}` : '';
      throw new Redirect(urls.palettesBy(slug, query), 301);
    }
    return loadPalettes(context, place);
  },
  meta: paletteListMeta,
  page: () => import('#routes/colors/palettes-by-tag/page.tsx'),
});

async function placeOf({ db, params: { tag } }: Context<Params>): Promise<TagPlace | null> {
  const found = await findPaletteTag(db, tag.toLowerCase());
  if (!found) return null;
  return { tag: found, says: tagRules.find(({ slug }) => slug === found.slug)?.says ?? null };
}
