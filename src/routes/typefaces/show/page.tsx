import { type ReactNode, Suspense } from 'react';
import { CardGrid } from '#app/cards/card-grid.tsx';
import { CollectButton } from '#app/cards/collect-button.tsx';
import { FavoriteButton } from '#app/cards/favorite-button.tsx';
import type { DocumentOnly } from '#app/document-only.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Crumb } from '#app/ui/page-head.tsx';
import { PaintedTo } from '#app/ui/painted-to.tsx';
import { canonicalQuery } from '#domain/filter/filter-query.ts';
import { compareQuery } from '#domain/typeface/compare-query.ts';
import type { TypefacePage } from '#domain/typeface/typeface-page.ts';
import { urls } from '#domain/urls.ts';
import { FactSheet } from '#routes/typefaces/show/fact-sheet.tsx';
import { Glyphs } from '#routes/typefaces/show/glyphs.tsx';
import { Install } from '#routes/typefaces/show/install.tsx';
import { Languages } from '#routes/typefaces/show/languages.tsx';
import { Pairings, Related } from '#routes/typefaces/show/neighbours.tsx';
import { NoFiles } from '#routes/typefaces/show/no-files.tsx';
import { Pangrams, Styles, Waterfall } from '#routes/typefaces/show/samples.tsx';
import { Tester } from '#routes/typefaces/show/tester.tsx';
import styles from './show.module.css';

export interface Props {
  typeface: TypefacePage;
  /** Its rules, which stand in the document; client navigation fetches them. */
  css?: DocumentOnly<string>;
}

export function Page({ typeface, css }: Props) {
  const { slug, sheet, tester, className } = typeface;
  return (
    <>
      {sheet && !css && <link rel="stylesheet" href={sheet} precedence="face" />}
      <PaintedTo id="facts" />
      <div className="wrap">
        <Head typeface={typeface} />
      </div>
      {tester ? <Tester key={slug} slug={slug} {...tester} /> : <NoFiles typeface={typeface} />}
      <Below>
        {className && tester && <Waterfall className={className} text={tester.abilities.text} />}
      </Below>
      <Below>
        <Styles typeface={typeface} />
      </Below>
      <Below>
        <FactSheet typeface={typeface} />
      </Below>
      <Below>
        <Languages typeface={typeface} />
      </Below>
      <Below>
        <Pangrams typeface={typeface} />
      </Below>
      <Below>
        <Glyphs key={slug} typeface={typeface} />
      </Below>
      <Below>
        <InUse typeface={typeface} />
      </Below>
      <Below>
        <Pairings typeface={typeface} />
        <Related typeface={typeface} />
      </Below>
      <Below>
        <Install typeface={typeface} />
      </Below>
    </>
  );
}

/**
 * A part below the first screen: laid out, and its files asked for, when it comes near or the page rests; each
 * arriving file would lay out the whole page again. It hydrates in a task of its own; nothing suspends.
 */
function Below({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <div className={styles.below} data-far>
        {children}
      </div>
    </Suspense>
  );
}

function Head({ typeface }: Pick<Props, 'typeface'>) {
  const { id, name, className, cannotSetName, designers, foundry, notes } = typeface;
  const [style] = typeface.styles;
  const people = designers.map((person) => person.name).join(', ');
  return (
    <>
      <Crumb above={{ name: 'Typefaces', href: urls.typefaces() }}>
        <span>{style?.name ?? 'Style unknown'}</span>
      </Crumb>
      <div className={styles.head}>
        <h1
          key={id}
          className={(!cannotSetName && className) || undefined}
          dir="auto"
          suppressHydrationWarning
        >
          {name}
        </h1>
        <div className={styles.actions}>
          <FavoriteButton id={id} title={name} list="fonts" worded />
          <CollectButton id={id} title={name} list="fonts" worded />
          <a className="btn" href={urls.compareTypefaces(compareQuery({ faces: [typeface.slug] }))}>
            Compare
          </a>
          {typeface.install.length > 0 && (
            <a className="btn primary" href="#install">
              Install
            </a>
          )}
        </div>
      </div>
      <p className={styles.meta}>
        {designers.length === 0 && <span data-unknown>Designers unknown</span>}
        {designers.map((one) => (
          <Maker key={one.slug} {...one} />
        ))}
        {foundry && foundry.name !== people && <Maker {...foundry} />}
        {notes.map((note) => (
          <span key={note} className="mono">
            {note}
          </span>
        ))}
        {typeface.year !== null && <span className="mono">{typeface.year}</span>}
        {typeface.types.map((type) => (
          <span key={type.slug} className="mono">
            {type.name}
          </span>
        ))}
      </p>
      {typeface.description && (
        <p className={styles.lead} dir="auto">
          {typeface.description}
        </p>
      )}
    </>
  );
}

function Maker({ slug, name }: { slug: string; name: string }) {
  return (
    <a href={urls.profile(slug)} dir="auto">
      {name}
    </a>
  );
}

function InUse({ typeface: { slug, name, uses } }: Pick<Props, 'typeface'>) {
  const { cards, roles, total } = uses;
  const only = { typefaces: { include: [slug], exclude: [] } };
  return (
    <section className={`band wrap ${styles.ruled}`} aria-labelledby="uses">
      <div className="sec-head">
        <h2 className="title" id="uses">
          In use here
        </h2>
        {total > 0 && (
          <a className="more" href={urls.websites(canonicalQuery({ filter: only }))}>
            {total === 1 ? 'The website' : `All ${total} websites`}
            <Icon name="arrow" />
          </a>
        )}
      </div>
      {total > 0 ? (
        <CardGrid cards={cards} label={`Websites that use ${name}`} reasons={roles} />
      ) : (
        <p className={styles.unknown}>No website here is known to use it yet.</p>
      )}
    </section>
  );
}
