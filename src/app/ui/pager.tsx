import { formatCount } from '#app/ui/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './pager.module.css';

interface Props {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** Its name, where a page has more than one. */
  label?: string;
}

export function Pager({ page, pages, hrefOf, label = 'Pagination' }: Props) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={label}>
      {page > 1 ? (
        <a className="btn quiet" rel="prev" aria-label="Previous page" href={hrefOf(page - 1)}>
          <Icon name="back" />
          Previous
        </a>
      ) : (
        <span />
      )}
      <p className={styles.place}>
        {formatCount(page)} of {formatCount(pages)}
      </p>
      <ol className={styles.numbers}>
        {pagesShown(page, pages).map((number, at, all) => (
          <li key={number} data-gap={number - (all[at - 1] ?? 0) > 1 || undefined}>
            <a
              href={hrefOf(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {formatCount(number)}
            </a>
          </li>
        ))}
      </ol>
      {page < pages ? (
        <a
          className="btn quiet"
          rel="next"
          aria-label="Next page"
          href={hrefOf(page + 1)}
          data-prefetch
        >
          Next
          <Icon name="arrow" />
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}

/** The first, the last, and two on either side of the current one; a gap of one page is that page. */
export function pagesShown(page: number, pages: number): number[] {
  const near = [-2, -1, 0, 1, 2].map((step) => page + step);
  const ends = [page === 5 ? 2 : 1, page === pages - 4 ? pages - 1 : pages];
  const all = [1, ...near, ...ends, pages].filter((number) => number >= 1 && number <= pages);
  return [...new Set(all)].sort((a, b) => a - b);
}
