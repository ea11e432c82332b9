import type { ChangeEvent, ReactNode } from 'react';
import styles from './segmented.module.css';

export interface Segment {
  value: string;
  label: string;
  /** Instead of the word, which then is its name alone. */
  icon?: ReactNode;
  disabled?: boolean;
}

interface Props {
  legend: string;
  name: string;
  segments: readonly Segment[];
  defaultValue: string;
  disabled?: boolean;
  onValue?: (value: string) => void;
}

/** One of a few, at once: radios in a row, so that arrows choose and forms carry it without script. */
export function Segmented({ legend, name, segments, defaultValue, disabled, onValue }: Props) {
  return (
    <fieldset
      className={styles.segmented}
      disabled={disabled}
      onChange={(event: ChangeEvent<HTMLFieldSetElement>) =>
        onValue?.((event.target as unknown as HTMLInputElement).value)
      }
    >
      <legend className="sr">{legend}</legend>
      {segments.map(({ value, label, icon, disabled }) => (
        <label key={value} title={icon ? label : undefined}>
          <input
            className="sr"
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            disabled={disabled}
          />
          {icon}
          <span className={icon ? 'sr' : undefined}>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
