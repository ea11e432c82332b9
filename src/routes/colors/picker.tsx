import { type KeyboardEvent, useMemo, useState } from 'react';
import { Slider } from '#app/ui/slider.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import {
  hueOf,
  type PlaneCell,
  placeInPlane,
  planeAt,
  planeColumns,
  planeRows,
} from '#domain/color/color-plane.ts';
import { hexWithHue } from '#domain/color/gamut.ts';
import { urls } from '#domain/urls.ts';
import styles from './picker.module.css';

interface Props {
  /** The colour that is marked, while its hue is the one that is shown. */
  hex: string;
  hue: number;
  /** What was typed and is no colour. */
  refused?: string | null;
}

/** Lightness by chroma at one hue; every cell leads to its colour. The hue moves in place, or by the form. */
export function Picker({ hex, hue: given, refused = null }: Props) {
  const [hue, setHue] = useState(given);
  const cells = useMemo(() => planeAt(hue), [hue]);
  const place = placeInPlane(hex);
  const isMarked = hueOf(hex, given) === hue;
  return (
    <div className={styles.picker}>
      {/* Arrows move between cells, which are links of their own. */}
      <svg
        className={styles.plane}
        viewBox={`0 0 ${planeColumns} ${planeRows}`}
        role="group"
        aria-label={`Lightness by chroma at hue ${hue}`}
        onKeyDown={moveFocus}
      >
        <g
          dangerouslySetInnerHTML={{ __html: cellsHtml(cells, entryOf(cells, isMarked, place)) }}
        />
        {isMarked && (
          <g className={styles.mark} aria-hidden="true">
            <circle cx={place.column + 0.5} cy={place.row + 0.5} r="0.5" />
            <circle cx={place.column + 0.5} cy={place.row + 0.5} r="0.42" />
          </g>
        )}
      </svg>
      <form action={urls.colors()} className={styles.hue}>
        <svg
          viewBox="0 0 72 1"
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          aria-hidden="true"
        >
          <g dangerouslySetInnerHTML={{ __html: hueStrip }} />
        </svg>
        <Slider
          id="hue"
          name="hue"
          label="Hue"
          unit="°"
          min={0}
          max={359}
          defaultValue={given}
          onValue={setHue}
        />
        <noscript>
          <button type="submit" className="btn">
            Show this hue
          </button>
        </noscript>
      </form>
      <form action={urls.colors()} className={styles.own}>
        <TextField
          id="color"
          name="color"
          label="Any colour"
          defaultValue={refused ?? hex}
          hint="Hex, rgb(), hsl(), oklch() or color(display-p3)"
          error={refused === null ? undefined : 'This is no colour that can be read'}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
        />
        <button type="submit" className="btn">
          Show it
        </button>
      </form>
    </div>
  );
}

const hueStrip = Array.from({ length: 72 }, (_, i) => {
  const fill = hexWithHue({ l: 0.72, c: 0.17, h: i * 5 });
  return `<rect x="${i}" width="1.02" height="1" fill="${fill}"/>`;
}).join('');

/** The one cell that Tab stops at. */
function entryOf(
  cells: readonly PlaneCell[],
  isMarked: boolean,
  place: { column: number; row: number },
): PlaneCell | undefined {
  const from = isMarked ? place : { column: planeColumns - 1, row: planeRows / 2 };
  const apart = ({ column, row }: PlaneCell) => Math.hypot(column - from.column, row - from.row);
  return [...cells].sort((a, b) => apart(a) - apart(b))[0];
}

/** As one text: hundreds of cells cost React more than the page around them. */
function cellsHtml(cells: readonly PlaneCell[], entry: PlaneCell | undefined): string {
  return cells
    .map(({ column, row, hex }) => {
      const stop = column === entry?.column && row === entry.row ? '' : ' tabindex="-1"';
      const rect = `<rect x="${column}.03" y="${row}.03" width=".94" height=".94" rx=".08" fill="${hex}"/>`;
      return `<a href="${urls.color(hex)}" aria-label="${hex}" data-at="${column} ${row}"${stop}>${rect}</a>`;
    })
    .join('');
}

const steps: Record<string, readonly [column: number, row: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function moveFocus(event: KeyboardEvent<SVGSVGElement>) {
  const step = steps[event.key];
  const at = event.target instanceof SVGAElement && event.target.dataset.at;
  if (!step || !at) return;
  const [column = 0, row = 0] = at.split(' ').map(Number);
  event.preventDefault();
  event.currentTarget
    .querySelector<SVGAElement>(`[data-at="${column + step[0]} ${row + step[1]}"]`)
    ?.focus();
}
