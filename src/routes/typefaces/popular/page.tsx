import { ListView } from '#routes/typefaces/list-view.tsx';
import type { TypefaceListing } from '#routes/typefaces/typeface-listing.ts';

export { parts } from '#routes/typefaces/list-view.tsx';

export function Page(listing: TypefaceListing) {
  return (
    <ListView
      listing={listing}
      lead="The typefaces that most people looked at here in the last 30 days; where nobody was counted, those that most websites here use."
    />
  );
}
