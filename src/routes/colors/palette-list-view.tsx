import { PaletteGrid } from '#app/cards/palette-grid.tsx';
import { formatCount, pagedCount, plural } from '#app/ui/format.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { urls } from '#domain/urls.ts';
import { PaletteFilterBar } from '#routes/colors/palette-filter-bar.tsx';
import { paletteListTitle } from '#routes/colors/palette-list-meta.ts';
import {
  facetNames,
  listHref,
  type PaletteListing,
  withoutTerm,
} from '#routes/colors/palette-listing.ts';
import styles from './palette-list.module.css';

/** A list of palettes with its filters. A long choice speaks for itself and needs no lead. */
export function PaletteListView({ listing, lead }: { listing: PaletteListing; lead: string }) {
  const { palettes, chosen, total, page, pages, locked } = listing;
  return (
    <>
      <PageHead
        count={pagedCount({ total, page, pages })}
        lead={
          chosen.length <= 2 ? (
            <>
              {lead} <a href={urls.generatePalette()}>Make your own</a> in the generator.
            </>
          ) : undefined
        }
      >
        {paletteListTitle(listing)}
      </PageHead>
      <PaletteFilterBar listing={listing} />
      <div className={`wrap ${styles.results}`}>
        <DroppedNote listing={listing} />
        <h2 className="sr">Results</h2>
        {palettes.length > 0 ? (
          <PaletteGrid palettes={palettes} label="Results" />
        ) : (
          <EmptyList listing={listing} />
        )}
        {locked ? (
          <p className={styles.locked}>
            <b>{plural(total, 'palette')}</b> on {formatCount(pages)} pages. Supporters see all
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
function DroppedNote({ listing: { dropped } }: { listing: PaletteListing }) {
  if (dropped.length === 0) return null;
  return (
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
  );
}

/** Nothing matches: the one filter to drop, and what that gives. */
function EmptyList({ listing }: { listing: PaletteListing }) {
  const { wayOut } = listing;
  return (
    <div className={styles.empty}>
      <p className="title">No palette has all of this</p>
      {wayOut ? (
        <>
          <p className={styles.hint}>One filter less, and there is something to see.</p>
          <a
            className="btn primary"
            href={listHref(listing, { filter: withoutTerm(listing, wayOut.term) })}
          >
            Drop {wayOut.term.name}: {plural(wayOut.total, 'palette')}
          </a>
        </>
      ) : (
        <a className="btn primary" href={listHref(listing, { filter: {} })}>
          Show all palettes
        </a>
      )}
    </div>
  );
}
