import { useSetAtom } from 'jotai/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { copyAtom } from '#app/state/copy.ts';
import { contrast } from '#domain/color/contrast.ts';
import { type Generator, generatorQuery } from '#domain/palette/generator-query.ts';
import { urls } from '#domain/urls.ts';
import styles from './generate.module.css';
import type { Generated } from './use-generator.ts';

interface Props {
  state: Generated;
  lock: ReactNode;
  onToggle: (hex: string) => void;
  onShuffle: () => Promise<void>;
  onMove: (hex: string, step: -1 | 1) => void;
}

/** The colours side by side. Keys work from anywhere on the page but where something is typed or pressed. */
export function Columns({ state, lock, onToggle, onShuffle, onMove }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
      const locks = [...(list.current?.querySelectorAll<HTMLElement>('[data-lock]') ?? [])];
      const column = event.target instanceof Element ? event.target.closest('li') : null;
      const at = column ? locks.findIndex((lock) => column.contains(lock)) : -1;
      const hex = state.colors[at];
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key] as -1 | 1 | undefined;
      if (event.key === ' ') void onShuffle();
      else if (event.key.toLowerCase() === 'l' && hex) onToggle(hex);
      else if (step && event.shiftKey && hex) {
        onMove(hex, step);
        locks[at + step]?.focus();
      } else if (step) locks[at < 0 ? 0 : at + step]?.focus();
      else return;
      event.preventDefault();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [state, onMove, onShuffle, onToggle]);
  return (
    <>
      <ol className={styles.columns} ref={list} aria-label="Colours">
        {state.colors.map((hex, at) => (
          // By place, so that the focus stays where it is while colours change.
          // oxlint-disable-next-line react/no-array-index-key
          <Column key={at} hex={hex} state={state} lock={lock} onToggle={onToggle} />
        ))}
      </ol>
      <p className="sr" aria-live="polite">
        {state.colors.join(', ')}
      </p>
    </>
  );
}

type ColumnProps = Pick<Props, 'state' | 'lock' | 'onToggle'> & { hex: string };

function Column({ hex, state, lock, onToggle }: ColumnProps) {
  const copy = useSetAtom(copyAtom);
  const isLocked = state.locked.has(hex);
  const isDark = contrast(hex, '#ffffff') > contrast(hex, '#000000');
  return (
    <li data-dark={isDark || undefined} data-locked={isLocked || undefined}>
      <svg aria-hidden="true">
        <rect width="100%" height="100%" fill={hex} />
      </svg>
      <a
        data-lock
        href={urls.generatePalette(generatorQuery(toggled(state, hex)))}
        rel="nofollow"
        aria-label={`${isLocked ? 'Unlock' : 'Lock'} ${hex}`}
        onClick={(event) => {
          event.preventDefault();
          onToggle(hex);
        }}
      >
        {lock}
        <span aria-hidden="true">{isLocked ? 'Unlock' : 'Lock'}</span>
      </a>
      <button type="button" aria-label={`Copy ${hex}`} onClick={() => void copy(hex)}>
        {hex}
      </button>
      <span className={styles.value}>{state.values.get(hex)}</span>
    </li>
  );
}

function toggled({ colors, locked }: Generator, hex: string): Generator {
  const next = new Set(locked);
  if (!next.delete(hex)) next.add(hex);
  return { colors, locked: next };
}

/** Where a key has a meaning of its own: fields, and space on what it presses. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (
    target.isContentEditable ||
    target.closest('input, textarea, select, dialog, pre, [role="menu"]')
  ) {
    return true;
  }
  return key === ' ' && target.closest('button, summary') !== null;
}
