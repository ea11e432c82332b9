import { PaletteGrid } from '#app/cards/palette-grid.tsx';
import { formatCount } from '#app/ui/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageIcon } from '#app/ui/page-icon.tsx';
import type { PaletteCard } from '#domain/palette/palette.ts';
import { urls } from '#domain/urls.ts';
import styles from './list.module.css';

/** The newest palettes and the ways to others. */
export function Palettes({ palettes, all }: { palettes: readonly PaletteCard[]; all: number }) {
  return (
    <section className="wrap band rule" aria-labelledby="palettes">
      <div className="sec-head">
        <h2 className="title" id="palettes">
          Palettes
        </h2>
        <span className={styles.ways}>
          <a className="more" href={urls.generatePalette()}>
            <PageIcon name="shuffle" />
            Make one
          </a>
          <a className="more" href={urls.palettes()}>
            All {formatCount(all)}
            <Icon name="arrow" />
          </a>
        </span>
      </div>
      <PaletteGrid palettes={palettes} label="Palettes" />
    </section>
  );
}
