import pill from '#app/ui/pill.module.css';
import { PillLink } from '#app/ui/pill.tsx';
import styles from './filter-pills.module.css';

export interface ChosenPill {
  key: string;
  name: string;
  excluded: boolean;
  /** The list without it. */
  href: string;
  /** What Delete and Backspace do. */
  onRemove?: (() => void) | undefined;
}

/** What is chosen; a press lets go of one. */
export function ChosenPills({ pills, clearHref }: { pills: ChosenPill[]; clearHref: string }) {
  if (pills.length === 0) return null;
  return (
    <ul className={styles.pills} aria-label="Chosen filters">
      {pills.map(({ key, ...one }) => (
        <li key={key}>
          <PillLink {...one} />
        </li>
      ))}
      {pills.length > 1 && (
        <li>
          <a className={pill.clear} href={clearHref}>
            Clear all
          </a>
        </li>
      )}
    </ul>
  );
}
