import { useDeferredValue } from 'react';
import results from '#app/cards/list-results.module.css';
import { DroppedNote, EmptyList, Pages } from '#app/cards/list-results.tsx';
import { TypefaceRows } from '#app/cards/typeface-rows.tsx';
import { pagedCount, plural } from '#app/ui/format.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { PaintedTo } from '#app/ui/painted-to.tsx';
import { pageSize } from '#domain/limits.ts';
import { FilterBar } from '#routes/typefaces/filter-bar.tsx';
import { listTitle } from '#routes/typefaces/list-meta.ts';
import { SampleBar } from '#routes/typefaces/sample-bar.tsx';
import {
  facetNames,
  listHref,
  pageHref,
  type TypefaceListing,
  withoutTerm,
} from '#routes/typefaces/typeface-listing.ts';
import { usePreview } from '#routes/typefaces/use-preview.ts';
import styles from './list-view.module.css';

/** A list of typefaces with its filters. Every link takes along what was typed. */
export function ListView({ listing, lead }: { listing: TypefaceListing; lead: string }) {
  const preview = usePreview(listing, (next) => listHref(listing, { ...next, page: listing.page }));
  const { text, size } = useDeferredValue(preview.shown);
  const state = { ...listing, text, size };
  const { rows, chosen, wayOut, total, page, pages, locked } = state;
  return (
    <>
      <PaintedTo id="results" />
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
        <h2 className="sr" id="results">
          Results
        </h2>
        {rows.length > 0 ? (
          <TypefaceRows
            rows={rows}
            {...preview.shown}
            isGrid={listing.view === 'grid'}
            firstRank={listing.place?.isRanking ? (page - 1) * pageSize + 1 : null}
          />
        ) : (
          <EmptyList
            noun="typeface"
            wayOut={
              wayOut && {
                name: wayOut.term.name,
                total: wayOut.total,
                href: listHref(state, withoutTerm(state, wayOut.term)),
              }
            }
            allHref={listHref(state, { filter: {}, sets: false })}
          />
        )}
        <Pages
          className={styles.locked}
          noun="typeface"
          total={total}
          page={page}
          pages={pages}
          locked={locked}
          hrefOf={(number) => pageHref(state, number)}
        />
      </div>
    </>
  );
}

/** What the list leaves out, and why. */
function Notes({ listing: { dropped, unread } }: { listing: TypefaceListing }) {
  return (
    <>
      <DroppedNote
        className={styles.note}
        dropped={dropped.map(({ facet, text }) => ({ name: facetNames[facet], text }))}
      />
      {unread > 0 && (
        <p className={`${results.note} ${styles.note}`} role="status">
          The answer comes from the bytes of whole files. Unread so far, and so unknown:{' '}
          {plural(unread, 'typeface')} that the rest of the filter finds.
        </p>
      )}
    </>
  );
}
