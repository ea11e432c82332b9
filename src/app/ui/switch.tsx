import type { InputHTMLAttributes } from 'react';
import styles from './choice.module.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> {
  label: string;
  hint?: string;
}

/** For what takes effect at once; in a form without script it is sent as a checkbox. */
export function Switch({ label, hint, ...rest }: Props) {
  return (
    <label className={`${styles.choice} ${styles.wide}`}>
      <span className={styles.words}>
        {label}
        {hint && <small>{hint}</small>}
      </span>
      <span className={`${styles.box} ${styles.switch}`}>
        {/* A native checkbox says itself whether it is checked. */}
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
        <input type="checkbox" role="switch" {...rest} />
        <i />
      </span>
    </label>
  );
}
