import { em } from './face.ts';

/** A number as short as it may be: a tenth of a pixel is enough for a place, a thousandth for a scale. */
export function n(value: number, digits = 1): string {
  return String(Number(value.toFixed(digits))).replace(/^(-?)0\./, '$1.');
}

/** Coordinates one after another; a minus parts by itself. */
export function ns(...values: number[]): string {
  return values
    .map((value) => n(value))
    .join(' ')
    .replaceAll(' -', '-');
}

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export function field(x: number, y: number, width: number, height: number, fill?: string): string {
  return `<path${fill ? ` fill="${fill}"` : ''} d="M${ns(x, y)}h${n(width)}v${n(height)}h${n(-width)}z"/>`;
}

/** `size` is of an em, in pixels. */
export function placing(x: number, y: number, size: number): string {
  return `transform="translate(${ns(x, y)})scale(${n(size / em, 4)})"`;
}

export function use(id: string, x: number, y: number, size: number, more = ''): string {
  return `<use href="#${id}" ${placing(x, y, size)}${more}/>`;
}

export function document(width: number, height: number, name: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><title>${escaped(name)}</title>${body}</svg>`;
}
