import type { ReactNode, Ref, ToggleEvent } from 'react';
import styles from './popover.module.css';

interface Props {
  /** What the button's `popoverTarget` names. */
  id: string;
  name: string;
  children: ReactNode;
  /** For what opens it by script. */
  ref?: Ref<HTMLDivElement>;
  onToggle?: (event: ToggleEvent<HTMLDivElement>) => void;
}

/** A native popover under its button: one open at a time, closed by Escape and a press outside. */
export function Popover({ id, name, children, ref, onToggle }: Props) {
  return (
    <div
      id={id}
      ref={ref}
      className={styles.popover}
      role="group"
      aria-label={name}
      popover="auto"
      onToggle={onToggle}
    >
      {children}
    </div>
  );
}
