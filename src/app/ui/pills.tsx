import { useRef } from 'react';
import { RemovablePill } from '#app/ui/pill.tsx';
import styles from './pill.module.css';

export interface PillValue {
  id: string;
  name: string;
  excluded?: boolean;
  hex?: string;
}

interface Props {
  label: string;
  values: readonly PillValue[];
  onRemove: (id: string) => void;
  onClear: () => void;
}

/** Chosen values. When one goes, the focus goes to its neighbour, so that the next key meets the next pill. */
export function Pills({ label, values, onRemove, onClear }: Props) {
  const list = useRef<HTMLUListElement>(null);
  function remove(id: string, at: number) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const neighbour = at < values.length - 1 ? buttons[at + 1] : buttons[at - 1];
    neighbour?.focus();
    onRemove(id);
  }
  if (values.length === 0) return null;
  return (
    <ul className={styles.pills} ref={list} aria-label={label}>
      {values.map(({ id, ...look }, at) => (
        <li key={id}>
          <RemovablePill {...look} onRemove={() => remove(id, at)} />
        </li>
      ))}
      {values.length > 1 && (
        <li>
          <button type="button" className={styles.clear} onClick={onClear}>
            Clear all
          </button>
        </li>
      )}
    </ul>
  );
}
