import type { PopularListing } from '#routes/websites/popular-path.ts';
import { PopularView } from '#routes/websites/popular-view.tsx';

export function Page(listing: PopularListing) {
  return <PopularView {...listing} />;
}
