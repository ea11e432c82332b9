import { ValuePanel } from '#app/ui/value-panel.tsx';
import { nearTolerances } from '#domain/color/near-color.ts';
import { paletteParameters } from '#domain/palette/palette-query.ts';
import { urls } from '#domain/urls.ts';
import { listHref, type PaletteListing } from '#routes/colors/palette-listing.ts';
import styles from './palette-list.module.css';

/** Any colour by its hex value, and how near to it counts. */
export function ColorPanel({ listing }: { listing: PaletteListing }) {
  const { filter, sort, total } = listing;
  const { color = [], ...others } = filter;
  return (
    <ValuePanel
      id="filter-color"
      name="Contains"
      noun="palette"
      values={null}
      chosen={color.length}
      hint="Near is measured in OKLab: 2 is just noticeable. Several: a palette must have all of them."
      clearHref={listHref(listing, { filter: others })}
      total={total}
    >
      <form className={styles.fields} action={urls.palettes()} key={color.join()}>
        {paletteParameters({ filter, sort }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor="contains">A colour as hex</label>
        <input
          id="contains"
          name="color"
          autoComplete="off"
          spellCheck={false}
          placeholder="#ff5533"
          pattern="#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6})(~[1-9][0-9]?)?"
          title="Three or six hex digits"
          required
        />
        <label htmlFor="within">and</label>
        <select id="within" name="within" defaultValue="">
          {nearTolerances.map(({ within, name, isUsual }) => (
            <option key={within} value={isUsual ? '' : within}>
              {name}
            </option>
          ))}
        </select>
        <button type="submit" className="btn">
          Add
        </button>
      </form>
    </ValuePanel>
  );
}
