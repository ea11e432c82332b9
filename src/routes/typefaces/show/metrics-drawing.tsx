import type { FontMetrics } from '#domain/typeface/font-facts.ts';
import styles from './fact-sheet.module.css';

const largestEm = 200;
const width = 640;
const labelWidth = 150;
const sample = 'Hxgdp';
/** Labels of lines that lie closer than this would stand on one another. */
const labelHeight = 16;

interface Props {
  name: string;
  metrics: FontMetrics;
  className: string;
}

interface Line {
  name: string;
  units: number;
}

/** The lines that the file itself gives, under letters that stand on them. */
export function MetricsDrawing({ name, metrics, className }: Props) {
  const { unitsPerEm, ascender, descender } = metrics;
  const em = emFor(metrics);
  const yOf = (units: number) => ((ascender - units) / unitsPerEm) * em + labelHeight;
  const height = ((ascender - descender) / unitsPerEm) * em + 2 * labelHeight;
  const lines = linesOf(metrics);
  const labels = spread(lines.map(({ units }) => yOf(units)));
  const words = lines.map((line) => `${line.name} ${line.units}`).join(', ');
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} ${Math.ceil(height)}`}
      role="img"
      aria-label={`Metrics of ${name} in ${unitsPerEm} units to the em: ${words}`}
    >
      {lines.map((line, i) => (
        <g key={line.name}>
          <line
            x1="0"
            x2={width - labelWidth}
            y1={yOf(line.units)}
            y2={yOf(line.units)}
            data-base={line.units === 0 || undefined}
          />
          <text className={styles.label} x={width - labelWidth + 10} y={(labels[i] ?? 0) + 4}>
            {`${line.name} ${line.units}`}
          </text>
        </g>
      ))}
      <text className={className} x="0" y={yOf(0)} fontSize={em} aria-hidden="true">
        {sample}
      </text>
    </svg>
  );
}

/** So large that the sample ends before the labels: the mean counts spaces and narrow letters, which it has none of. */
function emFor({ averageWidth, unitsPerEm }: FontMetrics): number {
  const advance = ((averageWidth ?? unitsPerEm / 2) / unitsPerEm) * 1.45 * sample.length;
  return Math.min(largestEm, Math.round((width - labelWidth) / advance));
}

/** From the top down. */
function linesOf({ ascender, capHeight, xHeight, descender }: FontMetrics): Line[] {
  const lines = [
    { name: 'ascender', units: ascender },
    { name: 'cap height', units: capHeight },
    { name: 'x-height', units: xHeight },
    { name: 'baseline', units: 0 },
    { name: 'descender', units: descender },
  ];
  return lines
    .filter((line): line is Line => line.units !== null)
    .sort((a, b) => b.units - a.units);
}

function spread(places: readonly number[]): number[] {
  const spaced: number[] = [];
  for (const place of places)
    spaced.push(Math.max(place, (spaced.at(-1) ?? Number.NEGATIVE_INFINITY) + labelHeight));
  return spaced;
}
