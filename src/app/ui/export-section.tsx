import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Format, FormatId } from '#domain/export/format-list.ts';
import styles from './export-section.module.css';
import { whenNear } from './when-near.ts';

interface Props {
  /** Those that can hold something of it. */
  formats: readonly Format[];
  /** Address of the file in a format. */
  fileIn: (format: string) => string;
  title?: string;
  /** Stem of the ids, unique on the page. */
  id?: string;
  /** Counts the changes of what is exported, where it can change under the section. */
  edition?: number;
}

type View = ComponentType<{ format: Format; href: string; edition: number }>;

/**
 * Every format as a link to its file. With script a press shows the file instead: what shows it is asked for when
 * the section comes near.
 */
export function ExportSection(props: Props) {
  const { formats, fileIn, title = 'Export', id = 'export', edition = 0 } = props;
  const root = useRef<HTMLElement>(null);
  const [wanted, setWanted] = useState<FormatId | null>(null);
  const [View, setView] = useState<View | null>(null);
  // What is exported may change under the section: formats come and go, and with the last one the section.
  const chosen = formats.find(({ id: own }) => own === wanted) ?? formats[0];
  const isThere = chosen !== undefined;
  useEffect(
    () => (isThere ? whenNear(root.current, () => void load().then(setView)) : undefined),
    [isThere],
  );
  if (!chosen) return null;
  function choose(event: MouseEvent, format: Format) {
    if (!View || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setWanted(format.id);
  }
  return (
    <section className={`band wrap ${styles.section}`} aria-labelledby={id} ref={root}>
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
                aria-current={(View && format === chosen) || undefined}
                onClick={(event) => choose(event, format)}
              >
                <span>{format.label}</span> <span>.{format.extension}</span>
              </a>
            </li>
          ))}
        </ul>
        {View ? (
          <View format={chosen} href={fileIn(chosen.id)} edition={edition} />
        ) : (
          <div className={styles.file} />
        )}
      </div>
    </section>
  );
}

/** As an updater of state. When it does not come, the links stay what they are. */
function load(): Promise<() => View | null> {
  return import('#app/cards/export-view.tsx').then(
    ({ ExportView }) =>
      () =>
        ExportView,
    () => () => null,
  );
}
