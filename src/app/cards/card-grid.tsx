import { useSetAtom } from 'jotai/react';
import { type PointerEvent, type ReactNode, Suspense } from 'react';
import { WebsiteCard } from '#app/cards/website-card.tsx';
import { copyAtom } from '#app/state/copy.ts';
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
  /** Printed before the titles, by website id. */
  ranks?: Readonly<Record<number, number>>;
  eager?: boolean;
}

export function CardGrid({ cards, label, reasons, ranks, eager }: Props) {
  const copy = useSetAtom(copyAtom);
  const slices: ReactNode[] = [];
  for (let from = 0; from < cards.length; from += slice) {
    slices.push(
      <Suspense key={from}>
        {cards.slice(from, from + slice).map((card, i) => (
          <WebsiteCard
            key={card.id}
            card={card}
            reason={reasons?.[card.id]}
            rank={ranks?.[card.id]}
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
      <ul
        className={`grid ${styles.grid}`}
        aria-label={label}
        onPointerUp={(event) => copyPressed(event, copy)}
      >
        {slices}
      </ul>
    </>
  );
}

/** One listener for the strips of all cards. */
function copyPressed({ target, button }: PointerEvent, copy: (hex: string) => Promise<void>) {
  const hex = target instanceof SVGRectElement && target.getAttribute('fill');
  if (hex && button === 0) void copy(hex);
}
