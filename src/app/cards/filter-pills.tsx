import { useSetAtom } from 'jotai/react';
import { facetHref } from '#app/cards/facet-links.ts';
import { type Listing, listHref } from '#app/cards/listing.ts';
import { removeFilterAtom } from '#app/state/filters.ts';
import pill from '#app/ui/pill.module.css';
import { PillLink } from '#app/ui/pill.tsx';
import styles from './filter-pills.module.css';

/** The chosen values; a press, Delete or Backspace lets go of one. */
export function FilterPills({ listing }: { listing: Listing }) {
  const remove = useSetAtom(removeFilterAtom);
  if (listing.chosen.length === 0) return null;
  return (
    <ul className={styles.pills} aria-label="Chosen filters">
      {listing.chosen.map(({ type, slug, name, excluded }) => (
        <li key={`${type} ${excluded} ${slug}`}>
          <PillLink
            name={name}
            excluded={excluded}
            href={facetHref(listing, type, slug)}
            onRemove={listing.place ? undefined : () => remove(type, excluded ? `-${slug}` : slug)}
          />
        </li>
      ))}
      {listing.chosen.length > 1 && (
        <li>
          <a className={pill.clear} href={listHref(listing, { filter: {} })}>
            Clear all
          </a>
        </li>
      )}
    </ul>
  );
}
