import { FacetPanel } from '#app/cards/facet-panel.tsx';
import { type PaletteFacet, paletteEveryOf } from '#domain/palette/palette-filter.ts';
import { paletteParameters } from '#domain/palette/palette-query.ts';
import { urls } from '#domain/urls.ts';
import {
  facetNames,
  listHref,
  type PaletteListing,
  valueHref,
} from '#routes/colors/palette-listing.ts';

interface Props {
  listing: PaletteListing;
  facet: PaletteFacet;
}

/** The values of a facet with live counts. */
export function PalettePanel({ listing, facet }: Props) {
  const { facets, filter, sort, total } = listing;
  const { [facet]: own, ...others } = filter;
  return (
    <FacetPanel
      facet={facet}
      name={facetNames[facet]}
      noun="palette"
      listed={facets[facet]}
      choice={own}
      isEvery={paletteEveryOf.has(facet)}
      clearHref={listHref(listing, { filter: others })}
      total={total}
      hrefOf={(slug) => valueHref(listing, facet, slug)}
      action={urls.palettes()}
      parameters={paletteParameters({ filter, sort })}
    />
  );
}
