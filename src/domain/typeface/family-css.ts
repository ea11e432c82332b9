import { readRanges } from './code-points.ts';
import type { FontMetrics } from './font-facts.ts';

/** What a style sheet needs to know of one font file. */
export interface CssFace {
  file: string;
  italic: boolean;
  weight_least: number;
  weight_most: number;
  width_least: number;
  width_most: number;
  code_points: string;
}

/** What a family is set in: its own files, then a local face with its measures, then a generic one. */
export interface CssFamily {
  slug: string;
  name: string;
  styles: readonly string[];
  faces: readonly CssFace[];
  /** Of its upright regular; null where nothing was read. */
  metrics: FontMetrics | null;
}

const formats: Record<string, string> = {
  woff2: 'woff2',
  woff: 'woff',
  ttf: 'truetype',
  otf: 'opentype',
};

/** Ascent, descent, line gap and mean advance over English text, in parts of the em. */
const standIns = {
  'sans-serif': { local: ['Arial', 'Liberation Sans'], average: 0.4414 },
  serif: { local: ['Times New Roman', 'Liberation Serif'], average: 0.4 },
  monospace: { local: ['Courier New', 'Liberation Mono'], average: 0.6001 },
} as const;
type Generic = keyof typeof standIns;

export function genericOf(styles: readonly string[]): Generic {
  if (styles.includes('monospace')) return 'monospace';
  const isSerif = styles.includes('serif') || styles.includes('slab');
  return isSerif && !styles.includes('sans-serif') ? 'serif' : 'sans-serif';
}

/** `"Inter", "Inter Fallback", sans-serif` */
export function stackOf({ name, styles, metrics }: CssFamily): string {
  const standIn = metrics?.averageWidth ? `${quoted(`${name} Fallback`)}, ` : '';
  return `${quoted(name)}, ${standIn}${genericOf(styles)}`;
}

export function quoted(name: string): string {
  return `"${name.replaceAll(/["\\]/g, '\\$&').replaceAll(/[\n\r\f<>]/g, ' ')}"`;
}

/** One `@font-face` a file. `base`: the folder that the files are in, with its slash. */
export function faceRules(family: CssFamily, base: string): string {
  return family.faces.map((face) => faceRule(family, face, base)).join('\n');
}

function faceRule({ name, faces }: CssFamily, face: CssFace, base: string): string {
  const { file, italic, weight_least, weight_most, width_least, width_most } = face;
  const format = formats[file.split('.').at(-1) ?? ''] ?? 'woff2';
  const isAlone = faces.every(
    (other) => other === face || other.italic !== italic || other.weight_least !== weight_least,
  );
  return [
    '@font-face {',
    `  font-family: ${quoted(name)};`,
    `  src: url("${base}${encodeURI(file)}") format("${format}");`,
    `  font-weight: ${span(weight_least, weight_most)};`,
    `  font-style: ${italic ? 'italic' : 'normal'};`,
    ...(width_least === 100 && width_most === 100
      ? []
      : [`  font-stretch: ${span(width_least, width_most, '%')};`]),
    '  font-display: swap;',
    // A file that holds all there is of its style needs no range: the browser asks for it anyway.
    ...(isAlone ? [] : [`  unicode-range: ${unicodeRange(face.code_points)};`]),
    '}',
  ].join('\n');
}

/** `20-7e,a0` as CSS has it: `U+20-7E, U+A0`. */
export function unicodeRange(codePoints: string): string {
  const ranges = readRanges(codePoints) ?? [];
  const parts: string[] = [];
  for (let i = 0; i + 1 < ranges.length; i += 2) {
    const [first, last] = [ranges[i] ?? 0, ranges[i + 1] ?? 0].map((point) =>
      point.toString(16).toUpperCase(),
    );
    parts.push(first === last ? `U+${first}` : `U+${first}-${last}`);
  }
  return parts.join(', ');
}

/**
 * A local face with this family's own measures, so that nothing moves when its file arrives. size-adjust = this
 * average advance over the local face's; the overrides are the file's metrics over that. '' where nothing is known.
 */
export function fallbackRule({ name, styles, metrics }: CssFamily): string {
  if (!metrics?.averageWidth) return '';
  const { local, average } = standIns[genericOf(styles)];
  const em = metrics.unitsPerEm;
  const size = metrics.averageWidth / em / average;
  const override = (units: number) => percent(Math.abs(units) / em / size);
  return [
    '@font-face {',
    `  font-family: ${quoted(`${name} Fallback`)};`,
    `  src: ${local.map((face) => `local("${face}")`).join(', ')};`,
    `  size-adjust: ${percent(size)};`,
    `  ascent-override: ${override(metrics.ascender)};`,
    `  descent-override: ${override(metrics.descender)};`,
    `  line-gap-override: ${override(metrics.lineGap)};`,
    '}',
  ].join('\n');
}

function percent(part: number): string {
  return `${Math.round(part * 10_000) / 100}%`;
}

function span(least: number, most: number, unit = ''): string {
  return least === most ? `${least}${unit}` : `${least}${unit} ${most}${unit}`;
}
