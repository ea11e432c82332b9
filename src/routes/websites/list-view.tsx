import { CardGrid } from '#app/cards/card-grid.tsx';
import { FilterBar } from '#app/cards/filter-bar.tsx';
import { type Listing, listHref } from '#app/cards/listing.ts';
import { formatCount } from '#app/ui/format.ts';
import { Pager } from '#app/ui/pager.tsx';
import { filterNames } from '#domain/filter/filter.ts';
import { EmptyList } from '#routes/websites/empty-list.tsx';
import { listTitle } from '#routes/websites/list-meta.ts';
import styles from './websites.module.css';

/** A list of websites with its filters. A long choice speaks for itself and needs no lead. */
export function ListView({ listing, lead }: { listing: Listing; lead: string }) {
  const { cards, chosen, total, page, pages, locked } = listing;
  return (
    <>
      <div className={`wrap g12 ${styles.head}`}>
        <h1 className={`title ${styles.heading}`}>
          {listTitle(chosen)}
          <span className={styles.hung}>
            {formatCount(total)}
            {page > 1 && `, page ${page} of ${formatCount(pages)}`}
          </span>
        </h1>
        {chosen.length <= 2 && <p className={styles.lead}>{lead}</p>}
      </div>
      <FilterBar listing={listing} />
      <div className={`wrap ${styles.results}`}>
        <DroppedNote listing={listing} />
        <h2 className="sr">Results</h2>
        {cards.length > 0 ? (
          <CardGrid cards={cards} label="Results" eager />
        ) : (
          <EmptyList listing={listing} />
        )}
        {locked ? (
          <p className={styles.locked}>
            <b>{formatCount(total)} websites</b> on {formatCount(pages)} pages. Supporters see all
            pages of a filtered or sorted list.
          </p>
        ) : (
          <Pager
            page={page}
            pages={pages}
            hrefOf={(number) => listHref(listing, { page: number })}
          />
        )}
      </div>
    </>
  );
}

/** Values that matched nothing are dropped, and named. */
function DroppedNote({ listing: { dropped } }: { listing: Listing }) {
  if (dropped.length === 0) return null;
  return (
    <p className={styles.note} role="status">
      Left out, because nothing here is called so:{' '}
      {dropped.map(({ type, text }, i) => (
        <span key={`${type} ${text}`}>
          {i > 0 && ', '}
          {filterNames[type].toLowerCase()} <b dir="auto">{text}</b>
        </span>
      ))}
      .
    </p>
  );
}
