import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { codeOf, drawn } from '#routes/typefaces/show/glyph-list.ts';
import styles from './glyphs.module.css';

interface Props {
  points: readonly number[];
  at: number;
  className: string;
  onChoose: (at: number) => void;
}

const cell = 56;
/** Rows drawn above and below what is seen. */
const spare = 3;

/** A list box of thousands: only the rows near the window of it are drawn. One stop of Tab; arrows choose. */
export function GlyphGrid({ points, at, className, onChoose }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { columns, rows, top } = useSeen(box);
  const all = Math.ceil(points.length / columns);
  const from = Math.max(0, Math.min(Math.floor(top / cell) - spare, all - 1));
  const to = Math.min(all, from + rows + 2 * spare);
  const length = useRef<HTMLDivElement>(null);
  const drawnRows = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    length.current?.style.setProperty('height', `${all * cell}px`);
    drawnRows.current?.style.setProperty('transform', `translateY(${from * cell}px)`);
    drawnRows.current?.style.setProperty('grid-template-columns', `repeat(${columns}, 1fr)`);
  }, [all, from, columns]);
  useShown(box, Math.floor(at / columns));
  const choose = (next: number) => onChoose(Math.max(0, Math.min(points.length - 1, next)));
  return (
    <div
      ref={box}
      className={`${styles.box} ${className}`}
      role="listbox"
      aria-label="Glyphs"
      aria-activedescendant={points.length > 0 ? `glyph-${at}` : undefined}
      tabIndex={0}
      onKeyDown={(event) => {
        const step = stepOf(event, columns, points.length);
        if (step === null) return;
        event.preventDefault();
        choose(at + step);
      }}
    >
      <div ref={length} role="presentation">
        <div ref={drawnRows} className={styles.rows} role="presentation">
          {points.slice(from * columns, to * columns).map((point, i) => {
            const index = from * columns + i;
            return (
              // The list box itself takes the keys.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <span
                key={point}
                id={`glyph-${index}`}
                role="option"
                aria-selected={index === at}
                aria-setsize={points.length}
                aria-posinset={index + 1}
                aria-label={`${String.fromCodePoint(point)} ${codeOf(point)}`}
                onClick={() => choose(index)}
              >
                {drawn(point)}
              </span>
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** How many columns fit, and which rows are in the window of the box. */
function useSeen(box: RefObject<HTMLDivElement | null>) {
  const [seen, setSeen] = useState({ columns: 8, rows: 8, top: 0 });
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const look = () =>
      setSeen({
        columns: Math.max(1, Math.floor(current.clientWidth / cell)),
        rows: Math.ceil(current.clientHeight / cell),
        top: current.scrollTop,
      });
    const watch = new ResizeObserver(look);
    watch.observe(current);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, [box]);
  return seen;
}

/** Scrolls the box, and nothing around it, to a row. */
function useShown(box: RefObject<HTMLDivElement | null>, row: number) {
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const [top, bottom] = [row * cell, (row + 1) * cell];
    if (top < current.scrollTop) current.scrollTo({ top });
    else if (bottom > current.scrollTop + current.clientHeight)
      current.scrollTo({ top: bottom - current.clientHeight });
  }, [box, row]);
}

function stepOf({ key }: KeyboardEvent, columns: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return 1;
    case 'ArrowLeft':
      return -1;
    case 'ArrowDown':
      return columns;
    case 'ArrowUp':
      return -columns;
    case 'Home':
      return -count;
    case 'End':
      return count;
    default:
      return null;
  }
}
