import { sampleText } from '#domain/typeface/sample-word.ts';
import { typefaceFacets } from '#domain/typeface/typeface-filter.ts';
import type { TypefaceIndex } from '#domain/typeface/typeface-index.ts';
import { writeSpan } from '#domain/typeface/typeface-query.ts';
import type { ChosenTerm, ListState } from '#routes/typefaces/typeface-listing.ts';

/** Everything that a query asks, in canonical order, each with its name. */
export function chosenTerms(
  { filter, sets, text }: ListState,
  index: Pick<TypefaceIndex, 'find'>,
): ChosenTerm[] {
  const values = typefaceFacets.flatMap((facet) => {
    const { include = [], exclude = [] } = filter[facet] ?? {};
    const term = (slug: string, excluded: boolean): ChosenTerm => {
      const name = index.find(facet, slug)?.name ?? slug;
      return { condition: facet, slug, name, excluded };
    };
    return [
      ...include.map((slug) => term(slug, false)),
      ...exclude.map((slug) => term(slug, true)),
    ];
  });
  const flags = (['variable', 'italic'] as const).flatMap((condition): ChosenTerm[] => {
    const asked = filter[condition];
    if (asked === undefined) return [];
    const name = condition === 'variable' ? 'Variable' : 'Italic';
    return [{ condition, slug: '', name, excluded: !asked }];
  });
  const spans = (['weight', 'width'] as const).flatMap((condition): ChosenTerm[] => {
    const span = filter[condition];
    if (!span) return [];
    const name = `${condition === 'weight' ? 'Weight' : 'Width'} ${writeSpan(span)}`;
    return [{ condition, slug: '', name, excluded: false }];
  });
  const own: ChosenTerm[] = sets
    ? [{ condition: 'sets', slug: '', name: `Sets “${text ?? sampleText}”`, excluded: false }]
    : [];
  return [...values, ...flags, ...spans, ...own];
}
