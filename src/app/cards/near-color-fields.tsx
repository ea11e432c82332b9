import { type ChangeEvent, useRef } from 'react';
import styles from '#app/ui/value-panel.module.css';
import { nearTolerances } from '#domain/color/near-tolerance.ts';

interface Props {
  /** Stem of the ids, unique on the page. */
  id: string;
  action: string;
  /** What the list says already, to go along. */
  parameters: readonly (readonly [name: string, value: string])[];
}

/** What the browser's own field shows before a colour is typed. */
const opening = '#ff5533';
const sixDigits = /^#?([0-9a-f]{6})$/i;

/** A colour by its hex value, and how near to it counts: a plain form. With script the browser's own field writes it. */
export function NearColorFields({ id, action, parameters }: Props) {
  const text = useRef<HTMLInputElement>(null);
  const native = useRef<HTMLInputElement>(null);
  function write({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    if (text.current) text.current.value = currentTarget.value;
  }
  function show({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [, digits] = sixDigits.exec(currentTarget.value.trim()) ?? [];
    if (native.current && digits) native.current.value = `#${digits.toLowerCase()}`;
  }
  return (
    <form className={styles.fields} action={action}>
      {parameters.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id}>A colour as hex</label>
      <input
        ref={native}
        className={styles.native}
        type="color"
        aria-label="Choose a colour"
        defaultValue={opening}
        onChange={write}
      />
      <input
        ref={text}
        id={id}
        name="color"
        autoComplete="off"
        spellCheck={false}
        placeholder={opening}
        pattern="#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6})(~[1-9][0-9]?)?"
        title="Three or six hex digits"
        required
        onChange={show}
      />
      <label htmlFor={`${id}-within`}>and</label>
      <select id={`${id}-within`} name="within" defaultValue="">
        {nearTolerances.map(({ within, name, isUsual }) => (
          <option key={within} value={isUsual ? '' : within}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit" className="btn">
        Add
      </button>
    </form>
  );
}
