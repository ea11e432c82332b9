import type { TypeStep } from './foundations.ts';
import styles from './type-scale.module.css';

const samples: Record<string, string> = {
  hero: 'Rag',
  display: 'Café Cuvée',
  head: 'Typefaces in use',
  title: 'Nearest passing colour',
  lead: 'Inspiration as verified facts, joined in one graph.',
  '24': 'Set in Fraunces and Newsreader',
  '20': 'Set in Fraunces and Newsreader',
  '18': 'Every website with its typefaces, colours and makers.',
  '16': 'Every website with its typefaces, colours and makers, read from the page itself.',
  '14': 'Add Café Cuvée to a collection',
  '13': 'Stockholm Design Lab, restaurant, editorial',
  '12': 'Stated by the editors, 27 Nov 2026',
};

/** Each size in its own setting, the measures beside it read from the tokens. */
export function TypeScale({ steps }: { steps: readonly TypeStep[] }) {
  return (
    <>
      <ul className={styles.scale}>
        {steps.map((step) => (
          <li key={step.name}>
            <p className="mono muted">
              <b>{step.name}</b>
              <span>
                {step.size.join('–')} / {step.line}
              </span>
              <span>
                {step.width}, {step.track === '0' ? '0 em' : step.track.replace('em', ' em')}
              </span>
            </p>
            <p className={styles[`t-${step.name}`]}>{samples[step.name]}</p>
          </li>
        ))}
        <li>
          <p className="mono muted">
            <b>mono</b>
            <span>12 / 16</span>
          </p>
          <p className="mono">#028f76&ensp;4.53&ensp;2026-11-27&ensp;wght 100..900</p>
        </li>
      </ul>
      <p className={styles.weights}>
        <span>Text 420</span>
        <span data-weight="520">Interface 520</span>
        <span data-weight="560">Strong and headings 560</span>
        <span data-weight="600">Specimen 600</span>
      </p>
    </>
  );
}
