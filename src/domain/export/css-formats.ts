import { quoted } from '../typeface/family-css.ts';
import {
  type ColorToken,
  colorTokens,
  type ExportFace,
  type ExportSource,
  faceTokens,
  onOneLine,
  wordsOf,
} from './export-source.ts';
import { schemeOf } from './scheme.ts';

/** Custom properties on `:root`. */
export function cssFormat(source: ExportSource): string {
  return `${headOf(source)}:root {\n${properties(source, '').join('\n')}\n}\n`;
}

/** The same properties and, over them, a ground, a text and an accent for each colour mode. */
export function lightDarkFormat(source: ExportSource): string {
  const { light, dark } = schemeOf(colorTokens(source.colors));
  const roles = (['ground', 'text', 'accent'] as const).map(
    (role) => `  --${role}: light-dark(${valueOf(light[role])}, ${valueOf(dark[role])});`,
  );
  return [
    `${headOf(source)}:root {`,
    '  color-scheme: light dark;',
    '',
    ...properties(source, ''),
    '',
    ...roles,
    '}',
    '',
  ].join('\n');
}

/** Tailwind 4: `bg-{name}`, `text-{name}`, `font-{role}` and all others follow from the theme. */
export function tailwindFormat(source: ExportSource): string {
  return `${headOf(source)}@theme {\n${properties(source, 'color-').join('\n')}\n}\n`;
}

/** Variables, and a map of the colours by name. */
export function scssFormat(source: ExportSource): string {
  const colors = colorTokens(source.colors);
  const lines = [`// ${titleOf(source)}`, ''];
  for (const color of colors) {
    lines.push(`$${color.id}: ${color.hex}; // ${onOneLine(wordsOf(color))}`);
  }
  if (colors.length > 0) {
    lines.push('', '$colors: (', ...colors.map(({ id }) => `  "${id}": $${id},`), ');');
  }
  if (source.faces.length > 0) lines.push('');
  for (const face of faceTokens(source.faces)) {
    // `#{` would be read as Sass.
    lines.push(`$font-${face.id}: ${familyOf(face).replaceAll('#{', '#\\{')};`);
  }
  return `${lines.join('\n')}\n`;
}

/** `"Inter", sans-serif` */
export function familyOf({ name, generic }: ExportFace): string {
  return `${quoted(name)}, ${generic}`;
}

function properties({ colors, faces }: ExportSource, prefix: string): string[] {
  return [
    ...colorTokens(colors).map(
      (color) => `  --${prefix}${color.id}: ${color.hex}; /* ${comment(wordsOf(color))} */`,
    ),
    ...faceTokens(faces).map((face) => `  --font-${face.id}: ${familyOf(face)};`),
  ];
}

function valueOf(color: ColorToken | string): string {
  return typeof color === 'string' ? color : `var(--${color.id})`;
}

function headOf(source: ExportSource): string {
  return `/* ${comment(titleOf(source))} */\n`;
}

function titleOf({ title, url }: ExportSource): string {
  return onOneLine(url ? `${title}, ${url}` : title);
}

function comment(text: string): string {
  return onOneLine(text).replaceAll('*/', '* /');
}
