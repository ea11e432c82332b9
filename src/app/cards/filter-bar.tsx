import { AnyColorPanel } from '#app/cards/any-color-panel.tsx';
import { BarFrame } from '#app/cards/bar-frame.tsx';
import { DensitySwitch } from '#app/cards/density-switch.tsx';
import { FilterPanel } from '#app/cards/filter-panel.tsx';
import { FilterPills } from '#app/cards/filter-pills.tsx';
import { type Listing, listHref } from '#app/cards/listing.ts';
import { SortMenu } from '#app/cards/sort-menu.tsx';
import { drawOnce } from '#app/drawn-once.ts';
import type { FilterType, Sort } from '#domain/filter/filter.ts';
import { urls } from '#domain/urls.ts';
import styles from './filter-bar.module.css';

/** What people choose by first. */
const firstTypes: readonly FilterType[] = ['categories', 'colors', 'styles', 'typefaces', 'mode'];
const isFirst = ({ type }: { type: FilterType }) => firstTypes.includes(type);

const sortNames: Record<Sort, string> = {
  newest: 'Newest',
  popular: 'Popular',
  alphabetical: 'Alphabetical',
  random: 'Random',
};

// Of the list that says nothing it is the same for all its pages.
if (import.meta.env.SSR) {
  drawOnce(FilterBar, ({ listing }) =>
    listHref(listing) === urls.websites() ? listing.facets?.value.categories : undefined,
  );
}

export function FilterBar({ listing }: { listing: Listing }) {
  const { types, total, all, filter, sort, seed } = listing;
  const rest = types.filter((one) => !isFirst(one));
  const panelOf = ({ type, values }: Listing['types'][number]) => (
    <FilterPanel key={type} listing={listing} type={type} values={values} />
  );
  // Random keeps its seed in the address; pressing it again deals anew.
  const seedOf = (one: Sort) => (one === 'random' && sort === 'random' ? seed + 1 : 1);
  return (
    <BarFrame
      noun="website"
      panels={
        <>
          {types.filter(isFirst).map(panelOf)}
          <AnyColorPanel listing={listing} />
        </>
      }
      more={{ panels: rest.map(panelOf), isChosen: rest.some(({ type }) => filter[type]) }}
      pills={<FilterPills listing={listing} />}
      total={total}
      all={all}
    >
      <SortMenu
        className={styles.sort}
        names={sortNames}
        sort={sort}
        hrefOf={(one) => listHref(listing, { sort: one, seed: seedOf(one) })}
      />
      <DensitySwitch />
    </BarFrame>
  );
}
