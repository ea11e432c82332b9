import type { ReactNode } from 'react';
import type { PairingPage } from '#domain/typeface/pairing-page.ts';
import { layoutTexts } from '#routes/typefaces/pairing/layout-texts.ts';
import styles from './layouts.module.css';

const { article, landing, dashboard } = layoutTexts;

/** The pair at work. Samples have no headings of their own: they are pictures of pages, not parts of this one. */
export function Layouts({ pairing }: { pairing: PairingPage }) {
  const { standIns } = pairing;
  return (
    <section className="band wrap" aria-labelledby="layouts">
      <div className="sec-head">
        <h2 className="title" id="layouts">
          At work
        </h2>
        <span className="mono muted">article, landing, dashboard, cards</span>
      </div>
      {standIns.length > 0 && (
        <p className={styles.note}>
          Set in a stand-in where its files are not here or lack a letter:{' '}
          <b dir="auto">{standIns.join(', ')}</b>
        </p>
      )}
      <div className={styles.layouts}>
        <Sample name="Article">
          <Article {...pairing} />
        </Sample>
        <Sample name="Landing">
          <Landing {...pairing} />
        </Sample>
        <Sample name="Dashboard">
          <Dashboard {...pairing} />
        </Sample>
        <Sample name="Cards">
          <Cards {...pairing} />
        </Sample>
      </div>
    </section>
  );
}

function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className={styles.sample}>
      <div className={styles.page}>{children}</div>
      <figcaption className="mono muted">{name}</figcaption>
    </figure>
  );
}

function Article({ roles }: PairingPage) {
  return (
    <div className={`${styles.article} ${roles.body}`}>
      <p className={`${styles.kicker} ${roles.mono}`}>{article.kicker}</p>
      <p className={`${styles.h1} ${roles.heading}`}>{article.title}</p>
      <p className={styles.lead}>
        <b>{article.lead}</b>
      </p>
      <p className={styles.prose}>{article.body.join('\n\n')}</p>
      <p className={`${styles.kicker} ${roles.mono}`}>{article.note}</p>
    </div>
  );
}

function Landing({ roles, reason }: PairingPage) {
  return (
    <div className={`${styles.landing} ${roles.body}`}>
      <p className={`${styles.hero} ${roles.heading}`}>{landing.title}</p>
      <p className={styles.lead} dir="auto">
        {reason ?? landing.lead}
      </p>
      <p className={styles.buttons}>
        <span data-primary>
          <b>{landing.action}</b>
        </span>
        <span>{landing.other}</span>
      </p>
    </div>
  );
}

/** Its figures are the pair's own. */
function Dashboard({ roles, contrast, compared }: PairingPage) {
  const rows = contrast.filter(({ label }) => label !== 'Kind' && label !== 'Letters');
  const tiles = rows.filter(({ label }) => label === 'x-height' || label === 'Mean width');
  return (
    <div className={`${styles.dashboard} ${roles.body}`}>
      <p className={`${styles.h2} ${roles.heading}`}>{dashboard.title}</p>
      <dl className={styles.tiles}>
        {tiles.flatMap(({ label, values }) =>
          values.map((value, at) => (
            <div key={`${label} ${compared[at]}`}>
              <dt>
                {label}, <span dir="auto">{compared[at]}</span>
              </dt>
              <dd className={roles.heading}>{value?.replace(' em', '') ?? 'Unknown'}</dd>
            </div>
          )),
        )}
      </dl>
      <dl className={styles.rows}>
        {rows.map(({ label, values }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={roles.mono}>{values[0] ?? 'Unknown'}</dd>
            <dd className={roles.mono}>{values[1] ?? 'Unknown'}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Cards({ roles, faces }: PairingPage) {
  return (
    <ul className={`${styles.cards} ${roles.body}`}>
      {faces.map(({ slug, name, by, description, role, className }) => (
        <li key={slug}>
          <p className={`${styles.letters} ${className ?? roles.heading}`} aria-hidden="true">
            Aa
          </p>
          <p className={`${styles.h3} ${roles.heading}`} dir="auto">
            {name}
          </p>
          {description && <p dir="auto">{description}</p>}
          <p className={`${styles.kicker} ${roles.mono}`} dir="auto">
            {by ? `${role}, ${by}` : role}
          </p>
        </li>
      ))}
    </ul>
  );
}
