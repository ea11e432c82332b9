import { facetHref } from '#app/cards/facet-links.ts';
import { type Listing, listHref } from '#app/cards/listing.ts';
import { plural } from '#app/ui/format.ts';
import styles from './websites.module.css';

/** Nothing matches: the one filter to drop, and what that gives. */
export function EmptyList({ listing }: { listing: Listing }) {
  const { wayOut } = listing;
  return (
    <div className={styles.empty}>
      <p className="title">No website has all of this</p>
      {wayOut ? (
        <>
          <p className={styles.hint}>One filter less, and there is something to see.</p>
          <a className="btn primary" href={facetHref(listing, wayOut.term.type, wayOut.term.slug)}>
            Drop {wayOut.term.name}: {plural(wayOut.total, 'website')}
          </a>
        </>
      ) : (
        <a className="btn primary" href={listHref(listing, { filter: {} })}>
          Show all websites
        </a>
      )}
    </div>
  );
}
