import { useSetAtom } from 'jotai/react';
import { useDeferredValue, useMemo, useState } from 'react';
import { copyAtom } from '#app/state/copy.ts';
import { formatCount } from '#app/ui/format.ts';
import { TextField } from '#app/ui/text-field.tsx';
import type { Ranges } from '#domain/typeface/code-points.ts';
import type { FontMetrics } from '#domain/typeface/font-facts.ts';
import { GlyphGrid } from '#routes/typefaces/show/glyph-grid.tsx';
import { codeOf, drawn, drawnPoints, foundPoints } from '#routes/typefaces/show/glyph-list.ts';
import styles from './glyphs.module.css';

interface Props {
  ranges: Ranges;
  className: string;
  metrics: FontMetrics;
}

const longestSearch = 60;

export function GlyphMap({ ranges, className, metrics }: Props) {
  const all = useMemo(() => drawnPoints(ranges), [ranges]);
  const [query, setQuery] = useState('');
  const text = useDeferredValue(query);
  const points = useMemo(() => foundPoints(all, ranges, text), [all, ranges, text]);
  const [at, setAt] = useState(() => Math.max(0, all.indexOf('g'.codePointAt(0) ?? 0)));
  const chosen = points[Math.min(at, points.length - 1)];
  function search(next: string) {
    setQuery(next);
    setAt(0);
  }
  return (
    <div className={styles.map}>
      <div className={styles.list}>
        <TextField
          id="glyph-search"
          label="Search glyphs"
          hint="A character, or a code point such as U+00E9"
          value={query}
          maxLength={longestSearch}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => search(currentTarget.value)}
        />
        {points.length > 0 ? (
          <GlyphGrid points={points} at={at} className={className} onChoose={setAt} />
        ) : (
          <p className={styles.none}>Its files have no such character.</p>
        )}
        <p className="mono muted" aria-live="polite">
          {text === '' ? '' : `${formatCount(points.length)} found`}
        </p>
      </div>
      {chosen !== undefined && <Inspector point={chosen} className={className} metrics={metrics} />}
    </div>
  );
}

interface Inspected {
  point: number;
  className: string;
  metrics: FontMetrics;
}

const em = 220;
const side = 320;

/** One character on the lines of the file's own metrics. */
function Inspector({ point, className, metrics }: Inspected) {
  const copy = useSetAtom(copyAtom);
  const { unitsPerEm, ascender, descender, capHeight, xHeight } = metrics;
  const letter = String.fromCodePoint(point);
  const high = (units: number) => (units / unitsPerEm) * em;
  const base = (side + high(ascender) + high(descender)) / 2;
  const lines = [
    { name: 'cap', units: capHeight },
    { name: 'x', units: xHeight },
    { name: 'base', units: 0 },
    { name: 'desc', units: descender },
  ];
  return (
    <div className={styles.inspector}>
      <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={`The character ${letter}, large`}>
        {lines.map(
          ({ name, units }) =>
            units !== null && (
              <g key={name}>
                <line
                  x1="0"
                  x2={side}
                  y1={base - high(units)}
                  y2={base - high(units)}
                  data-base={units === 0 || undefined}
                />
                <text className={styles.label} x="8" y={base - high(units) - 4}>
                  {`${name} ${units}`}
                </text>
              </g>
            ),
        )}
        <text className={className} x={side / 2} y={base} fontSize={em} textAnchor="middle">
          {drawn(point)}
        </text>
      </svg>
      <dl className={styles.about}>
        <div>
          <dt>Code point</dt>
          <dd>{codeOf(point)}</dd>
        </div>
        <div>
          <dt>In HTML</dt>
          <dd>{`&#x${point.toString(16)};`}</dd>
        </div>
      </dl>
      <button
        type="button"
        className="btn"
        onClick={() => void copy(letter, `the character ${letter}`)}
      >
        Copy {codeOf(point)}
      </button>
    </div>
  );
}
