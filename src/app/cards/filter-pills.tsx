import { useSetAtom } from 'jotai/react';
import { facetHref } from '#app/cards/facet-links.ts';
import { type Listing, listHref } from '#app/cards/listing.ts';
import { removeFilterAtom } from '#app/state/filters.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './filter-pills.module.css';

/** The chosen values; a press, Delete or Backspace lets go of one. */
export function FilterPills({ listing }: { listing: Listing }) {
  const remove = useSetAtom(removeFilterAtom);
  if (listing.chosen.length === 0) return null;
  return (
    <ul className={styles.pills} aria-label="Chosen filters">
      {listing.chosen.map(({ type, slug, name, excluded }) => (
        <li key={`${type} ${excluded} ${slug}`}>
          <a
            className="pill"
            href={facetHref(listing, type, slug)}
            aria-label={`Remove filter ${name}`}
            data-excluded={excluded || undefined}
            onKeyDown={(event) => {
              if (event.key !== 'Delete' && event.key !== 'Backspace') return;
              if (!listing.place) remove(type, excluded ? `-${slug}` : slug);
            }}
          >
            <span>{name}</span>
            <Icon name="close" />
          </a>
        </li>
      ))}
      {listing.chosen.length > 1 && (
        <li>
          <a className={styles.clear} href={listHref(listing, { filter: {} })}>
            Clear all
          </a>
        </li>
      )}
    </ul>
  );
}
