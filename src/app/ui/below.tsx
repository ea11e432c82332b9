import { type ReactNode, Suspense } from 'react';
import styles from './below.module.css';

/**
 * A part below the first screen: laid out, and its files asked for, when it comes near or the page rests; each
 * arriving file would lay out the whole page again. It hydrates in a task of its own; nothing suspends.
 */
export function Below({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <div className={styles.below} data-far>
        {children}
      </div>
    </Suspense>
  );
}
