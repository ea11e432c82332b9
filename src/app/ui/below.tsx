import { type ReactNode, Suspense, useState } from 'react';
import styles from './below.module.css';

/**
 * A part below the first screen: laid out, and its files asked for, when it comes near or the page rests; each
 * arriving file would lay out the whole page again. It hydrates in a task of its own; nothing suspends.
 */
export function Below({ children }: { children: ReactNode }) {
  const [isLaid] = useState(isGoingBack);
  return (
    <Suspense>
      <div className={styles.below} data-far data-laid={isLaid ? '' : undefined}>
        {children}
      </div>
    </Suspense>
  );
}

/** To a place that somebody left: the heights above it must be true. */
function isGoingBack(): boolean {
  return globalThis.navigation?.transition?.navigationType === 'traverse';
}
