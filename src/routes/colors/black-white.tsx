import { lightnessContrast } from '#domain/color/apca.ts';
import { contrast, isDark } from '#domain/color/contrast.ts';
import { verdictOf, verdictWords } from '#domain/color/verdict.ts';
import { Fill, fillText } from '#routes/colors/fill.tsx';
import styles from './study.module.css';

/** Black and white text on the colour, each judged in words. */
export function BlackWhite({ hex }: { hex: string }) {
  return (
    <div className={styles.proofs} data-dark={isDark(hex) || undefined}>
      <Fill hex={hex} />
      <ul aria-label="Text on it">
        <Proof name="Black" ink="#000000" ground={hex} />
        <Proof name="White" ink="#ffffff" ground={hex} />
      </ul>
    </div>
  );
}

function Proof({ name, ink, ground }: { name: string; ink: string; ground: string }) {
  const ratio = contrast(ink, ground);
  return (
    <li>
      <Sample ink={ink} />
      <span>
        {name} text: {ratio.toFixed(2)}, Lc {Math.round(Math.abs(lightnessContrast(ink, ground)))},{' '}
        {verdictWords[verdictOf(ratio)]}
      </span>
    </li>
  );
}

const sampleBox = '0 0 56 44';

/** Drawn, and left out of what is read aloud: it may fail on purpose, and the words beside it say so. */
export function Sample({ ink }: { ink: string }) {
  return (
    <svg
      className={styles.sample}
      viewBox={sampleBox}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: sampleText(ink) }}
    />
  );
}

function sampleText(ink: string): string {
  return `<text x="0" y="36" fill="${ink}">Aa</text>`;
}

/** The same on its ground, both as text, for what stands on a page by the dozen. */
export function proofText(ink: string, ground: string): string {
  const sample = `<svg class="${styles.sample}" viewBox="${sampleBox}" aria-hidden="true">${sampleText(ink)}</svg>`;
  return `<svg aria-hidden="true">${fillText(ground)}</svg>${sample}`;
}
