import { NearColorFields } from '#app/cards/near-color-fields.tsx';
import { ValuePanel } from '#app/ui/value-panel.tsx';
import { paletteParameters } from '#domain/palette/palette-query.ts';
import { urls } from '#domain/urls.ts';
import { listHref, type PaletteListing } from '#routes/colors/palette-listing.ts';

/** Any colour by its hex value, and how near to it counts. */
export function ColorPanel({ listing }: { listing: PaletteListing }) {
  const { filter, sort, total } = listing;
  const { color = [], ...others } = filter;
  return (
    <ValuePanel
      id="filter-color"
      name="Contains"
      noun="palette"
      values={null}
      chosen={color.length}
      hint="Near is measured in OKLab: 2 is just noticeable. Several: a palette must have all of them."
      clearHref={listHref(listing, { filter: others })}
      total={total}
    >
      <NearColorFields
        key={color.join()}
        id="contains"
        action={urls.palettes()}
        parameters={paletteParameters({ filter, sort })}
      />
    </ValuePanel>
  );
}
