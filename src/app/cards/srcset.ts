import { imageWidths } from '#domain/limits.ts';
import { urls } from '#domain/urls.ts';
import type { Picture } from '#domain/website/website.ts';

const widthsByOriginal = new Map<number, readonly number[]>();

/** Addresses of a picture in the widths that there are: never wider than the original. */
export function srcSet({ key, width }: Picture): string {
  return widthsOf(width)
    .map((w) => `${urls.image(key, w)} ${w}w`)
    .join(', ');
}

/** For browsers without srcset: the width nearest to a card's. */
export function fallbackSrc({ key, width }: Picture): string {
  const widths = widthsOf(width);
  return urls.image(key, widths.find((w) => w >= 640) ?? widths.at(-1) ?? 320);
}

function widthsOf(original: number): readonly number[] {
  let widths = widthsByOriginal.get(original);
  if (!widths) {
    const fitting = imageWidths.filter((w) => w <= original);
    widths = fitting.length > 0 ? fitting : imageWidths.slice(0, 1);
    if (widthsByOriginal.size < 500) widthsByOriginal.set(original, widths);
  }
  return widths;
}
