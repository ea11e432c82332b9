import { Fragment } from 'react';
import list from '#app/cards/facts.module.css';
import type { FontMetrics } from '#domain/typeface/font-facts.ts';
import type { FactRow, TypefacePage } from '#domain/typeface/typeface-page.ts';
import { Confusables } from '#routes/typefaces/show/confusables.tsx';
import { MetricsDrawing } from '#routes/typefaces/show/metrics-drawing.tsx';
import styles from './fact-sheet.module.css';
import show from './show.module.css';

/** Each fact with its method and its day; unknown is said, not hidden. */
export function FactSheet({ typeface }: { typeface: TypefacePage }) {
  const { facts, metrics, className } = typeface;
  return (
    <section className={`band wrap ${show.ruled}`} aria-labelledby="facts">
      <div className={styles.sheet} data-drawn={metrics !== null || undefined}>
        <div>
          <h2 className={`title ${styles.heading}`} id="facts">
            Fact sheet
          </h2>
          <dl className={`${list.facts} ${styles.facts}`}>
            {facts.map((fact) => (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd data-unknown={fact.value === null || undefined}>
                  <span>
                    {fact.parts ? <Parts parts={fact.parts} /> : (fact.value ?? 'Unknown')}
                  </span>
                  <small>{fact.source}</small>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        {metrics && className && (
          <Drawings typeface={typeface} metrics={metrics} face={className} />
        )}
      </div>
    </section>
  );
}

function Parts({ parts }: Required<Pick<FactRow, 'parts'>>) {
  return parts.map(({ text, href }, at) => (
    <Fragment key={href}>
      {at > 0 && ', '}
      <a className="prose" href={href} title="All typefaces with this axis">
        {text}
      </a>
    </Fragment>
  ));
}

interface Drawn {
  typeface: TypefacePage;
  metrics: FontMetrics;
  face: string;
}

function Drawings({ typeface: { name, shapes }, metrics, face }: Drawn) {
  return (
    <div>
      <h2 className={`title ${styles.heading}`}>Metrics</h2>
      <MetricsDrawing name={name} metrics={metrics} className={face} />
      {shapes && (
        <>
          <h3 className={styles.minor}>Easily confused</h3>
          <Confusables className={face} shapes={shapes} />
        </>
      )}
    </div>
  );
}
