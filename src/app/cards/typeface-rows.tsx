import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { AwayPreview } from '#app/cards/away-preview.tsx';
import { CollectButton } from '#app/cards/collect-button.tsx';
import { CompareBar, compareForm } from '#app/cards/compare-bar.tsx';
import { FavoriteButton } from '#app/cards/favorite-button.tsx';
import { showFaces } from '#app/cards/typeface-faces.ts';
import { escapeHtml } from '#app/ui/escape-html.ts';
import { formatCount, plural } from '#app/ui/format.ts';
import { sampleText } from '#domain/typeface/typeface-query.ts';
import type { TypefaceRow } from '#domain/typeface/typeface-row.ts';
import { urls } from '#domain/urls.ts';
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
}

function Row({ row, text, rank, note }: RowProps) {
  const { id, slug, name, file, away } = row;
  const line = useRef<HTMLParagraphElement>(null);
  return (
    <li className={styles.row} data-thing>
      <div className={styles.facts}>
        <h3>
          {rank !== null && <span className={styles.rank}>{rank}</span>}
          <a href={urls.typeface(slug)} dir="auto" data-prefetch>
            {name}
          </a>
        </h3>
        <span className={styles.stated} dangerouslySetInnerHTML={{ __html: statedHtml(row) }} />
        <span className={styles.acts}>
          <span
            className={styles.choice}
            dangerouslySetInnerHTML={{ __html: tickHtml(slug, name) }}
          />
          <CollectButton id={id} title={name} list="fonts" />
          <FavoriteButton id={id} title={name} list="fonts" />
        </span>
      </div>
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

/** What changes nothing is text: React makes no element of it, and hydrates none. */
function statedHtml({ by, styles: kinds, axes, faces, reading, uses, file }: TypefaceRow): string {
  const where = file ? '' : ', no file here';
  const cells: [cell: string | undefined, text: string][] = [
    [styles.by, by ?? ''],
    [styles.kinds, kinds.join(', ')],
    [styles.cuts, facesOf(faces, axes)],
    [styles.reading, (reading ?? 'not read') + where],
    [styles.uses, plural(uses, 'website')],
  ];
  return cells.map(([cell, text]) => `<span class="${cell}">${escapeHtml(text)}</span>`).join('');
}

/** The box is the browser's alone: compare-bar.tsx reads it. */
function tickHtml(slug: string, name: string): string {
  const box = `<input class="tick-box" type="checkbox" name="faces" value="${escapeHtml(slug)}" form="${compareForm}">`;
  const words = `<span>Compare</span><span class="sr">${escapeHtml(name)}</span>`;
  return `<label class="${styles.tick}">${box}${words}</label>`;
}

function facesOf(faces: number, axes: readonly string[]): string {
  if (axes.length > 0) return axes.join(' ');
  return faces > 0 ? `${formatCount(faces)} ${faces === 1 ? 'face' : 'faces'}` : '';
}
