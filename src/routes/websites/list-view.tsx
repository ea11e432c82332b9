import { CardGrid } from '#app/cards/card-grid.tsx';
import { facetHref } from '#app/cards/facet-links.ts';
import { FilterBar } from '#app/cards/filter-bar.tsx';
import { ListResults } from '#app/cards/list-results.tsx';
import { type Listing, listHref } from '#app/cards/listing.ts';
import { pagedCount } from '#app/ui/format.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { filterNames } from '#domain/filter/filter.ts';
import { listTitle } from '#routes/websites/list-meta.ts';

/** A list of websites with its filters. A long choice speaks for itself and needs no lead. */
export function ListView({ listing, lead }: { listing: Listing; lead: string }) {
  const { cards, chosen, dropped, wayOut, total, page, pages, locked } = listing;
  return (
    <>
      <PageHead
        count={pagedCount({ total, page, pages })}
        lead={chosen.length <= 2 ? lead : undefined}
      >
        {listTitle(chosen)}
      </PageHead>
      <FilterBar listing={listing} />
      <ListResults
        noun="website"
        dropped={dropped.map(({ type, text }) => ({ name: filterNames[type], text }))}
        empty={{
          wayOut: wayOut && {
            name: wayOut.term.name,
            total: wayOut.total,
            href: facetHref(listing, wayOut.term.type, wayOut.term.slug),
          },
          allHref: listHref(listing, { filter: {} }),
        }}
        total={total}
        page={page}
        pages={pages}
        locked={locked}
        hrefOf={(number) => listHref(listing, { page: number })}
      >
        {cards.length > 0 && <CardGrid cards={cards} label="Results" eager />}
      </ListResults>
    </>
  );
}
