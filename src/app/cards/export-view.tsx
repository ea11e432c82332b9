import { useSetAtom } from 'jotai/react';
import { useEffect, useState } from 'react';
import { copyAtom } from '#app/state/copy.ts';
import styles from '#app/ui/export-section.module.css';
import { PageIcon } from '#app/ui/page-icon.tsx';
import type { Format } from '#domain/export/format-list.ts';

type View = { text: string } | { image: string } | 'bytes' | 'failed';
/** What is on show and the address that it came from: the last one stays until the next is there. */
type Shown = { href: string; view: View } | null;

interface Props {
  format: Format;
  href: string;
  /** How often what is exported has changed since the page came: the file is asked for anew. */
  edition: number;
}

/** The file itself, asked for where it is shown, beside a button that copies it and a link that downloads it. */
export function ExportView({ format, href, edition }: Props) {
  const address = edition ? `${href}?v=${edition}` : href;
  const shown = useFile(format, address);
  const copy = useSetAtom(copyAtom);
  const { label } = format;
  const view = shown?.href === address ? shown.view : null;
  const text = typeof view === 'object' && view && 'text' in view ? view.text : null;
  return (
    <div className={styles.file}>
      <div className={styles.bar}>
        <h3>{label}</h3>
        <button
          type="button"
          className="btn quiet"
          hidden={!format.isText}
          disabled={text === null}
          onClick={() => text !== null && void copy(text, label)}
        >
          <PageIcon name="copy" />
          Copy<span className="sr"> {label}</span>
        </button>
        <a className="btn" href={href} download rel="nofollow">
          <PageIcon name="download" />
          Download<span className="sr"> {label}</span>
        </a>
      </div>
      <div aria-live="polite" className={styles.view}>
        <Shown label={label} view={shown?.view ?? null} />
      </div>
    </div>
  );
}

function Shown({ label, view }: { label: string; view: View | null }) {
  if (view === null) return <p className={styles.note}>Loading</p>;
  if (view === 'failed')
    return <p className={styles.note}>The file did not come. The download may still work.</p>;
  if (view === 'bytes')
    return <p className={styles.note}>A file for programs: there is no text to show.</p>;
  if ('image' in view) return <img src={view.image} alt={`${label} of the colours`} />;
  return (
    // Long lines scroll: by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre tabIndex={0} aria-label={label}>
      <code>{view.text}</code>
    </pre>
  );
}

function useFile(format: Format, href: string): Shown {
  const [read, setRead] = useState<Shown>(null);
  const kind = kindOf(format);
  const textAt = kind === 'text' ? href : null;
  useEffect(() => {
    if (!textAt) return;
    const stop = new AbortController();
    readText(textAt, stop.signal).then(
      (text) => setRead({ href: textAt, view: { text } }),
      () => stop.signal.aborted || setRead({ href: textAt, view: 'failed' }),
    );
    return () => stop.abort();
  }, [textAt]);
  if (kind === 'text') return read;
  return { href, view: kind === 'image' ? { image: href } : 'bytes' };
}

function kindOf({ id, isText }: Format): 'text' | 'image' | 'bytes' {
  if (id === 'png') return 'image';
  return isText ? 'text' : 'bytes';
}

async function readText(href: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(href, { signal });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.text();
}
