import type { ComparePage } from '#domain/typeface/compare-page.ts';
import { urls } from '#domain/urls.ts';
import styles from './compare.module.css';

const letters = 'Hxgp';

/** A column a face: its letters at one size on one line, then fact by fact. */
export function CompareTable({ faces, rows }: Pick<ComparePage, 'faces' | 'rows'>) {
  return (
    <section className="band wrap" aria-labelledby="facts">
      <div className="sec-head">
        <h2 className="title" id="facts">
          What their files say
        </h2>
      </div>
      {/* Wide tables scroll: by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} role="region" aria-label="Facts side by side" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">Fact</span>
              </th>
              {faces.map(({ slug, name }) => (
                <th key={slug} scope="col" dir="auto">
                  <a href={urls.typeface(slug)}>{name}</a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Sample</th>
              {faces.map(({ slug, className }) => (
                <td key={slug} className={styles.letters}>
                  {className && <span className={className}>{letters}</span>}
                </td>
              ))}
            </tr>
            {rows.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {values.map((value, at) => (
                  <td key={faces[at]?.slug} data-unknown={value === null || undefined}>
                    {value ?? 'Unknown'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={`mono muted ${styles.note}`}>Heights in parts of the em</p>
    </section>
  );
}
