import { useCopyColor } from '#app/ui/use-copy-color.ts';
import styles from './swatch.module.css';

/** Wider than any screen, so that every colour shrinks and none has to grow. */
const drawnPx = 4_000;

interface Props {
  label: string;
  /** Shares of area, 0 to 1, or null while they are not measured: then all are equal. */
  colors: readonly { hex: string; share: number | null }[];
  tall?: boolean;
}

/** A palette in proportion, each colour wide enough to press, which copies it. */
export function SwatchStrip({ label, colors, tall }: Props) {
  const copy = useCopyColor();
  return (
    <ul className={styles.strip} aria-label={label} data-tall={tall || undefined}>
      {colors.map(({ hex, share }) => (
        <li key={hex}>
          <button type="button" aria-label={nameOf(hex, share)} onClick={() => copy(hex)}>
            <svg
              width={Math.round((share ?? 1 / colors.length) * drawnPx)}
              height="28"
              aria-hidden="true"
            >
              <rect width="100%" height="100%" fill={hex} />
            </svg>
          </button>
        </li>
      ))}
    </ul>
  );
}

function nameOf(hex: string, share: number | null): string {
  return share === null ? `Copy ${hex}` : `Copy ${hex}, ${Math.round(share * 100)} %`;
}
