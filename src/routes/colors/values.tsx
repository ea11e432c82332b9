import { useSetAtom } from 'jotai/react';
import { copyAtom } from '#app/state/copy.ts';
import { PageIcon } from '#app/ui/page-icon.tsx';
import { notations, written } from '#domain/color/notation.ts';
import styles from './study.module.css';

/** The colour in every notation, each to be taken as CSS reads it. */
export function Values({ hex }: { hex: string }) {
  const copy = useSetAtom(copyAtom);
  return (
    <dl className={styles.values}>
      {notations.map((notation) => (
        <div key={notation}>
          <dt>{notation}</dt>
          <dd>
            <code>{written(hex, notation)}</code>
            <button
              type="button"
              className="icon-btn"
              aria-label={`Copy ${notation}`}
              onClick={() => void copy(written(hex, notation))}
            >
              <PageIcon name="copy" />
            </button>
          </dd>
        </div>
      ))}
    </dl>
  );
}
