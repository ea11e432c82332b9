import { useDeferredValue } from 'react';
import { TypefaceRows } from '#app/cards/typeface-rows.tsx';
import { formatCount, pagedCount, plural } from '#app/ui/format.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { pageSize } from '#domain/limits.ts';
import { EmptyList } from '#routes/typefaces/empty-list.tsx';
import { FilterBar } from '#routes/typefaces/filter-bar.tsx';
import { listTitle } from '#routes/typefaces/list-meta.ts';
import { SampleBar } from '#routes/typefaces/sample-bar.tsx';
import {
  facetNames,
  listHref,
  pageHref,
  type TypefaceListing,
} from '#routes/typefaces/typeface-listing.ts';
import { usePreview } from '#routes/typefaces/use-preview.ts';
import styles from './list-view.module.css';

/** A list of typefaces with its filters. Every link takes along what was typed. */
export function ListView({ listing, lead }: { listing: TypefaceListing; lead: string }) {
  const preview = usePreview(listing, (next) => listHref(listing, { ...next, page: listing.page }));
  const { text, size } = useDeferredValue(preview.shown);
  const state = { ...listing, text, size };
  const { rows, chosen, total, page, pages, locked } = state;
  return (
    <>
      <PageHead
        count={pagedCount({ total, page, pages })}
        lead={chosen.length <= 2 ? lead : undefined}
      >
        {listTitle(listing)}
      </PageHead>
      <FilterBar listing={state} />
      <div className="wrap">
        <SampleBar listing={state} preview={preview} />
        <Notes listing={listing} />
        <h2 className="sr">Results</h2>
        {rows.length > 0 ? (
          <TypefaceRows
            rows={rows}
            {...preview.shown}
            isGrid={listing.view === 'grid'}
            firstRank={listing.place?.isRanking ? (page - 1) * pageSize + 1 : null}
          />
        ) : (
          <EmptyList listing={state} />
        )}
        {locked ? (
          <p className={styles.locked}>
            <b>{plural(total, 'typeface')}</b> on {formatCount(pages)} pages. Supporters see all
            pages of a filtered or sorted list.
          </p>
        ) : (
          <Pager page={page} pages={pages} hrefOf={(number) => pageHref(state, number)} />
        )}
      </div>
    </>
  );
}

/** What the list leaves out, and why. */
function Notes({ listing: { dropped, unread } }: { listing: TypefaceListing }) {
  return (
    <>
      {dropped.length > 0 && (
        <p className={styles.note} role="status">
          Left out, because nothing here is called so:{' '}
          {dropped.map(({ facet, text }, i) => (
            <span key={`${facet} ${text}`}>
              {i > 0 && ', '}
              {facetNames[facet].toLowerCase()} <b dir="auto">{text}</b>
            </span>
          ))}
          .
        </p>
      )}
      {unread > 0 && (
        <p className={styles.note} role="status">
          The answer comes from the bytes of whole files. Unread so far, and so unknown:{' '}
          {plural(unread, 'typeface')} that the rest of the filter finds.
        </p>
      )}
    </>
  );
}
