import { type Choice, withoutSlug, withSlug } from './choice.ts';

/** Filter types whose values are counted. */
export const facetTypes = [
  'categories',
  'locations',
  'colors',
  'styles',
  'types',
  'specialties',
  'typefaces',
  'year',
  'mode',
] as const;
export type FacetType = (typeof facetTypes)[number];

/**
 * Filter types in their canonical order: the order of parameters in every address that we write. `color` is any hex
 * with a tolerance (see near-color.ts): there is no end of its values, so they are not counted.
 */
export const filterTypes = [...facetTypes, 'color'] as const;
export type FilterType = (typeof filterTypes)[number];

export const filterNames: Record<FilterType, string> = {
  categories: 'Category',
  locations: 'Location',
  colors: 'Colour',
  styles: 'Font style',
  types: 'Font type',
  specialties: 'Made by',
  typefaces: 'Typeface',
  year: 'Year',
  mode: 'Mode',
  color: 'Colour like',
};

/** OR inside one type, AND across types. A type without a choice has no key. */
export type Filter = Readonly<Partial<Record<FilterType, Choice>>>;

export const sorts = ['newest', 'popular', 'alphabetical', 'random'] as const;
export type Sort = (typeof sorts)[number];

export function isEmpty(filter: Filter): boolean {
  return filterTypes.every((type) => !filter[type]);
}

export interface Chosen {
  type: FilterType;
  slug: string;
  excluded: boolean;
}

/** Every chosen value in canonical order. */
export function chosen(filter: Filter): Chosen[] {
  return filterTypes.flatMap((type) => {
    const choice = filter[type];
    if (!choice) return [];
    return [
      ...choice.include.map((slug) => ({ type, slug, excluded: false })),
      ...choice.exclude.map((slug) => ({ type, slug, excluded: true })),
    ];
  });
}

export function withValue(filter: Filter, type: FilterType, slug: string): Filter {
  return withChoice(filter, type, withSlug(filter[type], slug));
}

/** Removing the last value of a type removes the type. */
export function withoutValue(filter: Filter, type: FilterType, slug: string): Filter {
  return withChoice(filter, type, withoutSlug(filter[type], slug));
}

/** Null removes the type. */
export function withChoice(filter: Filter, type: FilterType, choice: Choice | null): Filter {
  const { [type]: _before, ...others } = filter;
  return choice ? { ...others, [type]: choice } : others;
}
