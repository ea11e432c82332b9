import { plural } from '#app/ui/format.ts';
import { listHref, type TypefaceListing, withoutTerm } from '#routes/typefaces/typeface-listing.ts';
import styles from './list-view.module.css';

/** Nothing matches: the one filter to drop, and what that gives. */
export function EmptyList({ listing }: { listing: TypefaceListing }) {
  const { wayOut } = listing;
  return (
    <div className={styles.empty}>
      <p className="title">No typeface has all of this</p>
      {wayOut ? (
        <>
          <p className={styles.hint}>One filter less, and there is something to see.</p>
          <a className="btn primary" href={listHref(listing, withoutTerm(listing, wayOut.term))}>
            Drop {wayOut.term.name}: {plural(wayOut.total, 'typeface')}
          </a>
        </>
      ) : (
        <a className="btn primary" href={listHref(listing, { filter: {}, sets: false })}>
          Show all typefaces
        </a>
      )}
    </div>
  );
}
