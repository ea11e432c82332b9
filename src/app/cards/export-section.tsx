import { useSetAtom } from 'jotai/react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { copyAtom } from '#app/state/copy.ts';
import { PageIcon } from '#app/ui/page-icon.tsx';
import type { Format } from '#domain/export/format-list.ts';
import styles from './export-section.module.css';

interface Props {
  /** Those that can hold something of it. */
  formats: readonly Format[];
  /** Address of the file in a format. */
  fileIn: (format: string) => string;
  title?: string;
  /** Stem of the ids, unique on the page. */
  id?: string;
}

type View = { text: string } | { image: string } | 'bytes' | 'failed';
/** What is on show and the address that it came from: the last one stays until the next is there. */
type Shown = { href: string; view: View } | null;

/**
 * Every format as a link to its file. With script a press shows the file instead, beside a button that copies it and
 * a link that downloads it; what is shown is the file itself, asked for when the section comes near.
 */
export function ExportSection({ formats, fileIn, title = 'Export', id = 'export' }: Props) {
  const root = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState(formats[0]);
  const isNear = useNear(root);
  const shown = useFile(isNear && chosen ? chosen : null, fileIn);
  if (!chosen) return null;
  function choose(event: MouseEvent, format: Format) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setChosen(format);
  }
  return (
    <section className="band wrap" aria-labelledby={id} ref={root}>
      <div className="sec-head">
        <h2 className="title" id={id}>
          {title}
        </h2>
      </div>
      <div className={styles.both}>
        <ul className={styles.formats} aria-label="Formats">
          {formats.map((format) => (
            <li key={format.id}>
              <a
                href={fileIn(format.id)}
                download
                rel="nofollow"
                aria-current={format === chosen || undefined}
                onClick={(event) => choose(event, format)}
              >
                <span>{format.label}</span> <span>.{format.extension}</span>
              </a>
            </li>
          ))}
        </ul>
        <File format={chosen} href={fileIn(chosen.id)} shown={shown} />
      </div>
    </section>
  );
}

function File({ format, href, shown }: { format: Format; href: string; shown: Shown }) {
  const copy = useSetAtom(copyAtom);
  const { label } = format;
  const view = shown?.href === href ? shown.view : null;
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

/** True from when the section is about to be seen. */
function useNear(root: { current: HTMLElement | null }): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!root.current) return;
    const watch = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '200px' },
    );
    watch.observe(root.current);
    return () => watch.disconnect();
  }, [root]);
  return isNear;
}

function useFile(format: Format | null, fileIn: Props['fileIn']): Shown {
  const [read, setRead] = useState<Shown>(null);
  const href = format && fileIn(format.id);
  const kind = format && kindOf(format);
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
  if (!href || kind === 'text') return read;
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
