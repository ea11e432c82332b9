import type { ReactNode } from 'react';
import styles from './menu.module.css';

interface Props {
  /** What the button's `popoverTarget` names. */
  id: string;
  name: string;
  children: ReactNode;
}

/** A native popover under its button: one open at a time, closed by Escape and a press outside. */
export function Popover({ id, name, children }: Props) {
  return (
    <div id={id} className={styles.popover} role="group" aria-label={name} popover="auto">
      {children}
    </div>
  );
}
