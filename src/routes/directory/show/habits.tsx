import { useEffect, useRef } from 'react';
import { showFaces } from '#app/cards/typeface-faces.ts';
import { formatCount } from '#app/ui/format.ts';
import { urls } from '#domain/urls.ts';
import type { Props } from '#routes/directory/show/page.tsx';
import styles from './show.module.css';

/** Names in their own faces, with on how many of the credited websites each is in use. */
export function Habits({ faces, total }: Pick<Props, 'faces'> & { total: number }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(
    () => (list.current && faces.length > 0 ? showFaces(list.current) : undefined),
    [faces],
  );
  return (
    <section className={`band wrap ${styles.section}`} aria-labelledby="faces">
      <div className="sec-head">
        <h2 className="title" id="faces">
          Faces they reach for
        </h2>
      </div>
      <ul ref={list} className={styles.faces}>
        {faces.map(({ id, slug, name, file, websites }) => (
          <li key={id}>
            <a href={urls.typeface(slug)} data-prefetch>
              <span
                className={styles.face}
                dir="auto"
                data-face={file?.name}
                data-weights={file?.weights.join(' ')}
              >
                {name}
              </span>
              <span className="mono muted">
                {formatCount(websites)} of {formatCount(total)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
