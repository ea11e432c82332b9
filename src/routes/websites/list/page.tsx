import type { Listing } from '#app/cards/listing.ts';
import { ListView } from '#routes/websites/list-view.tsx';

export function Page(listing: Listing) {
  return (
    <ListView
      listing={listing}
      lead="Every website with its typefaces, colours and makers as facts: dated, with the method they were found by, and linked to everything that shares them."
    />
  );
}
