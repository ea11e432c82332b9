import { BarFrame } from '#app/cards/bar-frame.tsx';
import { ChosenPills } from '#app/cards/chosen-pills.tsx';
import { DensitySwitch } from '#app/cards/density-switch.tsx';
import { SortMenu } from '#app/cards/sort-menu.tsx';
import { drawOnce } from '#app/drawn-once.ts';
import { type PaletteSort, paletteFacets } from '#domain/palette/palette-filter.ts';
import { urls } from '#domain/urls.ts';
import { ColorPanel } from '#routes/colors/color-panel.tsx';
import { listHref, type PaletteListing, withoutTerm } from '#routes/colors/palette-listing.ts';
import { PalettePanel } from '#routes/colors/palette-panel.tsx';

const sortNames: Record<PaletteSort, string> = {
  newest: 'Newest',
  popular: 'Popular',
  alphabetical: 'Alphabetical',
};

// Of the list that says nothing it is the same for all its pages.
if (import.meta.env.SSR) {
  drawOnce(PaletteFilterBar, ({ listing }) =>
    listHref(listing) === urls.palettes() ? listing.facets.tags.values : undefined,
  );
}

export function PaletteFilterBar({ listing }: { listing: PaletteListing }) {
  const { facets, filter, chosen, total, all, sort } = listing;
  return (
    <BarFrame
      noun="palette"
      panels={
        <>
          {paletteFacets
            .filter((facet) => facets[facet].count > 0 || filter[facet])
            .map((facet) => (
              <PalettePanel key={facet} listing={listing} facet={facet} />
            ))}
          <ColorPanel listing={listing} />
        </>
      }
      pills={
        <ChosenPills
          clearHref={listHref(listing, { filter: {} })}
          pills={chosen.map((term) => ({
            key: `${term.condition} ${term.slug}`,
            name: term.name,
            excluded: term.excluded,
            href: listHref(listing, { filter: withoutTerm(listing, term) }),
          }))}
        />
      }
      total={total}
      all={all}
    >
      <SortMenu names={sortNames} sort={sort} hrefOf={(one) => listHref(listing, { sort: one })} />
      <DensitySwitch />
    </BarFrame>
  );
}
