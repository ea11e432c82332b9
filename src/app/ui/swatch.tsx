import { useCopyColor } from '#app/ui/use-copy-color.ts';
import styles from './swatch.module.css';

interface Props {
  /** As `#rrggbb`. */
  hex: string;
  size?: 'sm' | 'md' | 'lg';
  /** With its value beside it. */
  valued?: boolean;
}

/** One colour; a press copies its value. */
export function Swatch({ hex, size = 'md', valued }: Props) {
  const copy = useCopyColor();
  return (
    <button
      type="button"
      className={styles.swatch}
      data-size={size}
      aria-label={`Copy ${hex}`}
      onClick={() => copy(hex)}
    >
      <svg aria-hidden="true">
        <rect width="100%" height="100%" fill={hex} />
      </svg>
      {valued && <span>{hex}</span>}
    </button>
  );
}
