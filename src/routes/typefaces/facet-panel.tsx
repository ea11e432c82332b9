import { FacetPanel as AnyFacetPanel } from '#app/cards/facet-panel.tsx';
import { everyOf, fromBytes, type TypefaceFacet } from '#domain/typeface/typeface-filter.ts';
import { parametersOf } from '#domain/typeface/typeface-query.ts';
import { urls } from '#domain/urls.ts';
import {
  facetNames,
  leaveOutHref,
  listHref,
  type TypefaceListing,
  valueHrefs,
} from '#routes/typefaces/typeface-listing.ts';

interface Props {
  listing: TypefaceListing;
  facet: TypefaceFacet;
}

/** The values of a facet with live counts. */
export function FacetPanel({ listing, facet }: Props) {
  const { facets, filter, sets, sort, view, text, size, total } = listing;
  const { [facet]: own, ...others } = filter;
  const read = fromBytes.has(facet) ? ' Read from the bytes of files.' : '';
  return (
    <AnyFacetPanel
      facet={facet}
      name={facetNames[facet]}
      noun="typeface"
      listed={facets[facet]}
      choice={own}
      isEvery={everyOf.has(facet)}
      hint={` The minus leaves one out.${read}`}
      clearHref={listHref(listing, { filter: others })}
      total={total}
      hrefOf={valueHrefs(listing, facet)}
      leaveOutHref={(slug) => leaveOutHref(listing, facet, slug)}
      action={urls.typefaces()}
      parameters={parametersOf({ filter, sets, sort, view, text, size })}
    />
  );
}
