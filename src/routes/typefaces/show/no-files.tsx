import { useRef } from 'react';
import { AwayPreview } from '#app/cards/away-preview.tsx';
import { sampleText } from '#domain/typeface/sample-word.ts';
import type { TypefacePage } from '#domain/typeface/typeface-page.ts';
import styles from './show.module.css';

/** Nothing is fetched from elsewhere by itself: where the files are is said instead. */
export function NoFiles({ typeface: { name, links, away } }: { typeface: TypefacePage }) {
  const where = links.website ?? links.repository;
  const line = useRef<HTMLParagraphElement>(null);
  return (
    <section className="band wrap" aria-labelledby="tester">
      <h2 className="title" id="tester">
        Tester
      </h2>
      <p className={styles.unknown}>
        No files of {name} are kept here, so it cannot be set or read.
        {where && (
          <>
            {' '}
            <a className="prose" href={where} rel="noopener noreferrer" target="_blank">
              Where it comes from
            </a>
          </>
        )}
      </p>
      {away && (
        <>
          <p ref={line} className={styles.away} dir="auto" aria-hidden="true">
            {sampleText}
          </p>
          <AwayPreview title={name} address={away} line={line} />
        </>
      )}
    </section>
  );
}
