import type { ReactNode, Ref, ToggleEvent } from 'react';
import styles from './menu.module.css';

interface Props {
  /** What the button's `popoverTarget` names. */
  id: string;
  name: string;
  children: ReactNode;
  /** `dialog` for a form of its own, wherever on the page it stands. */
  role?: 'group' | 'dialog';
  /** For what opens it by script. */
  ref?: Ref<HTMLDivElement>;
  onToggle?: (event: ToggleEvent<HTMLDivElement>) => void;
}

/** A native popover under its button: one open at a time, closed by Escape and a press outside. */
export function Popover({ id, name, children, role = 'group', ref, onToggle }: Props) {
  return (
    <div
      id={id}
      ref={ref}
      className={styles.popover}
      role={role}
      aria-label={name}
      popover="auto"
      onToggle={onToggle}
    >
      {children}
    </div>
  );
}
