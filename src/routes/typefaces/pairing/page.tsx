import { useSetAtom } from 'jotai/react';
import { CardGrid } from '#app/cards/card-grid.tsx';
import type { DocumentOnly } from '#app/document-only.ts';
import { copyAtom } from '#app/state/copy.ts';
import { ExportSection } from '#app/ui/export-section.tsx';
import { plural } from '#app/ui/format.ts';
import { Crumb } from '#app/ui/page-head.tsx';
import { PaintedTo } from '#app/ui/painted-to.tsx';
import { formatsFor } from '#domain/export/format-list.ts';
import type { PairedLine, PairingPage } from '#domain/typeface/pairing-page.ts';
import { urls } from '#domain/urls.ts';
import { Code } from '#routes/typefaces/code.tsx';
import { Contrast } from '#routes/typefaces/pairing/contrast.tsx';
import { Layouts } from '#routes/typefaces/pairing/layouts.tsx';
import styles from './pairing.module.css';

export interface Props {
  pairing: PairingPage;
  /** Its rules, which stand in the document; client navigation fetches them. */
  css?: DocumentOnly<string>;
}

export function Page({ pairing, css: inDocument }: Props) {
  const { name, reason, under, sheet, faces, css } = pairing;
  const copy = useSetAtom(copyAtom);
  return (
    <>
      {!inDocument && <link rel="stylesheet" href={sheet} precedence="face" />}
      <PaintedTo id="layouts" />
      <div className="wrap">
        <Crumb above={{ name: under.name, href: urls.typeface(under.slug) }}>
          <span>Pairing</span>
        </Crumb>
        <div className={styles.head}>
          <h1 dir="auto">{name}</h1>
          <div className={styles.actions}>
            <button
              type="button"
              className="btn primary"
              onClick={() => void copy(css, 'the CSS of the pairing')}
            >
              Copy CSS
            </button>
          </div>
        </div>
        {reason && (
          <p className={styles.lead} dir="auto">
            {reason}
          </p>
        )}
        <Faces faces={faces} />
      </div>
      <Layouts pairing={pairing} />
      <Contrast pairing={pairing} />
      <Together pairing={pairing} />
      <TakeAway css={css} />
      <ExportSection
        title="As tokens"
        formats={formatsFor({ colors: [], faces })}
        fileIn={(format) => urls.pairingExport(pairing.slug, under.slug, format)}
      />
    </>
  );
}

/** Each face in its own letters; the line leads to its page. */
function Faces({ faces }: Pick<PairingPage, 'faces'>) {
  return (
    <ul className={styles.faces} aria-label="Typefaces">
      {faces.map((face) => (
        <Face key={face.slug} face={face} />
      ))}
    </ul>
  );
}

function Face({ face: { slug, name, role, by, className, weights } }: { face: PairedLine }) {
  return (
    <li>
      <a
        className={`${styles.name} ${className ?? ''}`}
        href={urls.typeface(slug)}
        dir="auto"
        data-prefetch
      >
        {name}
      </a>
      <span>{role}</span>
      {by && <span dir="auto">{by}</span>}
      <span className="mono muted">{className ? weights : 'no file here'}</span>
    </li>
  );
}

function Together({ pairing: { uses, seen, faces } }: Props) {
  return (
    <section className="band wrap rule" aria-labelledby="together">
      <div className="sec-head">
        <h2 className="title" id="together">
          Seen together on
        </h2>
        {uses.total > uses.cards.length && (
          <span className="mono muted">
            {uses.cards.length} of {plural(uses.total, 'website')}
          </span>
        )}
      </div>
      {uses.total > 0 && (
        <CardGrid
          cards={uses.cards}
          label={`Websites that use ${faces.map(({ name }) => name).join(' and ')}`}
        />
      )}
      {seen.length > 0 && (
        <ul className={styles.seen} aria-label="Pages elsewhere">
          {seen.map(({ text, href }) => (
            <li key={href}>
              <a className="prose" href={href} rel="noopener noreferrer nofollow" target="_blank">
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
      {uses.total + seen.length === 0 && (
        <p className={styles.unknown}>No website here is known to use them together yet.</p>
      )}
    </section>
  );
}

/** Faces and roles in one sheet, files and all: what most people come for. */
function TakeAway({ css }: Pick<PairingPage, 'css'>) {
  return (
    <section className="band wrap rule" aria-labelledby="take">
      <div className="sec-head">
        <h2 className="title" id="take">
          Take it away
        </h2>
      </div>
      <Code name="CSS" code={css} />
    </section>
  );
}
