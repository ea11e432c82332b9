import { DensitySwitch } from '#app/cards/density-switch.tsx';
import bar from '#app/cards/filter-bar.module.css';
import pills from '#app/cards/filter-pills.module.css';
import { RollingCount } from '#app/cards/rolling-count.tsx';
import { formatCount } from '#app/ui/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Menu, MenuItem } from '#app/ui/menu.tsx';
import { type PaletteSort, paletteFacets, paletteSorts } from '#domain/palette/palette-filter.ts';
import { ColorPanel } from '#routes/colors/color-panel.tsx';
import { listHref, type PaletteListing, withoutTerm } from '#routes/colors/palette-listing.ts';
import { PalettePanel } from '#routes/colors/palette-panel.tsx';

const sortNames: Record<PaletteSort, string> = {
  newest: 'Newest',
  popular: 'Popular',
  alphabetical: 'Alphabetical',
};

/** One row: facets, chosen values, count, order, density. Every choice is a link first. */
export function PaletteFilterBar({ listing }: { listing: PaletteListing }) {
  const { facets, filter, total, all } = listing;
  return (
    <section className={bar.bar} aria-label="Filters">
      <div className={`wrap ${bar.row}`}>
        <div className={bar.types}>
          {paletteFacets
            .filter((facet) => facets[facet].count > 0 || filter[facet])
            .map((facet) => (
              <PalettePanel key={facet} listing={listing} facet={facet} />
            ))}
          <ColorPanel listing={listing} />
        </div>
        <ChosenPills listing={listing} />
        <div className={bar.state}>
          <p className={bar.count} aria-live="polite">
            <RollingCount value={total} />
            {total !== all && ` of ${formatCount(all)}`}
            <span className="sr"> palettes</span>
          </p>
          <SortMenu listing={listing} />
          <DensitySwitch />
        </div>
      </div>
    </section>
  );
}

/** What is chosen; a press lets go of one. */
function ChosenPills({ listing }: { listing: PaletteListing }) {
  const { chosen } = listing;
  if (chosen.length === 0) return null;
  return (
    <ul className={pills.pills} aria-label="Chosen filters">
      {chosen.map((term) => (
        <li key={`${term.condition} ${term.slug}`}>
          <a
            className="pill"
            href={listHref(listing, { filter: withoutTerm(listing, term) })}
            aria-label={`Remove filter ${term.name}`}
            data-excluded={term.excluded || undefined}
          >
            <span>{term.name}</span>
            <Icon name="close" />
          </a>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <a className={pills.clear} href={listHref(listing, { filter: {} })}>
            Clear all
          </a>
        </li>
      )}
    </ul>
  );
}

function SortMenu({ listing }: { listing: PaletteListing }) {
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
        {paletteSorts.map((one) => (
          <MenuItem key={one} href={listHref(listing, { sort: one })} isChecked={sort === one}>
            {sortNames[one]}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
