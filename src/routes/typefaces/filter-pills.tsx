import { ChosenPills } from '#app/cards/chosen-pills.tsx';
import { listHref, type TypefaceListing, withoutTerm } from '#routes/typefaces/typeface-listing.ts';

export function FilterPills({ listing }: { listing: TypefaceListing }) {
  return (
    <ChosenPills
      clearHref={listHref(listing, { filter: {}, sets: false })}
      pills={listing.chosen.map((term) => ({
        key: `${term.condition} ${term.excluded} ${term.slug}`,
        name: term.name,
        excluded: term.excluded,
        href: listHref(listing, withoutTerm(listing, term)),
      }))}
    />
  );
}
