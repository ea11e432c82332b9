import results from '#app/cards/list-results.module.css';
import { DroppedNote, EmptyList } from '#app/cards/list-results.tsx';
import { TypefaceRows } from '#app/cards/typeface-rows.tsx';
import { plural } from '#app/ui/format.ts';
import { pageSize } from '#domain/limits.ts';
import styles from '#routes/typefaces/list-view.module.css';
import {
  facetNames,
  listHref,
  type TypefaceListing,
  withoutTerm,
} from '#routes/typefaces/typeface-listing.ts';
import type { Shown } from '#routes/typefaces/use-preview.ts';

/** What the list found, in the visitor's own text. */
export function Results({ listing, shown }: { listing: TypefaceListing; shown: Shown }) {
  const { rows, wayOut, page, place, view } = listing;
  return (
    <>
      <Notes listing={listing} />
      <h2 className="sr" id="results">
        Results
      </h2>
      {rows.length > 0 ? (
        <TypefaceRows
          rows={rows}
          {...shown}
          isGrid={view === 'grid'}
          firstRank={place?.isRanking ? (page - 1) * pageSize + 1 : null}
        />
      ) : (
        <EmptyList
          noun="typeface"
          wayOut={
            wayOut && {
              name: wayOut.term.name,
              total: wayOut.total,
              href: listHref(listing, withoutTerm(listing, wayOut.term)),
            }
          }
          allHref={listHref(listing, { filter: {}, sets: false })}
        />
      )}
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
