import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import styles from './field.module.css';

export interface FieldProps {
  /** Unique on the page; also the stem of its hint's and error's ids. */
  id: string;
  label: string;
  /** What to know before typing. */
  hint?: string | undefined;
  /** What is wrong and how to put it right. */
  error?: string | undefined;
  /** Said beside the label: most fields are needed, so the others are marked. */
  optional?: boolean | undefined;
}

interface Props extends FieldProps {
  /** At the end of the line below, such as a counter. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Label above, the control, hint or error below. What was typed is kept. */
export function Field({ id, label, hint, error, optional, aside, children }: Props) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {optional && <span> optional</span>}
      </label>
      {children}
      {(hint || error || aside) && (
        <div className={styles.below}>
          {error ? (
            <p id={`${id}-error`} className={styles.error}>
              <Icon name="warning" />
              {error}
            </p>
          ) : (
            hint && <p id={`${id}-hint`}>{hint}</p>
          )}
          {aside}
        </div>
      )}
    </div>
  );
}

/** Attributes that tie a control to its field's words. */
export function fieldAttributes({ id, hint, error }: FieldProps) {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
  };
}
