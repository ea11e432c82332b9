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
  /** Chosen at first; `value` in its place when the choice is kept elsewhere. */
  defaultValue?: string;
  value?: string;
  disabled?: boolean;
  onValue?: (value: string) => void;
}

/** One of a few, at once: radios in a row, so that arrows choose and forms carry it without script. */
export function Segmented({
  legend,
  name,
  segments,
  defaultValue,
  value: chosen,
  disabled,
  onValue,
}: Props) {
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
            {...(chosen === undefined
              ? { defaultChecked: value === defaultValue }
              : { checked: value === chosen, readOnly: true })}
            disabled={disabled}
          />
          {icon}
          <span className={icon ? 'sr' : undefined}>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
