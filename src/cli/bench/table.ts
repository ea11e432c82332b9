import { type Figure, type Target, targets, verdictOf } from './targets.ts';

const head = ['figure', 'measured', 'first', 'goal', 'verdict', 'context'];

/** The figures as an aligned Markdown table. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const target: Target = targets[figure.id];
    const sign = target.more ? '>=' : '<=';
    return [
      target.name,
      figure.value === null ? '-' : shown(figure.value, target.unit),
      `${sign} ${shown(target.first, target.unit)}`,
      `${sign} ${shown(target.goal, target.unit)}`,
      verdictOf(figure),
      figure.context,
    ];
  });
  const widths = head.map((title, i) =>
    Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** `0.612x`, `4.31 KB`, `87 ms`, `0`: three significant digits. */
export function shown(value: number, unit: Target['unit']): string {
  const digits = Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
  if (unit === 'x') return `${digits}x`;
  return unit === '' ? digits : `${digits} ${unit}`;
}
