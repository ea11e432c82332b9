import type { ReactNode } from 'react';
import styles from './state.module.css';

interface Props {
  title: string;
  children: ReactNode;
  /** The one thing that helps. */
  action?: ReactNode;
}

/** Nothing is here, why, and what to do about it. */
export function EmptyState({ title, children, action }: Props) {
  return (
    <div className={styles.state}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  );
}
