import { type ReactNode, useState } from 'react';
import { RollingCount } from '#app/cards/rolling-count.tsx';
import { formatCount } from '#app/ui/format.ts';
import styles from './filter-bar.module.css';

interface Props {
  /** What the list is of: `website`. */
  noun: string;
  /** Panels that people choose by first. */
  panels: ReactNode;
  /** The others stand behind a word, which is open where one of them is chosen. */
  more?: { panels: readonly ReactNode[]; isChosen: boolean };
  /** What is chosen. */
  pills: ReactNode;
  /** How many match, and how many there are without filters. */
  total: number;
  all: number;
  /** Order and look of the list. */
  children: ReactNode;
}

/** One row: panels, chosen values, count, order, look. Every choice is a link first. */
export function BarFrame({ noun, panels, more, pills, total, all, children }: Props) {
  // As the page came: later it is the visitor's, whose panel may stand open inside.
  const [isMoreOpen] = useState(more?.isChosen);
  return (
    <section className={styles.bar} aria-label="Filters">
      <div className={`wrap ${styles.row}`}>
        <div className={styles.types}>
          {panels}
          {more && more.panels.length > 0 && (
            <details className={styles.more} open={isMoreOpen}>
              <summary className={styles.type}>
                More <span className={styles.number}>{more.panels.length}</span>
              </summary>
              {more.panels}
            </details>
          )}
        </div>
        {pills}
        <div className={styles.state}>
          <p className={styles.count} aria-live="polite">
            <RollingCount value={total} />
            {total !== all && ` of ${formatCount(all)}`}
            <span className="sr">{` ${noun}s`}</span>
          </p>
          {children}
        </div>
      </div>
    </section>
  );
}
