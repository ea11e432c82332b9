import { type ListState, listHref } from '#app/cards/listing.ts';
import { plainLinksHtml, valueLinksHtml } from '#app/cards/value-links.ts';
import type { FacetValue } from '#domain/filter/catalogue-index.ts';
import { choiceIn, toggleSlug } from '#domain/filter/choice.ts';
import { type FilterType, withChoice } from '#domain/filter/filter.ts';

/** Stands for a value's slug in an address; sorts behind every slug and is not escaped. */
const hole = '~';

/** The address that chooses a value, or lets go of it when it is chosen or left out. */
export function facetHref(state: ListState, type: FilterType, slug: string): string {
  const { filter } = state;
  return listHref(state, { filter: withChoice(filter, type, toggleSlug(filter[type], slug)) });
}

/** The links of one type as markup, which the browser never hydrates: panels ask for their own values when they open. */
export function facetLinksHtml(
  state: ListState,
  type: FilterType,
  values: readonly FacetValue[],
): string {
  const write = state.filter[type] ? valueLinksHtml : plainLinksHtml;
  return write(values, {
    hrefOf: hrefWriter(state, type),
    choiceOf: (slug) => choiceIn(state.filter[type], slug),
  });
}

/** While nothing of the type is chosen all addresses differ in one place. */
function hrefWriter(state: ListState, type: FilterType): (slug: string) => string {
  if (state.filter[type]) return (slug) => facetHref(state, type, slug);
  const [before = '', after = ''] = facetHref(state, type, hole).split(hole);
  return (slug) =>
    before.startsWith('/websites?')
      ? before + encodeURIComponent(slug) + after
      : facetHref(state, type, slug);
}
