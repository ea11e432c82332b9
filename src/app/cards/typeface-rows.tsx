import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { AwayPreview } from '#app/cards/away-preview.tsx';
import { CompareBar } from '#app/cards/compare-bar.tsx';
import { showFaces } from '#app/cards/typeface-faces.ts';
import { factsHtml } from '#app/cards/typeface-facts.ts';
import { useHearts } from '#app/cards/typeface-hearts.ts';
import { drawOnce } from '#app/drawn-once.ts';
import type { Kept } from '#app/state/favorites.ts';
import { sampleText } from '#domain/typeface/sample-word.ts';
import type { TypefaceRow } from '#domain/typeface/typeface-row.ts';
import styles from './typeface-rows.module.css';

/** React hydrates each boundary in a task of its own. Nothing suspends. */
const slice = 8;

interface Props {
  rows: readonly TypefaceRow[];
  /** What each line says. */
  text?: string | null;
  size?: number | null;
  isGrid?: boolean;
  /** The rank of the first, where they are ranked. */
  firstRank?: number | null;
  label?: string;
  /** Why each is here, or what somebody says of it, by id. */
  notes?: Readonly<Record<number, string>>;
}

export function TypefaceRows({ rows, text, size, isGrid, firstRank, label, notes }: Props) {
  const list = useRef<HTMLUListElement>(null);
  // Other rows have other faces.
  useEffect(() => (list.current && rows.length > 0 ? showFaces(list.current) : undefined), [rows]);
  const kept = useHearts(list);
  const slices: ReactNode[] = [];
  for (let from = 0; from < rows.length; from += slice) {
    const drawn = rows
      .slice(from, from + slice)
      .map((row, i) => (
        <Row
          key={row.id}
          row={row}
          text={text ?? sampleText}
          rank={firstRank ? firstRank + from + i : null}
          note={notes?.[row.id]}
          kept={kept}
        />
      ));
    slices.push(<Suspense key={rows[from]?.id}>{drawn}</Suspense>);
  }
  return (
    <div>
      <ul
        ref={list}
        className={isGrid ? `${styles.rows} ${styles.grid}` : styles.rows}
        aria-label={label ?? 'Results'}
        data-size={size ?? undefined}
      >
        {slices}
      </ul>
      <CompareBar list={list} rows={rows} text={text} size={size} />
    </div>
  );
}

interface RowProps {
  row: TypefaceRow;
  text: string;
  rank: number | null;
  note: string | undefined;
  /** Favourites, as the page was rendered. */
  kept: Kept;
}

if (import.meta.env.SSR) {
  drawOnce(Row, ({ row, text, rank, note, kept }) =>
    text !== sampleText || rank !== null || note || kept.length > 0 ? undefined : row,
  );
}

function Row({ row, text, rank, note, kept }: RowProps) {
  const { name, file, away } = row;
  const line = useRef<HTMLParagraphElement>(null);
  const html = factsHtml(row, rank, kept);
  // React writes an object anew that is another one, and with it what ticks and hearts show.
  const facts = useMemo(() => ({ __html: html }), [html]);
  return (
    <li className={styles.row} data-thing>
      <div className={styles.facts} suppressHydrationWarning dangerouslySetInnerHTML={facts} />
      <p
        ref={line}
        className={styles.set}
        dir="auto"
        aria-hidden="true"
        data-face={file?.name}
        data-weights={file?.weights.join(' ')}
      >
        {text}
      </p>
      {away && <AwayPreview key={away} title={name} address={away} line={line} />}
      {note && (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
    </li>
  );
}
