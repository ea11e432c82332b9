import type { ReactNode } from 'react';
import { formatCount, plural } from '#app/ui/format.ts';
import { Pager } from '#app/ui/pager.tsx';
import { urls } from '#domain/urls.ts';
import styles from './list-results.module.css';

const usual = 'a filtered or sorted list';

interface PagesProps {
  /** What the list is of: `website`. */
  noun: string;
  total: number;
  page: number;
  pages: number;
  /** Pages beyond the first are for supporters here, and this visitor is none. */
  locked: boolean;
  hrefOf: (page: number) => string;
  /** What supporters see all pages of. */
  of?: string;
  className?: string | undefined;
}

/** The ways to the other pages of a list, or who has them. */
export function Pages({
  noun,
  total,
  page,
  pages,
  locked,
  hrefOf,
  of = usual,
  className = '',
}: PagesProps) {
  if (!locked) return <Pager page={page} pages={pages} hrefOf={hrefOf} />;
  return (
    <p className={`${styles.locked} ${className}`}>
      <b>{plural(total, noun)}</b> on {formatCount(pages)} pages.{' '}
      <a href={urls.supporters()}>Supporters</a> see all pages of {of}.
    </p>
  );
}

interface DroppedProps {
  /** The name of what is filtered by, and the text that nothing is called. */
  dropped: readonly { name: string; text: string }[];
  className?: string | undefined;
}

/** Values that matched nothing are dropped, and named. */
export function DroppedNote({ dropped, className = '' }: DroppedProps) {
  if (dropped.length === 0) return null;
  return (
    <p className={`${styles.note} ${className}`} role="status">
      Left out, because nothing here is called so:{' '}
      {dropped.map(({ name, text }, i) => (
        <span key={`${name} ${text}`}>
          {i > 0 && ', '}
          {name.toLowerCase()} <b dir="auto">{text}</b>
        </span>
      ))}
      .
    </p>
  );
}

interface EmptyProps {
  noun: string;
  /** The one filter to drop, and what that gives. */
  wayOut: { name: string; total: number; href: string } | null;
  allHref: string;
}

/** Nothing matches. */
export function EmptyList({ noun, wayOut, allHref }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <p className="title">{`No ${noun} has all of this`}</p>
      {wayOut ? (
        <>
          <p className={styles.hint}>One filter less, and there is something to see.</p>
          <a className="btn primary" href={wayOut.href}>
            Drop {wayOut.name}: {plural(wayOut.total, noun)}
          </a>
        </>
      ) : (
        <a className="btn primary" href={allHref}>
          {`Show all ${noun}s`}
        </a>
      )}
    </div>
  );
}

/** What stands under the filters of a list: what they left out, the results or why there are none, other pages. */
export function ListResults({
  dropped,
  empty,
  children,
  ...pages
}: Omit<PagesProps, 'of' | 'className'> &
  Pick<DroppedProps, 'dropped'> & {
    empty: Omit<EmptyProps, 'noun'>;
    /** Nothing where the list is empty. */
    children: ReactNode;
  }) {
  return (
    <div className={`wrap ${styles.results}`}>
      <DroppedNote dropped={dropped} />
      <h2 className="sr" id="results">
        Results
      </h2>
      {children || <EmptyList noun={pages.noun} {...empty} />}
      <Pages {...pages} />
    </div>
  );
}
