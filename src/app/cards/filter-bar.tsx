import { useState } from 'react';
import { AnyColorPanel } from '#app/cards/any-color-panel.tsx';
import { DensitySwitch } from '#app/cards/density-switch.tsx';
import { FilterPanel } from '#app/cards/filter-panel.tsx';
import { FilterPills } from '#app/cards/filter-pills.tsx';
import type { Listing } from '#app/cards/listing.ts';
import { RollingCount } from '#app/cards/rolling-count.tsx';
import { SortMenu } from '#app/cards/sort-menu.tsx';
import { formatCount } from '#app/ui/format.ts';
import type { FilterType } from '#domain/filter/filter.ts';
import styles from './filter-bar.module.css';

/** What people choose by first; the other types stand behind a word. */
const firstTypes: readonly FilterType[] = ['categories', 'colors', 'styles', 'typefaces', 'mode'];
const isFirst = ({ type }: { type: FilterType }) => firstTypes.includes(type);

/** One row: types, chosen values, count, order. Every choice is a link first. */
export function FilterBar({ listing }: { listing: Listing }) {
  const { types, total, all, filter } = listing;
  const rest = types.filter((one) => !isFirst(one));
  // As the page came: later it is the visitor's, whose panel may stand open inside.
  const [isMoreOpen] = useState(() => rest.some(({ type }) => filter[type]));
  const panelOf = ({ type, values }: Listing['types'][number]) => (
    <FilterPanel key={type} listing={listing} type={type} values={values} />
  );
  return (
    <section className={styles.bar} aria-label="Filters">
      <div className={`wrap ${styles.row}`}>
        <div className={styles.types}>
          {types.filter(isFirst).map(panelOf)}
          <AnyColorPanel listing={listing} />
          {rest.length > 0 && (
            <details className={styles.more} open={isMoreOpen}>
              <summary className={styles.type}>
                More <span className={styles.number}>{rest.length}</span>
              </summary>
              {rest.map(panelOf)}
            </details>
          )}
        </div>
        <FilterPills listing={listing} />
        <div className={styles.state}>
          <p className={styles.count} aria-live="polite">
            <RollingCount value={total} />
            {total !== all && ` of ${formatCount(all)}`}
            <span className="sr"> websites</span>
          </p>
          <SortMenu listing={listing} />
          <DensitySwitch />
        </div>
      </div>
    </section>
  );
}
