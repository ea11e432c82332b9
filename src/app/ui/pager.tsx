import { formatCount } from '#app/ui/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './pager.module.css';

interface Props {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}

export function Pager({ page, pages, hrefOf }: Props) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label="Pagination">
      {page > 1 ? (
        <a className="btn quiet" rel="prev" aria-label="Previous page" href={hrefOf(page - 1)}>
          <Icon name="back" />
          Previous
        </a>
      ) : (
        <span />
      )}
      <ol className={styles.numbers}>
        {pagesShown(page, pages).map((number) => (
          <li key={number}>
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

/** The first, the last, and two on either side of the current one. */
function pagesShown(page: number, pages: number): number[] {
  const near = [-2, -1, 0, 1, 2].map((step) => page + step);
  const all = [1, ...near, pages].filter((number) => number >= 1 && number <= pages);
  return [...new Set(all)];
}
