import { formatCount } from '#app/ui/format.ts';
import type { Meta } from '#app/view.ts';
import { indexedFacets } from '#domain/limits.ts';
import { breadcrumbs, itemList } from '#domain/structured-data.ts';
import { fontsPageOf, fontsTitle } from '#domain/typeface/fonts-path.ts';
import { urls } from '#domain/urls.ts';
import { listHref, type TypefaceListing } from '#routes/typefaces/typeface-listing.ts';

const namesInTitle = 3;

/** `Typefaces`, `Google serif fonts`, `Serif, Old-style figures typefaces`, `Typefaces by 4 filters`. */
export function listTitle({
  place,
  chosen,
  filter,
  sets,
}: Pick<TypefaceListing, 'place' | 'chosen' | 'filter' | 'sets'>): string {
  if (place) return place.title;
  if (chosen.length === 0) return 'Typefaces';
  const page = sets ? null : fontsPageOf(filter);
  if (page) return fontsTitle(page);
  if (chosen.length > namesInTitle) return `Typefaces by ${chosen.length} filters`;
  const names = chosen.map(({ name, excluded }, i) => {
    if (!excluded) return name;
    return i === 0 ? `Not ${name}` : `not ${name}`;
  });
  return `${names.join(', ')} typefaces`;
}

export function listMeta(listing: TypefaceListing): Meta {
  const { title, chosen, page, pages, total, dropped, locked, place, rows, text, size } = listing;
  const isHidden =
    chosen.length > indexedFacets ||
    dropped.length > 0 ||
    text !== null ||
    size !== null ||
    chosen.some(({ condition }) => condition === 'sets');
  const at = (number: number) => canonicalPath(listing, number);
  return {
    title: page > 1 ? `${title}, page ${page} of ${formatCount(pages)}` : title,
    description: describe(title, total),
    canonical: at(page),
    ...(isHidden ? { robots: 'noindex' as const } : {}),
    ...(page > 1 ? { previous: at(page - 1) } : {}),
    ...(page < pages && !locked ? { next: at(page + 1) } : {}),
    jsonLd: [
      itemList(
        rows.map(({ name, slug }) => ({ name, path: urls.typeface(slug) })),
        title,
        total,
      ),
      ...(place
        ? [
            breadcrumbs([
              { name: 'Typefaces', path: urls.typefaces() },
              { name: title, path: place.path },
            ]),
          ]
        : []),
    ],
  };
}

/** One address for one set of families: without the look, and the page of fonts that says the same. */
function canonicalPath(listing: TypefaceListing, page: number): string {
  const { place, filter, sets, sort } = listing;
  const text = sets ? listing.text : null;
  const plain = { view: 'rows', text, size: null, page } as const;
  const fonts = place || sets || sort !== 'popular' ? null : fontsPageOf(filter);
  if (!fonts) return listHref(listing, plain);
  const own = { path: urls.typefacesBy(fonts.slug), title: listing.title, filter };
  return listHref({ ...listing, place: own }, plain);
}

function describe(title: string, total: number): string {
  const what = title === 'Typefaces' ? 'typefaces' : title.toLowerCase();
  return `${formatCount(total)} ${what}: axes, features and characters read from the font files themselves, each set in its own face.`;
}
