import { type ReactNode, Suspense } from 'react';
import { WebsiteCard } from '#app/cards/website-card.tsx';
import type { WebsiteCard as Data } from '#domain/website/website.ts';
import styles from './card.module.css';

/** React hydrates each boundary in a task of its own, so that a long list never blocks the page. Nothing suspends. */
const slice = 8;
/** Pictures that load at once: React writes a preload for each. */
const eagerPictures = 2;
/** A list paints first with its first row in it: a frame before that would only put the pictures off. */
const firstRow = 3;
const firstRowId = 'first-row';

interface Props {
  cards: readonly Data[];
  label: string;
  /** By website id. */
  reasons?: Readonly<Record<number, string>>;
  /** Printed on the pictures, by website id. */
  labels?: Readonly<Record<number, string>>;
  eager?: boolean;
}

export function CardGrid({ cards, label, reasons, labels, eager }: Props) {
  const slices: ReactNode[] = [];
  for (let from = 0; from < cards.length; from += slice) {
    slices.push(
      <Suspense key={from}>
        {cards.slice(from, from + slice).map((card, i) => (
          <WebsiteCard
            key={card.id}
            card={card}
            reason={reasons?.[card.id]}
            label={labels?.[card.id]}
            eager={eager && from + i < eagerPictures}
            id={eager && from + i === firstRow - 1 ? firstRowId : undefined}
          />
        ))}
      </Suspense>,
    );
  }
  return (
    <>
      {eager && cards.length >= firstRow && (
        <link rel="expect" href={`#${firstRowId}`} blocking="render" />
      )}
      <ul className={`grid ${styles.grid}`} aria-label={label}>
        {slices}
      </ul>
    </>
  );
}
