import { type ChosenTerm, type Listing, listHref } from '#app/cards/listing.ts';
import { formatCount } from '#app/ui/format.ts';
import type { Meta } from '#app/view.ts';
import { indexedFacets } from '#domain/limits.ts';
import { breadcrumbs, itemList, type NamedPage } from '#domain/structured-data.ts';
import { urls } from '#domain/urls.ts';

const namesInTitle = 3;

/** `Websites`, `Portfolio websites`, `Portfolio, Blue, not Minimal websites`, `Websites by 4 filters`. */
export function listTitle(chosen: readonly ChosenTerm[]): string {
  if (chosen.length === 0) return 'Websites';
  if (chosen.length > namesInTitle) return `Websites by ${chosen.length} filters`;
  const names = chosen.map(({ name, excluded }, i) => {
    if (!excluded) return name;
    return i === 0 ? `Not ${name}` : `not ${name}`;
  });
  return `${names.join(', ')} websites`;
}

export function listMeta(listing: Listing): Meta {
  const { chosen, page, pages, total, cards, dropped, locked, place } = listing;
  const title = listTitle(chosen);
  const at = (number: number) => listHref(listing, { page: number });
  const isHidden =
    chosen.some(({ type }) => type === 'color') ||
    chosen.length > indexedFacets ||
    dropped.length > 0 ||
    listing.sort === 'random';
  return {
    title: page > 1 ? `${title}, page ${page} of ${formatCount(pages)}` : title,
    description: describe(listing, title),
    canonical: at(page),
    ...(isHidden ? { robots: 'noindex' as const } : {}),
    ...(page > 1 ? { previous: at(page - 1) } : {}),
    ...(page < pages && !locked ? { next: at(page + 1) } : {}),
    jsonLd: [
      itemList(namedCards(cards), title, total),
      ...(place ? [belowWebsites({ name: title, path: place.path })] : []),
    ],
  };
}

function describe({ total, chosen }: Listing, title: string): string {
  const what = chosen.length === 0 ? 'websites' : title.toLowerCase();
  return `${formatCount(total)} ${what} with their typefaces, colours and makers: facts with their method and date, linked to everything that shares them.`;
}

/** Websites as machines are told of them. */
export function namedCards(
  cards: readonly { id: number; slug: string; title: string }[],
): NamedPage[] {
  return cards.map((card) => ({ name: card.title, path: urls.website(card) }));
}

/** From the list of websites down to a page. */
export function belowWebsites(...steps: NamedPage[]): object {
  return breadcrumbs([{ name: 'Websites', path: urls.websites() }, ...steps]);
}
