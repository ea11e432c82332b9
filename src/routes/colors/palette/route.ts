import { z } from 'zod';
import { written } from '#domain/color/notation.ts';
import { NotFound, Redirect } from '#domain/errors.ts';
import { colorsOfSlug, paletteSlug, paletteTitle } from '#domain/palette/palette.ts';
import { pairsOf, passes } from '#domain/palette/palette-pairs.ts';
import { rolesOf } from '#domain/palette/palette-roles.ts';
import { findPalette } from '#domain/palette/palette-store.ts';
import { urls } from '#domain/urls.ts';
import { belowColors } from '#routes/colors/below-colors.ts';
import { namesNear } from '#routes/colors/names-near.ts';
import { nearReasons } from '#routes/colors/near-reasons.ts';
import type { Props } from '#routes/colors/palette/page.tsx';
import { type Context, defineRoute } from '#routes/contract.ts';

const params = z.object({ palette: z.string().max(400) });
type Params = z.infer<typeof params>;

const nearShown = 8;

/**
 * Any palette, catalogued or not. One set of colours has one address: the catalogued order, else the given one, in
 * lower case, each colour once.
 */
export const route = defineRoute({
  id: 'colors/palette',
  access: 'public',
  layout: 'default',
  cache: 'public',
  params,
  // Any colours may be asked for: only the catalogued are kept.
  keep: async (context) => ((await paletteAt(context)) === null ? null : ''),
  // Only an address in canonical form has an answer, and no parameter changes it.
  load: (context) =>
    context.catalogue.held(`palette ${context.params.palette}`, () => load(context)),
  meta({ title, slug, colors, palette, names }) {
    const path = urls.palette(slug);
    const words = names.slice(0, 5).join(', ');
    return {
      title: `${title}: a palette of ${colors.length === 1 ? 'one colour' : `${colors.length} colours`}`,
      description: `${words}: contrast of every pair, repairs for those that fail, colour-blind views, four layouts and the websites near it.`,
      canonical: path,
      ...(palette ? {} : { robots: 'noindex' as const }),
      jsonLd: [creativeWork(title, path, colors), belowColors({ name: title, path })],
    };
  },
  page: () => import('#routes/colors/palette/page.tsx'),
});

async function load(context: Context<Params>): Promise<Props> {
  const colors = colorsOfSlug(context.params.palette);
  if (!colors) throw new NotFound('palette');
  const palette = await paletteAt(context);
  const slug = palette?.slug ?? paletteSlug(colors);
  if (slug !== context.params.palette) {
    throw new Redirect(urls.palette(slug) + query(context.search), 301);
  }
  const [index, websites] = await Promise.all([
    context.catalogue.palettes(),
    context.catalogue.colors(),
  ]);
  const near = index.nearestToPalette(colors, nearShown, palette?.id);
  const found = websites.nearestToAll(colors, 0, nearShown);
  const names = await Promise.all(colors.map((hex) => namesNear(hex, 1)));
  const pairs = pairsOf(colors);
  return {
    slug,
    colors,
    palette,
    title: paletteTitle(palette ?? { name: null, colors }),
    names: names.map(([nearest]) => nearest?.name ?? ''),
    roles: rolesOf(colors),
    oklch: colors.map((hex) => written(hex, 'OKLCH')),
    pairs: { all: pairs.length, passing: pairs.filter(passes).length },
    palettes: await context.catalogue.paletteCards(near.map(({ id }) => id)),
    paletteReasons: nearReasons(near, 'on average'),
    websites: await context.catalogue.cards(found.map(({ id }) => id)),
    websiteReasons: nearReasons(
      found.map(({ id, apart }) => ({ id, distance: apart })),
      'on average',
    ),
  };
}

async function paletteAt({ db, params: { palette } }: Context<Params>) {
  const colors = colorsOfSlug(palette);
  return colors && findPalette(db, colors);
}

function query(search: URLSearchParams): string {
  return search.size > 0 ? `?${search}` : '';
}

function creativeWork(name: string, url: string, colors: readonly string[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name,
    url,
    genre: 'Colour palette',
    keywords: colors.join(', '),
  };
}
