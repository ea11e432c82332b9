import styles from './badge.module.css';

interface Props {
  /** What it speaks of; only states have a colour. */
  kind?: 'neutral' | 'success' | 'info' | 'warning' | 'error';
  children: string;
}

/** A word on an object, such as its kind or its state. */
export function Badge({ kind = 'neutral', children }: Props) {
  return (
    <span className={styles.badge} data-kind={kind}>
      {children}
    </span>
  );
}
