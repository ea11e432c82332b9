import { useSetAtom } from 'jotai/react';
import { copyAtom } from '#app/state/copy.ts';
import styles from './code.module.css';

/** Lines to take away, under the name of what they are for. */
export function Code({ name, code }: { name: string; code: string }) {
  const copy = useSetAtom(copyAtom);
  return (
    <div className={styles.code}>
      <div className={styles.bar}>
        <h3>{name}</h3>
        <button
          type="button"
          className="btn quiet"
          aria-label={`Copy the code for ${name}`}
          onClick={() => void copy(code, `the code for ${name}`)}
        >
          Copy
        </button>
      </div>
      {/* Long lines scroll: by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} aria-label={name}>
        <code>{code}</code>
      </pre>
    </div>
  );
}
