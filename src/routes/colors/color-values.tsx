import { useSetAtom } from 'jotai/react';
import { useEffect, useRef, useState } from 'react';
import { drawOnce } from '#app/drawn-once.ts';
import { copyAtom } from '#app/state/copy.ts';
import { PageIcon } from '#app/ui/page-icon.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { type Notation, notations, written } from '#domain/color/notation.ts';
import { Fill } from '#routes/colors/fill.tsx';
import styles from './color-values.module.css';

interface Props {
  title: string;
  /** A section of its own with the heading of one; otherwise a part of another. */
  headingId?: string;
  colors: readonly string[];
  /** In the order of the colours. */
  labels: readonly string[];
  /** Shades are labelled by their steps, which stand beside the values and name their properties. */
  of: 'shades' | 'colours';
}

if (import.meta.env.SSR) drawOnce(ColorValues, ({ colors }) => colors);

/** Colours to be taken away, one by one or all as custom properties, in the notation that is chosen. */
export function ColorValues({ title, headingId, colors, labels, of }: Props) {
  const copy = useSetAtom(copyAtom);
  const [notation, setNotation] = useState<Notation>('HEX');
  const bar = useRef<HTMLDivElement>(null);
  // What was chosen while the part slept stands in the document alone.
  useEffect(() => {
    const chosen = bar.current?.querySelector<HTMLInputElement>('input:checked');
    setNotation(notationOf(chosen?.value));
  }, []);
  const all = colors
    .map((hex, i) => {
      const property = of === 'shades' ? `shade-${labels[i]}` : `color-${i + 1}`;
      return `--${property}: ${written(hex, notation)};\n`;
    })
    .join('');
  return (
    <>
      <div className={styles.bar} ref={bar}>
        <h2 className={headingId ? 'title' : styles.name} id={headingId}>
          {title}
        </h2>
        <Segmented
          legend={`Notation: ${title.toLowerCase()}`}
          name="notation"
          segments={notations.map((value) => ({ value, label: value }))}
          value={notation}
          onValue={(value) => setNotation(notationOf(value))}
        />
        <button
          type="button"
          className="btn quiet"
          onClick={() => void copy(all, `${colors.length} ${of} in ${notation}`)}
        >
          <PageIcon name="copy" />
          Copy all as CSS
        </button>
      </div>
      <ul className={styles.values} aria-label={title} data-of={of}>
        {colors.map((hex, i) => (
          <li key={hex}>
            <Fill hex={hex} />
            <span>
              <b>{labels[i]}</b>
              <code>{written(hex, notation)}</code>
            </span>
            <button
              type="button"
              className="icon-btn"
              aria-label={`Copy ${labels[i]} as ${notation}`}
              onClick={() => void copy(written(hex, notation))}
            >
              <PageIcon name="copy" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function notationOf(value: string | undefined): Notation {
  return notations.find((one) => one === value) ?? 'HEX';
}
