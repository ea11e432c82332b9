import type { ReactNode } from 'react';
import styles from './page-head.module.css';

/** Characters from which a name is a sentence: at the size of a name it would fill the window. */
const longFrom = 64;

/** For `data-long` of a heading that shows this name. */
export function isLong(name: ReactNode): true | undefined {
  return (typeof name === 'string' && name.length >= longFrom) || undefined;
}

interface HeadingProps {
  children: ReactNode;
  /** Hangs after the word that it counts. */
  count?: ReactNode;
  /** Words of people, in whatever script they wrote. */
  dir?: 'auto';
  /** For words around a long name; a heading that is text knows it by itself. */
  long?: true | undefined;
}

/** The name of a page that lists things. */
export function PageHeading({ children, count, dir, long = isLong(children) }: HeadingProps) {
  return (
    <h1 className={`title ${styles.heading}`} dir={dir} data-long={long}>
      {children}
      {count !== undefined && <span className={styles.hung}>{count}</span>}
    </h1>
  );
}

interface HeadProps extends HeadingProps {
  lead?: ReactNode;
}

/** The heading over eight columns, a few words on it over the other four. */
export function PageHead({ lead, ...heading }: HeadProps) {
  return (
    <div className={`wrap g12 ${styles.head}`}>
      <PageHeading {...heading} />
      {lead && (
        <p className={styles.lead} dir={heading.dir}>
          {lead}
        </p>
      )}
    </div>
  );
}

/** The same in one column, over words and fields. */
export function ColumnHead({ lead, ...heading }: HeadProps) {
  return (
    <div className={styles.column}>
      <PageHeading {...heading} />
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}

interface CrumbProps {
  above: { name: string; href: string };
  children: ReactNode;
}

/** The list that a page is one of, and what it is there. */
export function Crumb({ above: { name, href }, children }: CrumbProps) {
  return (
    <div className={styles.crumb}>
      <a href={href}>{name}</a>
      <span aria-hidden="true">/</span>
      {children}
    </div>
  );
}
