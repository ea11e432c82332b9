import type { ReactNode } from 'react';
import styles from './ui-kit.module.css';

export interface SectionData {
  id: string;
  name: string;
  about: string;
  body: ReactNode;
}

export function Section({ id, name, about, body }: SectionData) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`}>{name}</h2>
      <p className={styles.about}>{about}</p>
      <div className={styles.states}>{body}</div>
    </section>
  );
}
