import { plural } from '#app/ui/format.ts';
import type { TypefacePage } from '#domain/typeface/typeface-page.ts';
import styles from './languages.module.css';
import show from './show.module.css';

/** Languages whose whole sample text the files can set, with proof. */
export function Languages({ typeface }: { typeface: TypefacePage }) {
  const { scripts, proofs, className } = typeface;
  const total = scripts.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className={`band wrap ${show.ruled}`} aria-labelledby="languages">
      <div className="sec-head">
        <h2 className="title" id="languages">
          Languages
        </h2>
        {total > 0 && <span className="mono muted">{total}</span>}
      </div>
      {total === 0 && (
        <p className={show.unknown}>
          {className
            ? 'Its files set no whole sample text of the languages that were tried.'
            : 'Unknown: no file of it was read here.'}
        </p>
      )}
      <div className={styles.both}>
        <ul className={styles.proofs}>
          {proofs.map(({ language, code, text }) => (
            <li key={code}>
              <span className="mono muted">{language}</span>
              <p className={className ?? undefined} lang={code} dir="auto">
                {text}
              </p>
            </li>
          ))}
        </ul>
        <dl className={styles.scripts}>
          {scripts.map(({ name, count, languages }) => (
            <div key={name}>
              <dt>
                {name} <span>{plural(count, 'language')}</span>
              </dt>
              <dd>{languages}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
