import { DensitySwitch } from '#app/cards/density-switch.tsx';
import { FilterPanel } from '#app/cards/filter-panel.tsx';
import { FilterPills } from '#app/cards/filter-pills.tsx';
import type { Listing } from '#app/cards/listing.ts';
import { RollingCount } from '#app/cards/rolling-count.tsx';
import { SortMenu } from '#app/cards/sort-menu.tsx';
import { formatCount } from '#app/ui/format.ts';
import styles from './filter-bar.module.css';

/** One row: types, chosen values, count, order. Every choice is a link first. */
export function FilterBar({ listing }: { listing: Listing }) {
  const { types, total, all } = listing;
  return (
    <section className={styles.bar} aria-label="Filters">
      <div className={`wrap ${styles.row}`}>
        <div className={styles.types}>
          {types.map(({ type, values }) => (
            <FilterPanel key={type} listing={listing} type={type} values={values} />
          ))}
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
