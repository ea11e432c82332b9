import { ListView } from '#routes/typefaces/list-view.tsx';
import type { TypefaceListing } from '#routes/typefaces/typeface-listing.ts';

export { parts } from '#routes/typefaces/list-view.tsx';

export function Page(listing: TypefaceListing) {
  return (
    <ListView
      listing={listing}
      lead="Axes, features and characters read from the font files themselves. Type your own words; every row answers."
    />
  );
}
