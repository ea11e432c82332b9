import type { ReactNode } from 'react';
import styles from './specimen.module.css';

/** One part in one state, under the state's name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.specimen}>
      <p className="mono muted">{name}</p>
      {children}
    </div>
  );
}

/** States side by side. `wide` for parts that take a column, `whole` for those that take the row. */
export function Specimens({ fit, children }: { fit?: 'wide' | 'whole'; children: ReactNode }) {
  return (
    <div className={styles.specimens} data-fit={fit}>
      {children}
    </div>
  );
}
