import { type RefObject, useState } from 'react';
import { loadFace } from '#app/cards/typeface-faces.ts';
import styles from './typeface-rows.module.css';

interface Props {
  title: string;
  /** Where its file is, elsewhere. */
  address: string;
  /** What is set in it once it is there. */
  line: RefObject<HTMLElement | null>;
}

type State = 'offered' | 'loading' | 'failed' | 'shown';

/** A press asks another host for a file, and nothing does so before. */
export function AwayPreview({ title, address, line }: Props) {
  const [state, setState] = useState<State>('offered');
  const { host } = new URL(address);
  async function load() {
    setState('loading');
    try {
      const family = await loadFace(`away ${address}`, address);
      line.current?.style.setProperty('font-family', family);
      line.current?.setAttribute('data-away', '');
      setState('shown');
    } catch {
      setState('failed');
    }
  }
  const words = {
    offered: `Preview loads from ${host}`,
    loading: `Asking ${host}`,
    failed: `${host} gave no file`,
    shown: `Shown from ${host}`,
  };
  return (
    <p className={styles.away} role="status">
      <span>{words[state]}</span>
      {state !== 'shown' && (
        <button
          type="button"
          className="btn"
          disabled={state === 'loading'}
          aria-label={`${state === 'failed' ? 'Try again to preview' : 'Preview'} ${title}`}
          onClick={() => void load()}
        >
          {state === 'failed' ? 'Try again' : 'Preview'}
        </button>
      )}
    </p>
  );
}
