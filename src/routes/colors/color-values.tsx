import { useSetAtom } from 'jotai/react';
import { useState } from 'react';
import { copyAtom } from '#app/state/copy.ts';
import { PageIcon } from '#app/ui/page-icon.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { type Notation, notations, written } from '#domain/color/notation.ts';
import { shadesOf } from '#domain/color/shades.ts';
import { Fill } from '#routes/colors/fill.tsx';
import styles from './shade-values.module.css';

/** The eleven shades to be taken away, one by one or all as custom properties, in the notation that is chosen. */
export function ShadeValues({ hex }: { hex: string }) {
  const copy = useSetAtom(copyAtom);
  const [notation, setNotation] = useState<Notation>('HEX');
  const shades = shadesOf(hex).map(({ step, hex: shade }) => ({
    step,
    shade,
    value: written(shade, notation),
  }));
  const all = shades.map(({ step, value }) => `--shade-${step}: ${value};\n`).join('');
  return (
    <div className={`wrap ${styles.part}`}>
      <div className={styles.bar}>
        <h2 className={styles.name}>Values of the shades</h2>
        <Segmented
          legend="Notation of the shades"
          name="notation"
          segments={notations.map((value) => ({ value, label: value }))}
          value={notation}
          onValue={(value) => setNotation(notations.find((one) => one === value) ?? 'HEX')}
        />
        <button
          type="button"
          className="btn quiet"
          onClick={() => void copy(all, `eleven shades in ${notation}`)}
        >
          <PageIcon name="copy" />
          Copy all as CSS
        </button>
      </div>
      <ul className={styles.values} aria-label="Values of the shades">
        {shades.map(({ step, shade, value }) => (
          <li key={step}>
            <Fill hex={shade} />
            <b>{step}</b>
            <code>{value}</code>
            <button
              type="button"
              className="icon-btn"
              aria-label={`Copy ${step} as ${notation}`}
              onClick={() => void copy(value)}
            >
              <PageIcon name="copy" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
