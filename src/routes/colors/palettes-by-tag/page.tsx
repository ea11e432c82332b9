import { PaletteListView } from '#routes/colors/palette-list-view.tsx';
import type { PaletteListing } from '#routes/colors/palette-listing.ts';

export function Page(listing: PaletteListing) {
  const says = listing.place?.says;
  const lead = says ? `${says}.` : 'So called by those who made or collected them.';
  return <PaletteListView listing={listing} lead={lead} />;
}
