import { formatCount } from '#app/ui/format.ts';
import type { Meta } from '#app/view.ts';
import { indexedFacets } from '#domain/limits.ts';
import { paletteTitle } from '#domain/palette/palette.ts';
import { breadcrumbs, itemList, type NamedPage } from '#domain/structured-data.ts';
import { urls } from '#domain/urls.ts';
import { listHref, type PaletteListing, type TagPlace } from '#routes/colors/palette-listing.ts';

const namesInTitle = 3;

/** `Palettes`, `Warm palettes`, `Warm, 5 colours palettes`, `Palettes by 4 filters`. */
export function paletteListTitle({
  place,
  chosen,
}: Pick<PaletteListing, 'place' | 'chosen'>): string {
  if (place) return `${place.tag.name} palettes`;
  if (chosen.length === 0) return 'Palettes';
  if (chosen.length > namesInTitle) return `Palettes by ${chosen.length} filters`;
  const names = chosen.map(({ name, excluded }, i) => {
    if (!excluded) return name;
    return i === 0 ? `Not ${name}` : `not ${name}`;
  });
  return `Palettes: ${names.join(', ')}`;
}

export function paletteListMeta(listing: PaletteListing): Meta {
  const { chosen, page, pages, total, dropped, locked, place, palettes } = listing;
  const title = paletteListTitle(listing);
  const isHidden =
    chosen.length > indexedFacets ||
    dropped.length > 0 ||
    chosen.some(({ condition }) => condition === 'color' || condition === 'term');
  const at = (number: number) => canonicalPath(listing, number);
  return {
    title: page > 1 ? `${title}, page ${page} of ${formatCount(pages)}` : title,
    description: describe(title, total, place),
    canonical: at(page),
    ...(isHidden ? { robots: 'noindex' as const } : {}),
    ...(page > 1 ? { previous: at(page - 1) } : {}),
    ...(page < pages && !locked ? { next: at(page + 1) } : {}),
    jsonLd: [itemList(named(palettes), title, total), ...(place ? [trail(title, place)] : [])],
  };
}

/** One address for one set of palettes: a single tag has a page of its own. */
function canonicalPath(listing: PaletteListing, page: number): string {
  const { place, chosen, sort } = listing;
  const [only] = chosen;
  const isTag = chosen.length === 1 && only?.condition === 'tags' && !only.excluded;
  if (place || !isTag || sort !== 'newest') return listHref(listing, { page });
  const tag = { slug: only.slug, name: only.name };
  return listHref({ ...listing, place: { tag, says: null } }, { page });
}

function describe(title: string, total: number, place: TagPlace | null): string {
  const what =
    title === 'Palettes' ? 'colour palettes' : `${title[0]?.toLowerCase()}${title.slice(1)}`;
  const rule = place?.says ? ` ${place.says}.` : '';
  return `${formatCount(total)} ${what}, each with its source and licence, measured for contrast and sorted by what their colours say.${rule}`;
}

function named(palettes: PaletteListing['palettes']): NamedPage[] {
  return palettes.map((palette) => ({
    name: paletteTitle(palette),
    path: urls.palette(palette.slug),
  }));
}

function trail(name: string, { tag }: TagPlace): object {
  return breadcrumbs([
    { name: 'Palettes', path: urls.palettes() },
    { name, path: urls.palettesBy(tag.slug) },
  ]);
}
