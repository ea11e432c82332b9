import { type InputHTMLAttributes, useEffect, useRef, useState } from 'react';
import styles from './slider.module.css';

interface Props
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type' | 'value' | 'onChange'> {
  id: string;
  label: string;
  min: number;
  max: number;
  defaultValue: number;
  /** Written after the number, for instance ` px`. */
  unit?: string;
  onValue?: (value: number) => void;
}

/** The native range, so that arrows, Page Up, Home and End work; the line is drawn behind it. */
export function Slider({ id, label, unit = '', defaultValue, onValue, ...rest }: Props) {
  const [value, setValue] = useState(defaultValue);
  const { min, max } = rest;
  const input = useRef<HTMLInputElement>(null);
  const told = useRef(onValue);
  useEffect(() => {
    // It was moved before the script was there, or the browser put back what it was.
    const now = input.current?.valueAsNumber ?? defaultValue;
    if (now === defaultValue) return;
    setValue(now);
    told.current?.(now);
  }, [defaultValue]);
  const part = Math.round(((value - min) / (max - min)) * 1000) / 10;
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>
        {value}
        {unit}
      </output>
      <span className={styles.track}>
        <svg aria-hidden="true">
          <rect width="100%" height="2" />
          <rect width={`${part}%`} height="2" className={styles.fill} />
        </svg>
        <input
          {...rest}
          ref={input}
          id={id}
          type="range"
          defaultValue={defaultValue}
          aria-valuetext={unit ? `${value}${unit}` : undefined}
          onChange={(event) => {
            const next = event.currentTarget.valueAsNumber;
            setValue(next);
            onValue?.(next);
          }}
        />
      </span>
    </div>
  );
}
