import type { ReactNode } from 'react';
import { EmptyState } from '#app/ui/empty-state.tsx';
import styles from './review.module.css';
import { ReviewHead } from './review-head.tsx';

interface Props<Claim> {
  title: string;
  here: string;
  claims: readonly Claim[];
  /** What came of the last decision. */
  done: string | null;
  /** Where claims come from, while there is none. */
  empty: string;
  children(claim: Claim): ReactNode;
}

/** A queue of claims that wait for a decision, oldest first, each as its kind shows it. */
export function ReviewList<Claim extends { id: string | number }>({
  title,
  here,
  claims,
  done,
  empty,
  children,
}: Props<Claim>) {
  return (
    <>
      <ReviewHead title={title} here={here} count={claims.length} done={done} />
      {claims.length === 0 ? (
        <EmptyState title="Nothing waits">{empty}</EmptyState>
      ) : (
        <ul className={styles.list} aria-label="Claims">
          {claims.map((claim) => (
            <li key={claim.id} className={styles.item}>
              {children(claim)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
