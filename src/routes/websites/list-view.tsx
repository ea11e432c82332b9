import { CardGrid } from '#app/cards/card-grid.tsx';
import { FilterBar } from '#app/cards/filter-bar.tsx';
import { type Listing, listHref } from '#app/cards/listing.ts';
import { formatCount, pagedCount } from '#app/ui/format.ts';
import { PageHead } from '#app/ui/page-head.tsx';
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
      <PageHead
        count={pagedCount({ total, page, pages })}
        lead={chosen.length <= 2 ? lead : undefined}
      >
        {listTitle(chosen)}
      </PageHead>
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
