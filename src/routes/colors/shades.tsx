import { isDark } from '#domain/color/contrast.ts';
import { type Harmony, harmonies, harmonyOf } from '#domain/color/harmony.ts';
import { shadesOf } from '#domain/color/shades.ts';
import { urls } from '#domain/urls.ts';
import { Fill } from '#routes/colors/fill.tsx';
import styles from './study.module.css';

/** Eleven steps of one hue; each leads to its own page. */
export function Shades({ hex }: { hex: string }) {
  return (
    <div className={styles.shadesPart}>
      <h2 className={styles.small}>Shades</h2>
      <ol className={styles.shades}>
        {shadesOf(hex).map(({ step, hex: shade, isGiven }) => (
          <li key={step}>
            <a href={urls.color(shade)} data-dark={isDark(shade) || undefined}>
              <Fill hex={shade} />
              <span>
                {step}
                <b className="sr">, {shade}</b>
              </span>
              {isGiven && <span>this</span>}
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}

const names = Object.keys(harmonies) as Harmony[];

/** Its hue turned, lightness and chroma kept; a grey has no hue to turn. */
export function Harmonies({ hex }: { hex: string }) {
  return (
    <div className={styles.harmoniesPart}>
      <h2 className={styles.small}>Harmonies</h2>
      <ul className={styles.harmonies}>
        {names.map((name) => (
          <li key={name}>
            <ul className={styles.harmony} aria-label={capital(name)}>
              {[...new Set(harmonyOf(hex, name))].map((color) => (
                <li key={color}>
                  <a href={urls.color(color)} aria-label={color}>
                    <Fill hex={color} />
                  </a>
                </li>
              ))}
            </ul>
            <span>{capital(name)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
