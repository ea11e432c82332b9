export type FormatId =
  | 'css'
  | 'light-dark'
  | 'scss'
  | 'tailwind'
  | 'dtcg'
  | 'style-dictionary'
  | 'ase'
  | 'aco'
  | 'gpl'
  | 'svg'
  | 'png'
  | 'json'
  | 'csv'
  | 'design-md';

export interface Format {
  id: FormatId;
  label: string;
  extension: string;
  mediaType: string;
  /** `colors`: holds nothing else, so that a source without colours does not have it. */
  holds: 'colors' | 'colors and typefaces';
  /** Of bytes there is nothing to read or copy. */
  isText: boolean;
  /** A name that programs look for. */
  file?: string;
}

const both = 'colors and typefaces';
const css = 'text/css; charset=utf-8';
const json = 'application/json; charset=utf-8';
const plain = 'text/plain; charset=utf-8';

/** Every way to take something away, in the order in which it is offered. */
export const formatList: readonly Format[] = [
  text('css', 'CSS variables', 'css', css, both),
  text('light-dark', 'CSS light-dark()', 'css', css, 'colors'),
  text('scss', 'SCSS', 'scss', 'text/x-scss; charset=utf-8', both),
  text('tailwind', 'Tailwind v4 @theme', 'css', css, both),
  text('dtcg', 'Design Tokens', 'tokens.json', json, both),
  text('style-dictionary', 'Style Dictionary', 'json', json, both),
  bytes('ase', 'Adobe ASE', 'ase', 'application/octet-stream'),
  bytes('aco', 'Adobe ACO', 'aco', 'application/octet-stream'),
  text('gpl', 'GIMP palette', 'gpl', plain, 'colors'),
  text('svg', 'SVG', 'svg', 'image/svg+xml; charset=utf-8', 'colors'),
  bytes('png', 'PNG', 'png', 'image/png'),
  text('json', 'JSON', 'json', json, both),
  text('csv', 'CSV', 'csv', 'text/csv; charset=utf-8', both),
  {
    ...text('design-md', 'DESIGN.md', 'md', 'text/markdown; charset=utf-8', both),
    file: 'DESIGN.md',
  },
];

/** The formats that can hold something of it. */
export function formatsFor(source: {
  colors: readonly unknown[];
  faces: readonly unknown[];
}): readonly Format[] {
  if (source.colors.length > 0) return formatList;
  return source.faces.length > 0 ? formatList.filter(({ holds }) => holds === both) : [];
}

function text(
  id: FormatId,
  label: string,
  extension: string,
  mediaType: string,
  holds: Format['holds'],
): Format {
  return { id, label, extension, mediaType, holds, isText: true };
}

function bytes(id: FormatId, label: string, extension: string, mediaType: string): Format {
  return { id, label, extension, mediaType, holds: 'colors', isText: false };
}
