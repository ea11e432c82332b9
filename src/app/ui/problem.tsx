import type { ReactNode } from 'react';
import styles from './problem.module.css';

/** What stands in the way of a form as a whole, above its fields. */
export function Problem({ text, children }: { text: string | null; children?: ReactNode }) {
  return (
    text && (
      <div className={styles.problem} role="alert">
        <p>{text}</p>
        {children}
      </div>
    )
  );
}
