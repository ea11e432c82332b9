import { ListResults } from '#app/cards/list-results.tsx';
import { PaletteGrid } from '#app/cards/palette-grid.tsx';
import { pagedCount } from '#app/ui/format.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { PaintedTo } from '#app/ui/painted-to.tsx';
import { urls } from '#domain/urls.ts';
import { PaletteFilterBar } from '#routes/colors/palette-filter-bar.tsx';
import { paletteListTitle } from '#routes/colors/palette-list-meta.ts';
import {
  facetNames,
  listHref,
  type PaletteListing,
  withoutTerm,
} from '#routes/colors/palette-listing.ts';

/** A list of palettes with its filters. A long choice speaks for itself and needs no lead. */
export function PaletteListView({ listing, lead }: { listing: PaletteListing; lead: string }) {
  const { palettes, chosen, dropped, wayOut, total, page, pages, locked } = listing;
  return (
    <>
      <PaintedTo id="results" />
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
      <ListResults
        noun="palette"
        dropped={dropped.map(({ facet, text }) => ({ name: facetNames[facet], text }))}
        empty={{
          wayOut: wayOut && {
            name: wayOut.term.name,
            total: wayOut.total,
            href: listHref(listing, { filter: withoutTerm(listing, wayOut.term) }),
          },
          allHref: listHref(listing, { filter: {} }),
        }}
        total={total}
        page={page}
        pages={pages}
        locked={locked}
        hrefOf={(number) => listHref(listing, { page: number })}
      >
        {palettes.length > 0 && <PaletteGrid palettes={palettes} label="Results" />}
      </ListResults>
    </>
  );
}
