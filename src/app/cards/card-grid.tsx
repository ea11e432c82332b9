import { useStore } from 'jotai/react';
import { type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { WebsiteCard } from '#app/cards/website-card.tsx';
import { quietly } from '#app/remote/http.ts';
import { cameWithDocumentAtom } from '#app/state/page.ts';
import type { WebsiteCard as Data } from '#domain/website/website.ts';
import styles from './card.module.css';

/** React hydrates each boundary in a task of its own, so that a long list never blocks the page. Nothing suspends. */
const slice = 4;
/** What the first screens show of a wide window. */
const nearCards = 12;
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
  /** Printed before the titles, by website id. */
  ranks?: Readonly<Record<number, number>>;
  eager?: boolean;
}

export function CardGrid({ cards, label, reasons, ranks, eager }: Props) {
  const slices: ReactNode[] = [];
  for (let from = 0; from < cards.length; from += slice) {
    const part = cards.slice(from, from + slice);
    const drawn = part.map((card, i) => (
      <WebsiteCard
        key={card.id}
        card={card}
        reason={reasons?.[card.id]}
        rank={ranks?.[card.id]}
        eager={eager && from + i < eagerPictures}
        id={eager && from + i === firstRow - 1 ? firstRowId : undefined}
      />
    ));
    slices.push(
      <Suspense key={part[0]?.id}>
        {from < nearCards ? drawn : <FarCards count={part.length}>{drawn}</FarCards>}
      </Suspense>,
    );
  }
  return (
    <>
      {eager && cards.length >= firstRow && (
        <link rel="expect" href={`#${firstRowId}`} blocking="render" />
      )}
      <ul
        className={`grid ${styles.grid}`}
        aria-label={label}
        onPointerOver={({ target }) => setNames(target)}
        onFocus={({ target }) => setNames(target)}
      >
        {slices}
      </ul>
    </>
  );
}

/** After a navigation the first screens come at once, and the cards below them right after; until then their places. */
function FarCards({ count, children }: { count: number; children: ReactNode[] }) {
  const store = useStore();
  const [isDrawnAtOnce] = useState(() => store.get(cameWithDocumentAtom));
  const isDrawn = useDeferredValue(true, isDrawnAtOnce);
  if (isDrawn) return children;
  return Array.from({ length: count }, (_, i) => (
    <li key={i} className={`card ${styles.card}`} aria-hidden="true" />
  ));
}

/** Once somebody looks at a card: no file of a face, and no code for it, comes before. */
function setNames(target: EventTarget) {
  void quietly('faces', async () => {
    const { setCardNames } = await import('#app/cards/card-names.ts');
    setCardNames(target);
  });
}
