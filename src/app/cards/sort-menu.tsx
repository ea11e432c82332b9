import { Icon } from '#app/ui/icon.tsx';
import { Menu, MenuItem } from '#app/ui/menu.tsx';
import bar from './filter-bar.module.css';

interface Props<Sort extends string> {
  /** In the order that they are offered in. */
  names: Readonly<Record<Sort, string>>;
  sort: Sort;
  hrefOf: (sort: Sort) => string;
  className?: string | undefined;
}

/** The orders of a list, each a link. */
export function SortMenu<Sort extends string>({ names, sort, hrefOf, className }: Props<Sort>) {
  return (
    <div className={className}>
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
        {(Object.keys(names) as Sort[]).map((one) => (
          <MenuItem key={one} href={hrefOf(one)} isChecked={sort === one}>
            {names[one]}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
