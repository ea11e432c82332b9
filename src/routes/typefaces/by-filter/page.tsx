import { ListView } from '#routes/typefaces/list-view.tsx';
import type { TypefaceListing } from '#routes/typefaces/typeface-listing.ts';

export { parts } from '#routes/typefaces/list-view.tsx';

export interface Props extends TypefaceListing {
  lead: string;
}

export function Page({ lead, ...listing }: Props) {
  return <ListView listing={listing} lead={lead} />;
}
