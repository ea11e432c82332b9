import type { SelectHTMLAttributes } from 'react';
import type { Size } from '#app/ui/button.tsx';
import { Field, type FieldProps, fieldAttributes } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import field from './field.module.css';
import styles from './select.module.css';

export interface Choice {
  value: string;
  label: string;
  hint?: string;
  disabled?: boolean;
}

type Props = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'size'> & {
    choices: readonly Choice[];
    /** The first line while nothing is chosen. */
    placeholder?: string;
    size?: Size;
  };

/** The native list: it opens as each device does it, and works without script. */
export function Select({ choices, placeholder, size, ...props }: Props) {
  const { id, label, hint, error, optional, ...rest } = props;
  const words = { id, label, hint, error, optional };
  return (
    <Field {...words}>
      <span className={styles.select}>
        <select {...rest} {...fieldAttributes(words)} className={field.control} data-size={size}>
          {placeholder && <option value="">{placeholder}</option>}
          {choices.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
    </Field>
  );
}
