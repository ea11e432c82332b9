import { PaletteStrip } from '#app/cards/palette-strip.tsx';
import { type PaletteCard, paletteTitle } from '#domain/palette/palette.ts';
import { urls } from '#domain/urls.ts';
import styles from './near-palettes.module.css';

interface Props {
  palettes: readonly PaletteCard[];
  /** By palette id. */
  reasons: Readonly<Record<number, string>>;
}

export function NearPalettes({ palettes, reasons }: Props) {
  return (
    <ul className={styles.grid} aria-label="Nearest palettes">
      {palettes.map((palette) => (
        <li key={palette.id}>
          <a href={urls.palette(palette.slug)} dir="auto">
            <PaletteStrip
              colors={palette.colors.map((hex) => ({ hex, share: null }))}
              className={styles.strip}
            />
            {paletteTitle(palette)}
          </a>
          <span className="mono muted">{reasons[palette.id]}</span>
        </li>
      ))}
    </ul>
  );
}
