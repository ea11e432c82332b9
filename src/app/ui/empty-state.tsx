import type { ReactNode } from 'react';
import styles from './state.module.css';

interface Props {
  title: string;
  children: ReactNode;
  /** The one thing that helps. */
  action?: ReactNode;
  /** A line stands above it already. */
  bare?: boolean;
}

/** Nothing is here, why, and what to do about it. */
export function EmptyState({ title, children, action, bare }: Props) {
  return (
    <div className={styles.state} data-bare={bare || undefined}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  );
}
