import { useSetAtom } from 'jotai/react';
import { quietly } from '#app/remote/http.ts';
import { addToastAtom } from '#app/state/toasts.ts';
import { contrast } from '#domain/color/contrast.ts';
import type { Swatch } from '#domain/website/website.ts';
import styles from './palette-field.module.css';

/** Colours in use as one field; a press copies the value. Equal widths while their areas are not measured. */
export function PaletteField({ colors }: { colors: readonly Swatch[] }) {
  return (
    <section className="wrap" aria-labelledby="palette">
      <div className="sec-head">
        <h2 className="title" id="palette">
          Palette
        </h2>
        {colors.length > 0 && <span className="mono muted">{areas(colors)}</span>}
      </div>
      {colors.length > 0 ? (
        <ol className={styles.field}>
          {colors.map((swatch) => (
            <Cell key={swatch.hex} swatch={swatch} />
          ))}
        </ol>
      ) : (
        <p className="muted">Unknown: its colours have not been looked up yet.</p>
      )}
    </section>
  );
}

function Cell({ swatch: { hex, share } }: { swatch: Swatch }) {
  const addToast = useSetAtom(addToastAtom);
  const isDark = contrast(hex, '#ffffff') > contrast(hex, '#000000');
  async function copy() {
    const { copyColor } = await import('#app/ui/use-copy-color.ts');
    addToast(await copyColor(hex));
  }
  return (
    <li data-width={share === null ? undefined : Math.round((share * 100 + 7) / 10)}>
      <button
        type="button"
        aria-label={`Copy ${hex}`}
        data-dark={isDark || undefined}
        onClick={() => void quietly('copy', copy)}
      >
        <svg aria-hidden="true">
          <rect width="100%" height="100%" fill={hex} />
        </svg>
        <span>{hex}</span>
        {share !== null && <span>{Math.round(share * 100)} %</span>}
      </button>
    </li>
  );
}

function areas(colors: readonly Swatch[]): string {
  return colors.some(({ share }) => share !== null) ? 'By area' : 'In order, areas not measured';
}
