import type { InputHTMLAttributes, ReactNode } from 'react';
import type { Size } from '#app/ui/button.tsx';
import { Field, type FieldProps, fieldAttributes } from '#app/ui/field.tsx';
import styles from './field.module.css';

type Props = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'size'> & {
    size?: Size;
    /** Lies over the end of the control, such as a button. */
    end?: ReactNode;
  };

/** One line of text, of any native type. */
export function TextField({ id, label, hint, error, optional, size, end, ...rest }: Props) {
  const field = { id, label, hint, error, optional };
  const input = (
    <input
      type="text"
      {...rest}
      {...fieldAttributes(field)}
      className={styles.control}
      data-size={size}
    />
  );
  return (
    <Field {...field}>
      {end === undefined ? (
        input
      ) : (
        <div className={styles.ended}>
          {input}
          {end}
        </div>
      )}
    </Field>
  );
}
