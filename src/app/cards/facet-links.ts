import { type ListState, listHref } from '#app/cards/listing.ts';
import { escapeHtml } from '#app/ui/escape-html.ts';
import type { FacetValue } from '#domain/filter/catalogue-index.ts';
import { type FilterType, has, withoutValue, withValue } from '#domain/filter/filter.ts';

/** Stands for a value's slug in an address; sorts behind every slug and is not escaped. */
const hole = '~';

/** The address that chooses a value, or lets go of it when it is chosen or left out. */
export function facetHref(state: ListState, type: FilterType, slug: string): string {
  const { filter } = state;
  const change = has(filter, type, slug) ? withoutValue : withValue;
  return listHref(state, { filter: change(filter, type, slug) });
}

/** The address that leaves a value out, or lets go of it when it is left out. */
export function leaveOutHref(state: ListState, type: FilterType, slug: string): string {
  const { filter } = state;
  const isOut = has(filter, type, slug) === 'excluded';
  const changed = isOut ? withoutValue(filter, type, slug) : withValue(filter, type, slug, true);
  return listHref(state, { filter: changed });
}

/**
 * The links of one type as markup. Text, not elements: a list page has up to 270 of them, the server writes them
 * in one piece and the browser never hydrates them (panels ask for their own values when they open).
 */
export function facetLinksHtml(
  state: ListState,
  type: FilterType,
  values: readonly FacetValue[],
): string {
  const hrefOf = hrefWriter(state, type);
  return values
    .map(({ slug, name, count }) => {
      const chosen = has(state.filter, type, slug);
      const mark = chosen ? ` aria-current="true" data-chosen="${chosen}"` : '';
      return `<li><a href="${escapeHtml(hrefOf(slug))}"${mark}><i></i><span>${escapeHtml(name)}</span> <b>${count}</b></a></li>`;
    })
    .join('');
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
