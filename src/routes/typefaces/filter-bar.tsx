import { BarFrame } from '#app/cards/bar-frame.tsx';
import { SortMenu } from '#app/cards/sort-menu.tsx';
import { drawOnce } from '#app/drawn-once.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { TypefaceFacet, TypefaceSort } from '#domain/typeface/typeface-filter.ts';
import { urls } from '#domain/urls.ts';
import { FacetPanel } from '#routes/typefaces/facet-panel.tsx';
import { FilterPills } from '#routes/typefaces/filter-pills.tsx';
import { listHref, type TypefaceListing } from '#routes/typefaces/typeface-listing.ts';
import { WeightPanel } from '#routes/typefaces/weight-panel.tsx';
import styles from './filter-bar.module.css';

/** What people choose by first; the other facets stand behind a word. */
const first: readonly TypefaceFacet[] = ['styles', 'types', 'languages', 'features'];
const more: readonly TypefaceFacet[] = [
  'scripts',
  'axes',
  'shapes',
  'foundries',
  'designers',
  'licences',
];

const sortNames: Record<TypefaceSort, string> = {
  popular: 'Popular',
  newest: 'Newest',
  alphabetical: 'Alphabetical',
  'least-used': 'Least used here',
};

// Links to the other view keep the page for those who may turn it.
if (import.meta.env.SSR) {
  drawOnce(FilterBar, ({ listing }) =>
    listHref(listing) === urls.typefaces() && listing.page === 1
      ? listing.facets.styles.values
      : undefined,
  );
}

export function FilterBar({ listing }: { listing: TypefaceListing }) {
  const { facets, filter, total, all, sort } = listing;
  const isShown = (facet: TypefaceFacet) => facets[facet].count > 0 || filter[facet];
  const rest = more.filter(isShown);
  const panelOf = (facet: TypefaceFacet) => (
    <FacetPanel key={facet} listing={listing} facet={facet} />
  );
  return (
    <BarFrame
      noun="typeface"
      panels={
        <>
          {first.filter(isShown).map(panelOf)}
          <WeightPanel listing={listing} />
        </>
      }
      more={{ panels: rest.map(panelOf), isChosen: rest.some((facet) => filter[facet]) }}
      pills={<FilterPills listing={listing} />}
      total={total}
      all={all}
    >
      <SortMenu names={sortNames} sort={sort} hrefOf={(one) => listHref(listing, { sort: one })} />
      <ViewLinks listing={listing} />
    </BarFrame>
  );
}

const views = [
  { view: 'rows', name: 'Rows', icon: 'menu' },
  { view: 'grid', name: 'Grid', icon: 'comfortable' },
] as const;

function ViewLinks({ listing }: { listing: TypefaceListing }) {
  return (
    <nav className={styles.views} aria-label="View">
      {views.map(({ view, name, icon }) => (
        <a
          key={view}
          href={listHref(listing, { view, page: listing.hasAccess ? listing.page : 1 })}
          aria-label={name}
          aria-current={listing.view === view ? 'true' : undefined}
        >
          <Icon name={icon} />
        </a>
      ))}
    </nav>
  );
}
