import { useSetAtom } from 'jotai/react';
import { ChosenPills } from '#app/cards/chosen-pills.tsx';
import { facetHref } from '#app/cards/facet-links.ts';
import { type Listing, listHref } from '#app/cards/listing.ts';
import { removeFilterAtom } from '#app/state/filters.ts';

/** The chosen values; a press, Delete or Backspace lets go of one. */
export function FilterPills({ listing }: { listing: Listing }) {
  const remove = useSetAtom(removeFilterAtom);
  return (
    <ChosenPills
      clearHref={listHref(listing, { filter: {} })}
      pills={listing.chosen.map(({ type, slug, name, excluded }) => ({
        key: `${type} ${excluded} ${slug}`,
        name,
        excluded,
        href: facetHref(listing, type, slug),
        onRemove: listing.place ? undefined : () => remove(type, excluded ? `-${slug}` : slug),
      }))}
    />
  );
}
