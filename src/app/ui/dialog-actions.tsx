import type { ReactNode } from 'react';
import styles from './dialog.module.css';

/** The buttons at the foot of a dialog, the safe choice first. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
