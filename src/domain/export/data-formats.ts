import { csvCell } from '../collection/csv.ts';
import { rgbOf } from '../color/srgb.ts';
import type { ExportSource } from './export-source.ts';

/** Names, values and roles as they are; `share` is 0 to 1, null where it is not measured. */
export function jsonFormat({ title, url, colors, faces }: ExportSource): string {
  const value = {
    title,
    url,
    colors: colors.map(({ name, hex, share, role }) => ({
      name,
      hex,
      rgb: rgbOf(hex),
      share: share ?? null,
      role: role ?? null,
    })),
    typefaces: faces.map(({ name, role, generic }) => ({ name, role, generic })),
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** RFC 4180. A row a colour, then a row a typeface. */
export function csvFormat({ colors, faces }: ExportSource): string {
  const rows: (string | number | null)[][] = [
    ['kind', 'name', 'value', 'share', 'role'],
    ...colors.map(({ name, hex, share, role }) => [
      'color',
      name,
      hex,
      share ?? null,
      role ?? null,
    ]),
    ...faces.map(({ name, role, generic }) => ['typeface', name, generic, null, role]),
  ];
  return rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}
