import type { InputHTMLAttributes } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import styles from './choice.module.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: string;
  hint?: string | undefined;
  invalid?: boolean;
  /** Some of what it stands for is chosen. Shown by script; a press then chooses all. */
  mixed?: boolean;
  /** A count at the end of the line. */
  count?: string;
}

/** The whole line can be pressed. */
export function Checkbox({ label, hint, invalid, mixed = false, count, ...rest }: Props) {
  return (
    <label className={styles.choice}>
      <span className={styles.box}>
        <input
          type="checkbox"
          {...rest}
          aria-invalid={invalid || undefined}
          ref={(input) => {
            if (input) input.indeterminate = mixed;
          }}
        />
        <Icon name="check" />
        <i />
      </span>
      <span className={styles.words}>
        {label}
        {hint && <small>{hint}</small>}
      </span>
      {count && <span className={styles.count}>{count}</span>}
    </label>
  );
}
