import { type Listing, listHref } from '#app/cards/listing.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Menu, MenuItem } from '#app/ui/menu.tsx';
import type { Sort } from '#domain/filter/filter.ts';
import bar from './filter-bar.module.css';
import styles from './sort-menu.module.css';

const names: Record<Sort, string> = {
  newest: 'Newest',
  popular: 'Popular',
  alphabetical: 'Alphabetical',
  random: 'Random',
};

/** Random keeps its seed in the address; pressing it again deals anew. */
export function SortMenu({ listing }: { listing: Listing }) {
  const { sort, seed } = listing;
  return (
    <div className={styles.sort}>
      <div className={bar.type}>
        <button
          type="button"
          aria-label={`Sort: ${names[sort]}`}
          aria-haspopup="menu"
          popoverTarget="sort"
        >
          {names[sort]}
        </button>
        <Icon name="chevron" />
      </div>
      <Menu id="sort" name="Sort">
        {(Object.keys(names) as Sort[]).map((one) => {
          const next = one === 'random' && sort === 'random' ? seed + 1 : 1;
          return (
            <MenuItem
              key={one}
              href={listHref(listing, { sort: one, seed: next })}
              isChecked={sort === one}
            >
              {names[one]}
            </MenuItem>
          );
        })}
      </Menu>
    </div>
  );
}
