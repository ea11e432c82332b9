import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { FavoriteButton } from '#app/cards/favorite-button.tsx';
import { quietly } from '#app/remote/http.ts';
import { formatCount, plural } from '#app/ui/format.ts';
import { pageSize } from '#domain/limits.ts';
import { sampleText } from '#domain/typeface/typeface-query.ts';
import { urls } from '#domain/urls.ts';
import type { TypefaceListing, TypefaceRow } from '#routes/typefaces/typeface-listing.ts';
import type { Preview } from '#routes/typefaces/use-preview.ts';
import styles from './typeface-rows.module.css';

/** React hydrates each boundary in a task of its own. Nothing suspends. */
const slice = 8;

interface Props {
  listing: TypefaceListing;
  preview: Preview['shown'];
}

export function TypefaceRows({ listing: { rows, view, place, page }, preview }: Props) {
  const list = useRef<HTMLUListElement>(null);
  // Other rows have other faces.
  useEffect(() => (rows.length > 0 ? watchFaces(list.current) : undefined), [rows]);
  const text = preview.text ?? sampleText;
  const slices: ReactNode[] = [];
  for (let from = 0; from < rows.length; from += slice) {
    const drawn = rows.slice(from, from + slice).map((row, i) => {
      const rank = place?.isRanking ? (page - 1) * pageSize + from + i + 1 : null;
      return <Row key={row.id} row={row} text={text} rank={rank} />;
    });
    slices.push(<Suspense key={rows[from]?.id}>{drawn}</Suspense>);
  }
  return (
    <ul
      ref={list}
      className={view === 'grid' ? `${styles.rows} ${styles.grid}` : styles.rows}
      aria-label="Results"
      data-size={preview.size ?? undefined}
    >
      {slices}
    </ul>
  );
}

function Row({ row, text, rank }: { row: TypefaceRow; text: string; rank: number | null }) {
  const { id, slug, name, by, styles: kinds, axes, faces, reading, uses, file } = row;
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <h3>
          {rank !== null && <span className={styles.rank}>{rank}</span>}
          <a href={urls.typeface(slug)} dir="auto">
            {name}
          </a>
        </h3>
        <span className={styles.by}>{by}</span>
        <span className={styles.kinds}>{kinds.join(', ')}</span>
        <span className={styles.cuts}>{facesOf(faces, axes)}</span>
        <span className={styles.reading}>
          {reading ?? 'not read'}
          {!file && ', no file here'}
        </span>
        <span className={styles.uses}>{plural(uses, 'website')}</span>
        <FavoriteButton id={id} title={name} list="fonts" />
      </div>
      <p
        className={styles.set}
        dir="auto"
        aria-hidden="true"
        data-face={file?.name}
        data-weights={file?.weights.join(' ')}
      >
        {text}
      </p>
    </li>
  );
}

function facesOf(faces: number, axes: readonly string[]): string {
  if (axes.length > 0) return axes.join(' ');
  return faces > 0 ? `${formatCount(faces)} ${faces === 1 ? 'face' : 'faces'}` : '';
}

/** Gives the way to stop. */
function watchFaces(list: HTMLElement | null): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  void quietly('faces', async () => {
    const { showFaces } = await import('#routes/typefaces/show-faces.ts');
    if (!isOver && list) stop = showFaces(list);
  });
  return () => {
    isOver = true;
    stop?.();
  };
}
