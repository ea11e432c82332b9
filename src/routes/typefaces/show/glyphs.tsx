import { useRef } from 'react';
import { formatCount } from '#app/ui/format.ts';
import { countOf, has, readRanges } from '#domain/typeface/code-points.ts';
import type { TypefacePage } from '#domain/typeface/typeface-page.ts';
import { useChunk } from '#routes/typefaces/show/use-chunk.ts';
import styles from './glyphs.module.css';
import show from './show.module.css';

const loadMap = () => import('#routes/typefaces/show/glyph-map.tsx');
const shown = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789&@?!';

/** A few letters at once; the whole map with its search when it is near. */
export function Glyphs({ typeface }: { typeface: TypefacePage }) {
  const { codePoints, className, glyphs, metrics } = typeface;
  const section = useRef<HTMLElement>(null);
  const map = useChunk(section, loadMap);
  if (!className || !metrics) return null;
  const ranges = readRanges(codePoints) ?? [];
  const count = `${formatCount(countOf(ranges))} characters`;
  return (
    <section className={`band wrap ${show.ruled}`} aria-labelledby="glyphs" ref={section}>
      <div className="sec-head">
        <h2 className="title" id="glyphs">
          Glyphs
        </h2>
        <span className="mono muted">
          {glyphs === null ? count : `${count}, ${formatCount(glyphs)} glyphs`}
        </span>
      </div>
      <div className={styles.place}>
        {map ? (
          <map.GlyphMap ranges={ranges} className={className} metrics={metrics} />
        ) : (
          <ul className={`${styles.first} ${className}`}>
            {Array.from(shown)
              .filter((letter) => has(ranges, letter.codePointAt(0) ?? 0))
              .map((letter) => (
                <li key={letter}>{letter}</li>
              ))}
          </ul>
        )}
      </div>
    </section>
  );
}
