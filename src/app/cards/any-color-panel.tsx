import { type Listing, listHref } from '#app/cards/listing.ts';
import { NearColorFields } from '#app/cards/near-color-fields.tsx';
import { ValuePanel } from '#app/ui/value-panel.tsx';
import { canonicalQuery } from '#domain/filter/filter-query.ts';
import { urls } from '#domain/urls.ts';

/** Any colour by its hex value, and how near a website's colours must come. */
export function AnyColorPanel({ listing }: { listing: Listing }) {
  const { filter, sort, seed, total } = listing;
  const { color, ...others } = filter;
  const query = new URLSearchParams(canonicalQuery({ filter, sort, seed }));
  return (
    <ValuePanel
      id="filter-color"
      name="Any colour"
      noun="website"
      values={null}
      chosen={(color?.include.length ?? 0) + (color?.exclude.length ?? 0)}
      hint="Near is measured in OKLab: 2 is just noticeable. Several: any of them matches."
      clearHref={listHref(listing, { filter: others })}
      total={total}
    >
      <NearColorFields
        key={query.toString()}
        id="like"
        action={urls.websites()}
        parameters={[...query]}
      />
    </ValuePanel>
  );
}
