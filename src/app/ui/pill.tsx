import type { ReactNode } from 'react';
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

interface Linked extends Look {
  /** The page without the value. */
  href: string;
  /** What Delete and Backspace do. */
  onRemove?: (() => void) | undefined;
}

/** The same as a link, which needs no script. */
export function PillLink({ href, onRemove, ...look }: Linked) {
  return (
    <a
      className="pill"
      href={href}
      aria-label={`Remove filter ${look.name}`}
      data-excluded={look.excluded || undefined}
      onKeyDown={
        onRemove &&
        ((event) => {
          if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
        })
      }
    >
      <Words {...look}>
        <Icon name="close" />
      </Words>
    </a>
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
