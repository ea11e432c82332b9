import { useState } from 'react';
import { formatCount } from '#app/ui/format.ts';
import styles from './rolling-count.module.css';

/** A count whose digits roll when it changes: upwards when it grows, downwards when it shrinks. It arrives still. */
export function RollingCount({ value }: { value: number }) {
  const [last, setLast] = useState({ value, by: 0 });
  if (last.value !== value) setLast({ value, by: value - last.value });
  const text = formatCount(value);
  if (last.by === 0) return <b>{text}</b>;
  const digits = Array.from(text);
  return (
    <b className={last.by > 0 ? styles.up : styles.down}>
      <span className="sr">{text}</span>
      <span aria-hidden="true">
        {digits.map((digit, i) => (
          // By its place from the right: a digit that stays does not move.
          <i key={`${digits.length - i} ${digit}`}>{digit}</i>
        ))}
      </span>
    </b>
  );
}
