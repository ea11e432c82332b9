import type { PairingPage } from '#domain/typeface/pairing-page.ts';
import styles from './contrast.module.css';

/** What sets the two apart and what holds them together, by what their files say. */
export function Contrast({ pairing: { compared, contrast, faces } }: { pairing: PairingPage }) {
  return (
    <section className="band wrap rule" aria-labelledby="contrast">
      <div className="sec-head">
        <h2 className="title" id="contrast">
          Contrast of roles
        </h2>
      </div>
      {/* Narrow windows scroll it: by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.scroll} tabIndex={0} aria-label="Contrast of roles, table">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">What</th>
              {compared.map((name) => (
                <th key={name} scope="col" dir="auto">
                  {name}
                </th>
              ))}
              <th scope="col">Side by side</th>
            </tr>
          </thead>
          <tbody>
            {contrast.map(({ label, values, words }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {values.map((value, at) => (
                  <td key={compared[at]} data-unknown={value === null || undefined}>
                    {value ?? 'Unknown'}
                  </td>
                ))}
                <td className={styles.words} data-unknown={words === null || undefined}>
                  {words ?? 'Not to be said: one of them was not read.'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ul className={styles.sources}>
        {faces.map(({ slug, name, source }) => (
          <li key={slug}>
            <b dir="auto">{name}</b> {source}
          </li>
        ))}
      </ul>
    </section>
  );
}
