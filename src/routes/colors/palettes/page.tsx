import { PaletteListView } from '#routes/colors/palette-list-view.tsx';
import type { PaletteListing } from '#routes/colors/palette-listing.ts';

export function Page(listing: PaletteListing) {
  return (
    <PaletteListView
      listing={listing}
      lead={
        listing.filter.term
          ? 'Found by the words of their names and tags.'
          : 'Found by what their colours say, measured in OKLCH, not by what somebody called them.'
      }
    />
  );
}
