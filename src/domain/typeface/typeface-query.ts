import { leaveOutSlug, toggleSlug } from '../filter/choice.ts';
import { sampleText } from './sample-word.ts';
import {
  type Span,
  type TypefaceFacet,
  type TypefaceFilter,
  type TypefaceSort,
  typefaceFacets,
} from './typeface-filter.ts';

export const typefaceViews = ['rows', 'grid'] as const;
export type TypefaceView = (typeof typefaceViews)[number];

/** What a list of typefaces is asked for. */
export interface TypefaceQuery {
  /** Without `text`: see `sets`. */
  filter: TypefaceFilter;
  /** Only families that map every character of the preview text. */
  sets: boolean;
  sort: TypefaceSort;
  view: TypefaceView;
  /** The visitor's own preview text. */
  text: string | null;
  /** In px, one of `previewSizes`. */
  size: number | null;
  /** From 1. */
  page: number;
}

/** What the index is asked: `sets` becomes the text itself. */
export function filterOf({ filter, sets, text }: TypefaceQuery): TypefaceFilter {
  return sets ? { ...filter, text: text ?? sampleText } : filter;
}

/** `''` or `?styles=serif&sort=newest&page=2`: one address for one list, however it was asked for. */
export function typefaceQuery(query: Partial<TypefaceQuery>): string {
  const parts = parametersOf(query).map(
    ([name, value]) => `${name}=${value.split(',').map(encodeURIComponent).join(',')}`,
  );
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** The parameters by name, for hidden fields of a form. Only `text` may hold a comma of its own. */
export function parametersOf(query: Partial<TypefaceQuery>): [name: string, value: string][] {
  const { filter = {}, sets, sort = 'popular', view = 'rows', text, size, page = 1 } = query;
  const pairs: [string, string][] = [];
  for (const facet of typefaceFacets) {
    const { include = [], exclude = [] } = filter[facet] ?? {};
    const values = [...include, ...exclude.map((slug) => `-${slug}`)];
    if (values.length > 0) pairs.push([facet, values.join(',')]);
  }
  for (const flag of ['variable', 'italic'] as const)
    if (filter[flag] !== undefined) pairs.push([flag, filter[flag] ? 'yes' : 'no']);
  for (const axis of ['weight', 'width'] as const) {
    const span = filter[axis];
    if (span) pairs.push([axis, writeSpan(span)]);
  }
  if (sets) pairs.push(['sets', 'yes']);
  if (sort !== 'popular') pairs.push(['sort', sort]);
  if (view !== 'rows') pairs.push(['view', view]);
  if (text) pairs.push(['text', text]);
  if (size) pairs.push(['size', String(size)]);
  if (page > 1) pairs.push(['page', String(page)]);
  return pairs;
}

/** `400` or `300-700` */
export function writeSpan({ least, most }: Span): string {
  return least === most ? String(least) : `${least}-${most}`;
}

/** Chooses a value, or lets go of it when it is chosen or left out. */
export function toggleValue(
  filter: TypefaceFilter,
  facet: TypefaceFacet,
  slug: string,
): TypefaceFilter {
  const { [facet]: choice, ...others } = filter;
  const changed = toggleSlug(choice, slug);
  return changed ? { ...others, [facet]: changed } : others;
}

/** Leaves a value out; one that is left out already is let in again. */
export function leaveOutValue(
  filter: TypefaceFilter,
  facet: TypefaceFacet,
  slug: string,
): TypefaceFilter {
  const { [facet]: choice, ...others } = filter;
  const changed = leaveOutSlug(choice, slug);
  return changed ? { ...others, [facet]: changed } : others;
}
