import type { ReactNode } from 'react';
import styles from './review.module.css';

/** What there is to judge a claim by; what is not known is left out. */
export function FactList({ facts }: { facts: Record<string, ReactNode> }) {
  return (
    <dl className={styles.facts}>
      {Object.entries(facts)
        .filter(([, value]) => value !== null && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** An address that somebody else gave. */
export function Away({ href }: { href: string }) {
  return (
    <a href={href} rel="noopener noreferrer nofollow" target="_blank">
      {href}
    </a>
  );
}
