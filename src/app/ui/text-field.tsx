import type { InputHTMLAttributes } from 'react';
import type { Size } from '#app/ui/button.tsx';
import { Field, type FieldProps, fieldAttributes } from '#app/ui/field.tsx';
import styles from './field.module.css';

type Props = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'size'> & { size?: Size };

/** One line of text, of any native type. */
export function TextField({ id, label, hint, error, optional, size, ...rest }: Props) {
  const field = { id, label, hint, error, optional };
  return (
    <Field {...field}>
      <input
        type="text"
        {...rest}
        {...fieldAttributes(field)}
        className={styles.control}
        data-size={size}
      />
    </Field>
  );
}
