import type { TypefacePage } from '#domain/typeface/typeface-page.ts';
import styles from './samples.module.css';
import show from './show.module.css';

const sizes = [12, 14, 16, 20, 28, 40, 64, 96] as const;

/** One line at the sizes of an interface and of a poster; none of them wraps. */
export function Waterfall({ className, text }: { className: string; text: string }) {
  return (
    <section className="band wrap" aria-labelledby="waterfall">
      <div className="sec-head">
        <h2 className="title" id="waterfall">
          Waterfall
        </h2>
      </div>
      <ul className={styles.fall}>
        {sizes.map((size) => (
          <li key={size}>
            <span className="mono muted">{size}</span>
            <span className={className} data-size={size} dir="auto">
              {text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every named instance or static style, each in itself. */
export function Styles({ typeface: { lines, tester } }: { typeface: TypefacePage }) {
  if (!tester) return null;
  return (
    <section className={`band wrap ${show.ruled}`} aria-labelledby="styles">
      <div className="sec-head">
        <h2 className="title" id="styles">
          Styles
        </h2>
        <span className="mono muted">{lines.length}</span>
      </div>
      <ul className={styles.lines}>
        {lines.map(({ name, detail, className }) => (
          <li key={className}>
            <span className={styles.name}>
              {name} <small>{detail}</small>
            </span>
            <span className={`${styles.line} ${className}`} dir="auto">
              {tester.abilities.text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A sentence with every letter of a language. */
export function Pangrams({ typeface: { pangrams, className } }: { typeface: TypefacePage }) {
  if (!className) return null;
  return (
    <section className={`band wrap ${show.ruled}`} aria-labelledby="pangrams">
      <div className="sec-head">
        <h2 className="title" id="pangrams">
          Pangrams
        </h2>
        <span className="mono muted">{pangrams.length}</span>
      </div>
      <ul className={styles.pangrams}>
        {pangrams.map(({ language, code, text }) => (
          <li key={code}>
            <span className="mono muted">{language}</span>
            <p className={className} lang={code} dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
