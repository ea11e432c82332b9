import type { ChangeEvent } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import type { Choice } from '#app/ui/select.tsx';
import styles from './choice.module.css';

interface Props {
  legend: string;
  /** Name of the form's field, and stem of its ids. */
  name: string;
  choices: readonly Choice[];
  defaultValue?: string;
  hint?: string;
  error?: string;
  disabled?: boolean;
  onChange?: (value: string) => void;
}

/** Native radios: one stop of Tab, arrows move and choose. */
export function RadioGroup(props: Props) {
  const { legend, name, choices, defaultValue, hint, error, disabled, onChange } = props;
  const words = error ?? hint;
  return (
    <fieldset
      className={styles.group}
      disabled={disabled}
      aria-describedby={words ? `${name}-words` : undefined}
      onChange={(event: ChangeEvent<HTMLFieldSetElement>) =>
        onChange?.((event.target as unknown as HTMLInputElement).value)
      }
    >
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <span className={`${styles.box} ${styles.round}`}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              defaultChecked={choice.value === defaultValue}
              disabled={choice.disabled}
            />
            <i />
          </span>
          <span className={styles.words}>
            {choice.label}
            {choice.hint && <small>{choice.hint}</small>}
          </span>
        </label>
      ))}
      {words && (
        <p id={`${name}-words`} data-error={error ? true : undefined}>
          {error && <Icon name="warning" />}
          {words}
        </p>
      )}
    </fieldset>
  );
}
