import { CollectButton } from '#app/cards/collect-button.tsx';
import { FavoriteButton } from '#app/cards/favorite-button.tsx';
import type { DocumentOnly } from '#app/document-only.ts';
import { Below } from '#app/ui/below.tsx';
import { far } from '#app/ui/far.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Crumb } from '#app/ui/page-head.tsx';
import { PaintedTo } from '#app/ui/painted-to.tsx';
import { canonicalQuery } from '#domain/filter/filter-query.ts';
import { compareQuery } from '#domain/typeface/compare-query.ts';
import type { TypefacePage } from '#domain/typeface/typeface-page.ts';
import { urls } from '#domain/urls.ts';
import { NoFiles } from '#routes/typefaces/show/no-files.tsx';
import { Tester } from '#routes/typefaces/show/tester.tsx';
import styles from './show.module.css';

const samples = () => import('#routes/typefaces/show/samples.tsx');
const neighbours = () => import('#routes/typefaces/show/neighbours.tsx');

/** What stands below the first screen, and what is only read. */
export const parts = {
  Waterfall: far('never', async () => (await samples()).Waterfall),
  Styles: far('never', async () => (await samples()).Styles),
  FactSheet: far(
    'never',
    async () => (await import('#routes/typefaces/show/fact-sheet.tsx')).FactSheet,
  ),
  Languages: far(
    'never',
    async () => (await import('#routes/typefaces/show/languages.tsx')).Languages,
  ),
  Pangrams: far('never', async () => (await samples()).Pangrams),
  Glyphs: far('near', async () => (await import('#routes/typefaces/show/glyphs.tsx')).Glyphs),
  CardGrid: far('near', async () => (await import('#app/cards/card-grid.tsx')).CardGrid),
  Pairings: far('never', async () => (await neighbours()).Pairings),
  Related: far('never', async () => (await neighbours()).Related),
  Install: far('near', async () => (await import('#routes/typefaces/show/install.tsx')).Install),
};

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
        {className && tester && (
          <parts.Waterfall className={className} text={tester.abilities.text} />
        )}
      </Below>
      <Below>{typeface.lines.length > 0 && tester && <parts.Styles typeface={typeface} />}</Below>
      <Below>
        <parts.FactSheet typeface={typeface} />
      </Below>
      <Below>
        <parts.Languages typeface={typeface} />
      </Below>
      <Below>
        {typeface.pangrams.length > 0 && className && <parts.Pangrams typeface={typeface} />}
      </Below>
      <Below>
        {className && typeface.metrics && <parts.Glyphs key={slug} typeface={typeface} />}
      </Below>
      <Below>
        <InUse typeface={typeface} />
      </Below>
      <Below>
        {typeface.pairings.length > 0 && <parts.Pairings typeface={typeface} />}
        {typeface.related.length > 0 && <parts.Related typeface={typeface} />}
      </Below>
      <Below>
        <parts.Install typeface={typeface} />
      </Below>
    </>
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
        <parts.CardGrid cards={cards} label={`Websites that use ${name}`} reasons={roles} />
      ) : (
        <p className={styles.unknown}>No website here is known to use it yet.</p>
      )}
    </section>
  );
}
