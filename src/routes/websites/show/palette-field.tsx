import { useSetAtom } from 'jotai/react';
import { copyAtom } from '#app/state/copy.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageIcon } from '#app/ui/page-icon.tsx';
import { isDark } from '#domain/color/contrast.ts';
import { paletteSlug } from '#domain/palette/palette.ts';
import { urls } from '#domain/urls.ts';
import type { Swatch } from '#domain/website/website.ts';
import styles from './palette-field.module.css';
import show from './show.module.css';

/**
 * Colours in use as one field, each a way to its page beside a button that copies it. Equal widths while their areas
 * are not measured.
 */
export function PaletteField({ colors }: { colors: readonly Swatch[] }) {
  return (
    <section className="wrap" aria-labelledby="palette">
      <div className="sec-head">
        <h2 className="title" id="palette">
          Palette
        </h2>
        {colors.length > 0 && (
          <>
            <span className={`mono muted ${styles.areas}`}>{areas(colors)}</span>
            <a className="more" href={urls.palette(paletteSlug(colors.map(({ hex }) => hex)))}>
              Open the palette
              <Icon name="arrow" />
            </a>
          </>
        )}
      </div>
      {colors.length > 0 ? (
        <ol className={styles.field}>
          {colors.map((swatch) => (
            <Cell key={swatch.hex} swatch={swatch} />
          ))}
        </ol>
      ) : (
        <p className={show.unknown}>Unknown: its colours have not been looked up yet.</p>
      )}
    </section>
  );
}

function Cell({ swatch: { hex, share } }: { swatch: Swatch }) {
  const copy = useSetAtom(copyAtom);
  return (
    <li
      data-width={share === null ? undefined : Math.round((share * 100 + 7) / 10)}
      data-dark={isDark(hex) || undefined}
    >
      <a href={urls.color(hex)}>
        <svg aria-hidden="true">
          <rect width="100%" height="100%" fill={hex} />
        </svg>
        <span>{hex}</span>
        {share !== null && <span>{Math.round(share * 100)} %</span>}
      </a>
      <button
        type="button"
        className="icon-btn"
        aria-label={`Copy ${hex}`}
        onClick={() => void copy(hex)}
      >
        <PageIcon name="copy" />
      </button>
    </li>
  );
}

function areas(colors: readonly Swatch[]): string {
  return colors.some(({ share }) => share !== null) ? 'By area' : 'In order, areas not measured';
}
