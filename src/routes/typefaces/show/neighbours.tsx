import { plural } from '#app/ui/format.ts';
import type { PairingLine, TypefacePage } from '#domain/typeface/typeface-page.ts';
import { urls } from '#domain/urls.ts';
import styles from './neighbours.module.css';
import show from './show.module.css';

/** Families it was set with, each in its role; the whole of one leads to its page. */
export function Pairings({ typeface: { pairings } }: { typeface: TypefacePage }) {
  return (
    <section className={`band wrap ${show.ruled}`} aria-labelledby="pairings">
      <div className="sec-head">
        <h2 className="title" id="pairings">
          Pairings
        </h2>
      </div>
      <ul className={styles.pairs}>
        {pairings.map((pairing) => (
          <Pairing key={pairing.slug} pairing={pairing} />
        ))}
      </ul>
    </section>
  );
}

function Pairing({ pairing }: { pairing: PairingLine }) {
  const { slug, name, reason, seen, under, faces } = pairing;
  return (
    <li>
      <ul className={styles.faces}>
        {faces.map((face) => (
          <li key={face.name}>
            <span className={face.className ?? undefined}>{face.name}</span>
            <small>{face.role}</small>
          </li>
        ))}
      </ul>
      {reason && <p>{reason}</p>}
      <p className={styles.foot}>
        <a href={urls.pairing(slug, under)} data-prefetch>
          {name}
        </a>
        {seen > 0 && <span className="mono muted">seen on {plural(seen, 'website')}</span>}
      </p>
    </li>
  );
}

export function Related({ typeface: { related } }: { typeface: TypefacePage }) {
  return (
    <section className={`band wrap ${show.ruled}`} aria-labelledby="related">
      <div className="sec-head">
        <h2 className="title" id="related">
          Related
        </h2>
      </div>
      <ul className={styles.related}>
        {related.map(({ slug, name, reason, className }) => (
          <li key={slug}>
            <a href={urls.typeface(slug)}>
              <b className={className ?? undefined}>{name}</b>
              <span>{reason}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
