import { useState } from 'react';
import bar from '#app/cards/filter-bar.module.css';
import { RollingCount } from '#app/cards/rolling-count.tsx';
import { formatCount } from '#app/ui/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Menu, MenuItem } from '#app/ui/menu.tsx';
import type { TypefaceFacet, TypefaceSort } from '#domain/typeface/typeface-filter.ts';
import { typefaceSorts } from '#domain/typeface/typeface-filter.ts';
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

/** One row: facets, chosen values, count, order, look. Every choice is a link first. */
export function FilterBar({ listing }: { listing: TypefaceListing }) {
  const { facets, filter, total, all } = listing;
  const isShown = (facet: TypefaceFacet) => facets[facet].count > 0 || filter[facet];
  const rest = more.filter(isShown);
  // As the page came: later it is the visitor's, whose panel may stand open inside.
  const [isMoreOpen] = useState(() => rest.some((facet) => filter[facet]));
  const panelOf = (facet: TypefaceFacet) => (
    <FacetPanel key={facet} listing={listing} facet={facet} />
  );
  return (
    <section className={bar.bar} aria-label="Filters">
      <div className={`wrap ${bar.row}`}>
        <div className={bar.types}>
          {first.filter(isShown).map(panelOf)}
          <WeightPanel listing={listing} />
          {rest.length > 0 && (
            <details className={bar.more} open={isMoreOpen}>
              <summary className={bar.type}>
                More <span className={bar.number}>{rest.length}</span>
              </summary>
              {rest.map(panelOf)}
            </details>
          )}
        </div>
        <FilterPills listing={listing} />
        <div className={bar.state}>
          <p className={bar.count} aria-live="polite">
            <RollingCount value={total} />
            {total !== all && ` of ${formatCount(all)}`}
            <span className="sr"> typefaces</span>
          </p>
          <SortMenu listing={listing} />
          <ViewLinks listing={listing} />
        </div>
      </div>
    </section>
  );
}

function SortMenu({ listing }: { listing: TypefaceListing }) {
  const { sort } = listing;
  return (
    <div>
      <div className={bar.type}>
        <button
          type="button"
          aria-label={`Sort: ${sortNames[sort]}`}
          aria-haspopup="menu"
          popoverTarget="sort"
        >
          {sortNames[sort]}
        </button>
        <Icon name="chevron" />
      </div>
      <Menu id="sort" name="Sort">
        {typefaceSorts.map((one) => (
          <MenuItem key={one} href={listHref(listing, { sort: one })} isChecked={sort === one}>
            {sortNames[one]}
          </MenuItem>
        ))}
      </Menu>
    </div>
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
