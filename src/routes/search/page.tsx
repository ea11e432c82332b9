import { CardGrid } from '#app/cards/card-grid.tsx';
import { Pages } from '#app/cards/list-results.tsx';
import { pagedCount, plural } from '#app/ui/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { PaintedTo } from '#app/ui/painted-to.tsx';
import { searchTermCharacters } from '#domain/limits.ts';
import { cut } from '#domain/search/words.ts';
import { urls } from '#domain/urls.ts';
import type { SearchProps } from '#routes/search/search-props.ts';
import { Groups, Ways } from '#routes/search/ways.tsx';
import styles from './search.module.css';

const headingCharacters = 60;

export function Page(props: SearchProps) {
  const { term, total, isPreparing, offers } = props;
  return (
    <>
      <PaintedTo id={total > 0 ? 'found-websites' : 'foot'} />
      <PageHead
        dir="auto"
        count={term && !isPreparing ? pagedCount(props) : undefined}
        lead={
          term
            ? undefined
            : 'Websites by title, domain, maker, category or typeface. Typefaces, palettes, makers, categories and places by name.'
        }
      >
        {term ? shortened(term) : 'Search'}
      </PageHead>
      <div className="wrap">
        <Form key={term} term={term} />
        {term ? <Answer {...props} /> : <Hints />}
        {(isPreparing || total === 0) && offers.ways.length > 0 && (
          <Ways name={offers.isNear ? 'Near it' : 'Popular categories'} ways={offers.ways} />
        )}
        {total > 0 && <Websites {...props} />}
      </div>
    </>
  );
}

function shortened(term: string): string {
  return term.length > headingCharacters ? `${cut(term, headingCharacters)}…` : term;
}

/** Uncontrolled: what was typed before the page came alive stays. */
function Form({ term }: { term: string }) {
  return (
    <form className={styles.form} action={urls.search()}>
      <input
        type="search"
        name="term"
        aria-label="Search for"
        defaultValue={term}
        dir="auto"
        maxLength={searchTermCharacters}
        autoComplete="off"
      />
      <button type="submit" className="btn primary">
        <Icon name="search" />
        Find
      </button>
    </form>
  );
}

const hints = [
  ['font:inter', 'websites in a typeface'],
  ['color:blue', 'in a family of colours'],
  ['#ff5533', 'with a colour near this one'],
  ['by:"studio name"', 'by a maker'],
] as const;

/** What a term may say besides words. */
function Hints() {
  return (
    <dl className={styles.hints}>
      {hints.map(([code, words]) => (
        <div key={code}>
          <dt>{code}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

function Answer({ term, isPreparing, groups, total }: SearchProps) {
  if (isPreparing) {
    return (
      <div className={styles.empty}>
        <p className={styles.said}>Search is being made ready</p>
        <p className={styles.hint}>It takes a minute at most. Lists and filters work meanwhile.</p>
        <a className="btn" href={urls.search(term)}>
          Try again
        </a>
      </div>
    );
  }
  if (groups.length > 0 || total > 0) return <Groups groups={groups} />;
  return (
    <div className={styles.empty}>
      <p className={styles.said}>Nothing here is called so</p>
      <p className={styles.hint}>
        Each word has to begin a word of a title, domain, maker, category, typeface or palette.
        Fewer or shorter words find more.
      </p>
    </div>
  );
}

function Websites({ term, cards, total, page, pages, locked }: SearchProps) {
  return (
    <section className={styles.websites} aria-labelledby="found-websites">
      <h2 id="found-websites" className={styles.name}>
        {plural(total, 'website')}
      </h2>
      <CardGrid cards={cards} label="Results" eager />
      <Pages
        noun="website"
        total={total}
        page={page}
        pages={pages}
        locked={locked}
        hrefOf={(number) => urls.search(term) + (number > 1 ? `&page=${number}` : '')}
        of="a search"
      />
    </section>
  );
}
