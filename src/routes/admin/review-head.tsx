import { formatCount } from '#app/ui/format.ts';
import { PageHeading } from '#app/ui/page-head.tsx';
import { urls } from '#domain/urls.ts';
import styles from './review.module.css';

const pages = [
  { name: 'Profile claims', href: urls.reviewClaims() },
  { name: 'Website credits', href: urls.reviewCredits() },
];

interface Props {
  title: string;
  here: string;
  count: number;
  /** What came of the last decision. */
  done: string | null;
}

/** Heading of a queue, the way to the other one, and what was just decided. */
export function ReviewHead({ title, here, count, done }: Props) {
  return (
    <div className={styles.top}>
      <PageHeading count={formatCount(count)}>{title}</PageHeading>
      <nav className={styles.pages} aria-label="Reviews">
        {pages.map(({ name, href }) => (
          <a key={href} href={href} aria-current={href === here ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      {done && (
        <p className={styles.notice} role="status">
          {done}
        </p>
      )}
    </div>
  );
}
