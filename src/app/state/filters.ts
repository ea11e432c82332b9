import { atom } from 'jotai/vanilla';
import { navigate } from '#app/navigation/navigate.ts';
import type { View } from '#app/view.ts';
import type { Choice } from '#domain/filter/choice.ts';
import { type Filter, type FilterType, filterTypes } from '#domain/filter/filter.ts';
import { nextQuery } from '#domain/filter/filter-query.ts';

/** What is chosen, by filter type: a list of values (a leading `-` leaves one out) or a flag. */
export type Filters = Readonly<Partial<Record<string, readonly string[] | boolean>>>;

/** Read from the query at every navigation: at the click already, so that a choice shows before its page is there. */
export const filtersAtom = atom<Filters>({});

export function readFilters(search: URLSearchParams): Filters {
  const filters: Record<string, readonly string[]> = {};
  for (const type of filterTypes) {
    const values = search.getAll(type).join(',').split(',').filter(Boolean);
    if (values.length > 0) filters[type] = [...new Set(values)];
  }
  return filters;
}

/** Another route starts without filters; the same one reads them from its query again. */
export function filtersOfView(view: View, before: View): Filters {
  if (view.route !== before.route && !view.meta.canonical?.includes('?')) return {};
  const query = view.meta.canonical?.split('?')[1];
  return readFilters(new URLSearchParams(query));
}

/** An empty list or `false` is no choice: the type goes. */
export function setFilter(
  filters: Filters,
  type: string,
  value: readonly string[] | boolean,
): Filters {
  const { [type]: _before, ...others } = filters;
  const nothing = value === false || (Array.isArray(value) && value.length === 0);
  return nothing ? others : { ...others, [type]: value };
}

/** Removing the last item of a type deletes the type. */
export function removeFilter(filters: Filters, type: string, item: string): Filters {
  const value = filters[type];
  if (!Array.isArray(value)) return setFilter(filters, type, false);
  return setFilter(
    filters,
    type,
    value.filter((other) => other !== item),
  );
}

/** Sets the filters, none to reset them, and rewrites the query: page 1 when they changed, the same page otherwise. */
export const applyFiltersAtom = atom(null, (_get, set, filters: Filters) => {
  set(filtersAtom, filters);
  navigate(location.pathname + withFilters(new URLSearchParams(location.search), filters));
});

/** `''` or `?...`: the query with these filters in place of its own. */
export function withFilters(search: URLSearchParams, filters: Filters): string {
  return nextQuery(search, asFilter(filters));
}

export const removeFilterAtom = atom(null, (get, set, type: FilterType, item: string) =>
  set(applyFiltersAtom, removeFilter(get(filtersAtom), type, item)),
);

function asFilter(filters: Filters): Filter {
  const entries = filterTypes.flatMap((type): [FilterType, Choice][] => {
    const value = filters[type];
    return Array.isArray(value) && value.length > 0 ? [[type, asChoice(value)]] : [];
  });
  return Object.fromEntries(entries);
}

function asChoice(values: readonly string[]): Choice {
  return {
    include: values.filter((value) => !value.startsWith('-')),
    exclude: values.filter((value) => value.startsWith('-')).map((value) => value.slice(1)),
  };
}
