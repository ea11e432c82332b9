import { type ReactNode, useRef } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import styles from './pill.module.css';

interface Look {
  name: string;
  /** Left out rather than asked for: struck, with a minus. */
  excluded?: boolean;
  /** A colour that the value stands for, as `#rrggbb`. */
  hex?: string;
}

/** A chosen value that only shows. */
export function Pill(look: Look) {
  return (
    <span className="pill" data-excluded={look.excluded || undefined}>
      <Words {...look} />
    </span>
  );
}

interface Removable extends Look {
  onRemove: () => void;
  disabled?: boolean;
}

/** The whole pill lets go of its value; Delete and Backspace do so as well. */
export function RemovablePill({ onRemove, disabled, ...look }: Removable) {
  return (
    <button
      type="button"
      className="pill"
      aria-label={`Remove filter ${look.name}`}
      data-excluded={look.excluded || undefined}
      disabled={disabled}
      onClick={onRemove}
      onKeyDown={(event) => {
        if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
      }}
    >
      <Words {...look}>
        <Icon name="close" />
      </Words>
    </button>
  );
}

export interface PillValue extends Look {
  id: string;
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

function Words({ name, hex, children }: Look & { children?: ReactNode }) {
  return (
    <>
      {hex && (
        <svg className={styles.dot} aria-hidden="true">
          <circle cx="5" cy="5" r="5" fill={hex} />
        </svg>
      )}
      <span>{name}</span>
      {children}
    </>
  );
}
