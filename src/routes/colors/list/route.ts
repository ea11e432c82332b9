import { z } from 'zod';
import { familiesInOrder, familyName } from '#domain/color/color.ts';
import { mostVivid, planeAt } from '#domain/color/color-plane.ts';
import { parseColor } from '#domain/color/parse-color.ts';
import { Redirect } from '#domain/errors.ts';
import { palettesShown } from '#domain/limits.ts';
import { itemList } from '#domain/structured-data.ts';
import { urls } from '#domain/urls.ts';
import { namesNear } from '#routes/colors/names-near.ts';
import { defineRoute } from '#routes/contract.ts';

/** The hue that the page opens with: orange, which shows most of a plane. */
const openingHue = 50;

const query = z.object({
  hue: z.coerce.number().int().min(0).max(359).catch(openingHue),
  /** As typed into the field, in any notation. */
  color: z.string().max(200).catch(''),
});

export const route = defineRoute({
  id: 'colors/list',
  access: 'public',
  layout: 'default',
  cache: 'public',
  query,
  // 360 hues are few enough to keep; what people type is not.
  keep: async ({ query: { hue, color } }) => {
    if (color.trim() !== '') return null;
    return hue === openingHue ? '' : `?hue=${hue}`;
  },
  async load({ query: { hue, color }, catalogue }) {
    const typed = parseColor(color);
    if (typed) throw new Redirect(urls.color(typed), 302);
    const websites = await catalogue.websites();
    const counts = new Map(
      (await websites.values('colors')).map(({ slug, count }) => [slug, count]),
    );
    const hex = mostVivid(planeAt(hue));
    const index = await catalogue.palettes();
    const first = index.select({ filter: {}, sort: 'newest', page: 1, size: palettesShown.colors });
    return {
      families: familiesInOrder.map((slug) => ({ slug, websites: counts.get(slug) ?? 0 })),
      hue,
      hex,
      names: await namesNear(hex, 1),
      palettes: await catalogue.paletteCards(first.ids),
      allPalettes: index.total,
      refused: color.trim() === '' ? null : color,
    };
  },
  meta({ families, refused }) {
    return {
      title: 'Colours',
      description:
        'Nine families of colour and any other: shades, harmonies, contrast, names and values to copy, and the websites that wear it, nearest first.',
      canonical: urls.colors(),
      ...(refused === null ? {} : { robots: 'noindex' as const }),
      jsonLd: [
        itemList(
          families.map(({ slug }) => ({ name: familyName(slug), path: urls.color(slug) })),
          'Colours',
          families.length,
        ),
      ],
    };
  },
  page: () => import('#routes/colors/list/page.tsx'),
});
