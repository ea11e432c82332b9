import { type ReactNode, useEffect, useRef } from 'react';
import { showFaces } from '#app/cards/typeface-faces.ts';
import { plural } from '#app/ui/format.ts';
import type { TypefaceRow } from '#domain/typeface/typeface-row.ts';
import { urls } from '#domain/urls.ts';
import styles from './faces.module.css';

/** A few names in their own faces: one file each, once they come near. `children`: the way to all of them. */
export function Faces({ rows, children }: { rows: readonly TypefaceRow[]; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => (list.current && rows.length > 0 ? showFaces(list.current) : undefined), [rows]);
  return (
    <section className={styles.faces} aria-labelledby="faces">
      <div className="sec-head">
        <h2 className="title" id="faces">
          Typefaces
        </h2>
        {children}
      </div>
      <ul ref={list}>
        {rows.map(({ id, slug, name, styles: kinds, axes, uses, file }) => (
          <li key={id}>
            <h3>
              <a
                href={urls.typeface(slug)}
                dir="auto"
                data-face={file?.name}
                data-weights={file?.weights.join(' ')}
                data-prefetch
              >
                {name}
              </a>
            </h3>
            <p>
              <span>{kinds.join(', ')}</span>
              <span>
                {axes.length > 0
                  ? axes.length === 1
                    ? '1 axis'
                    : `${axes.length} axes`
                  : 'Static'}
              </span>
              <span>{plural(uses, 'website')}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
