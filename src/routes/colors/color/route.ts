import { z } from 'zod';
import { type ColorFamily, familyHex, familyName, isColorFamily } from '#domain/color/color.ts';
import { familyOf } from '#domain/color/color-family.ts';
import { hueOf } from '#domain/color/color-plane.ts';
import { parseColor } from '#domain/color/parse-color.ts';
import { NotFound, Redirect } from '#domain/errors.ts';
import { pageSize, palettesShown } from '#domain/limits.ts';
import { paletteQuery } from '#domain/palette/palette-query.ts';
import { findPaletteTag } from '#domain/palette/palette-store.ts';
import { itemList } from '#domain/structured-data.ts';
import { urls } from '#domain/urls.ts';
import { belowColors } from '#routes/colors/below-colors.ts';
import { distanceText } from '#routes/colors/distance.ts';
import { namesNear } from '#routes/colors/names-near.ts';
import { nearReasons } from '#routes/colors/near-reasons.ts';
import { type Context, defineRoute } from '#routes/contract.ts';

const params = z.object({ color: z.string().max(200) });
const query = z.object({ page: z.coerce.number().int().min(1).catch(1) });

const namesShown = 6;
/** A grey has no hue: its page opens the plane at red. */
const hueOfGreys = 29;

/**
 * `/colors/{x}`: one of the nine families, then a hex of six digits, then a tag of palettes, which has its own page, then a hex of three. Upper case, three digits and a hex that is written another
 * way lead to the one address of the colour.
 */
export const route = defineRoute({
  id: 'colors/color',
  access: 'public',
  layout: 'default',
  cache: 'public',
  params,
  query,
  // Any hex may be asked for: only the nine are kept.
  keep: async ({ params: { color }, query: { page } }) =>
    isColorFamily(color) ? (page > 1 ? `?page=${page}` : '') : null,
  async load(context) {
    const { hex, family } = await colorAt(context);
    const { page } = context.query;
    const colors = await context.catalogue.colors();
    const pages = Math.max(1, Math.ceil(colors.total / pageSize));
    const own = family ?? hex;
    if (page > pages) {
      const last = urls.color(own, pages);
      throw new NotFound('page', { href: last, label: `Go to the last page, ${pages}` });
    }
    const palettes = (await context.catalogue.palettes()).nearestToColor(hex, palettesShown.color);
    const near = colors.nearest(hex, (page - 1) * pageSize, pageSize);
    return {
      hex,
      hue: hueOf(hex, hueOfGreys),
      family: family ?? familyOf(hex),
      isFamily: family !== null,
      names: await namesNear(hex, namesShown),
      cards: await context.catalogue.cards(near.map(({ id }) => id)),
      reasons: Object.fromEntries(
        near.map((one) => [one.id, `Its ${one.hex}, ${distanceText(one.apart)}`]),
      ),
      palettes: await context.catalogue.paletteCards(palettes.map(({ id }) => id)),
      palettesHref: urls.palettes(
        paletteQuery({ filter: { colors: { include: [familyOf(hex)], exclude: [] } } }),
      ),
      paletteReasons: nearReasons(palettes, 'at the nearest'),
      total: colors.total,
      page,
      pages,
    };
  },
  meta({ hex, family, isFamily, names, cards, total, page, pages }) {
    const own = isFamily ? family : hex;
    const path = urls.color(own);
    const name = isFamily ? familyName(family) : `${hex}, ${names[0]?.name}`;
    const title = isFamily ? `${name}: shades, harmonies and websites` : name;
    return {
      title: page > 1 ? `${title}, page ${page} of ${pages}` : title,
      description: `${name}: eleven shades, harmonies, contrast on black and white, names, values for CSS, and ${total} websites by how near their colours are.`,
      canonical: urls.color(own, page),
      ...(isFamily ? {} : { robots: 'noindex' as const }),
      ...(page > 1 ? { previous: urls.color(own, page - 1) } : {}),
      ...(page < pages ? { next: urls.color(own, page + 1) } : {}),
      jsonLd: [
        itemList(
          cards.map((card) => ({ name: card.title, path: urls.website(card) })),
          `Websites near ${name}`,
          total,
        ),
        belowColors({ name, path }),
      ],
    };
  },
  page: () => import('#routes/colors/color/page.tsx'),
});

/** Throws `Redirect` to the canonical form, `NotFound` where the word is neither family nor hex nor tag. */
async function colorAt({
  params: { color },
  search,
  db,
}: Context<z.infer<typeof params>>): Promise<{ hex: string; family: ColorFamily | null }> {
  const word = color.toLowerCase();
  const family = isColorFamily(word) ? word : null;
  const hex = family ? familyHex[family] : sixDigits(word);
  const query = search.size > 0 ? `?${search}` : '';
  if (!hex) {
    const tag = await findPaletteTag(db, word);
    if (tag) throw new Redirect(urls.palettesBy(tag.slug, query), 301);
    const short = threeDigits(word);
    if (short) throw new Redirect(urls.color(short) + query, 301);
    throw new NotFound('colour');
  }
  const canonical = urls.color(family ?? hex);
  if (urls.color(color) !== canonical || color.startsWith('#')) {
    throw new Redirect(canonical + query, 301);
  }
  return { hex, family };
}

function sixDigits(word: string): string | null {
  return /^#?[0-9a-f]{6}$/.test(word) ? parseColor(word) : null;
}

/** Behind the tags: `bad` may be one. */
function threeDigits(word: string): string | null {
  return /^#?[0-9a-f]{3}$/.test(word) ? parseColor(word) : null;
}
