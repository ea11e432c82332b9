import { type TextareaHTMLAttributes, useState } from 'react';
import { Field, type FieldProps, fieldAttributes } from '#app/ui/field.tsx';
import { formatCount } from '#app/ui/format.ts';
import field from './field.module.css';
import styles from './text-area.module.css';

type Props = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'maxLength' | 'value'> & {
    defaultValue?: string;
    /** In UTF-16 units, as forms count. More can be typed or pasted and is kept; the field then says how many are too many. */
    limit?: number;
  };

/** Grows with its text, up to twelve lines. */
export function TextArea({ limit, defaultValue = '', onChange, ...props }: Props) {
  const { id, label, hint, error, optional, ...rest } = props;
  const [length, setLength] = useState(defaultValue.length);
  const over = limit === undefined ? 0 : length - limit;
  const tooLong = over > 0 ? `Shorten it by ${formatCount(over)}` : undefined;
  const words = { id, label, hint, error: error ?? tooLong, optional };
  return (
    <Field
      {...words}
      aside={limit !== undefined && <Counter length={length} limit={limit} id={`${id}-count`} />}
    >
      <textarea
        rows={3}
        {...rest}
        {...fieldAttributes(words)}
        className={`${field.control} ${styles.area}`}
        defaultValue={defaultValue}
        onChange={(event) => {
          setLength(event.currentTarget.value.length);
          onChange?.(event);
        }}
      />
    </Field>
  );
}

/** Read out only near the limit: every letter would be noise. */
function Counter({ id, length, limit }: { id: string; length: number; limit: number }) {
  const left = limit - length;
  return (
    <span id={id} className={styles.count} data-over={left < 0 || undefined}>
      {formatCount(length)} of {formatCount(limit)}
      <span className="sr" aria-live="polite">
        {left <= limit / 10 ? `, ${left >= 0 ? `${left} left` : `${-left} too many`}` : ''}
      </span>
    </span>
  );
}
