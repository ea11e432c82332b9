import { useEffect, useRef, useState } from 'react';
import { copyText } from '#app/ui/copy-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageIcon } from '#app/ui/page-icon.tsx';
import styles from './copy-field.module.css';

type Said = 'copied' | 'refused' | null;

const saidForMs = 2_000;

interface Props {
  id: string;
  label: string;
  value: string;
}

/** A value to take away. Where copying is refused the text is selected and the key named; without script it selects. */
export function CopyField({ id, label, value }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<Said>(null);
  useEffect(() => {
    if (said !== 'copied') return;
    const timer = setTimeout(() => setSaid(null), saidForMs);
    return () => clearTimeout(timer);
  }, [said]);
  async function copy() {
    const done = await copyText(value);
    setSaid(done ? 'copied' : 'refused');
    if (!done) input.current?.select();
  }
  return (
    <div className={styles.copy}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <input
          ref={input}
          id={id}
          value={value}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" onClick={() => void copy()}>
          {said === 'copied' ? <Icon name="check" /> : <PageIcon name="copy" />}
          Copy<span className="sr"> {label}</span>
        </button>
      </div>
      <p aria-live="polite">{words(said)}</p>
    </div>
  );
}

function words(said: Said): string {
  if (said === null) return '';
  return said === 'copied' ? 'Copied' : 'Selected: press Ctrl + C or Cmd + C';
}
