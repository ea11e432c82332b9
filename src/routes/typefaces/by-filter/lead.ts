import type { FontsPage } from '#domain/typeface/fonts-path.ts';
import type { FontStyle, FontType } from '#domain/typeface/typeface.ts';

/** What the page of a style, of a type, or of both says first. */
export function leadOf({ style, type }: FontsPage): string {
  const words = [style ? styleWords[style] : 'Typefaces', type && typeWords[type]];
  return `${words.filter(Boolean).join(', ')}: each set in its own face where its file is here.`;
}

const styleWords: Record<FontStyle, string> = {
  'sans-serif': 'Letters without serifs, from grotesques to humanists',
  serif: 'Letters whose strokes end in serifs',
  display: 'Faces drawn for large sizes and few words',
  slab: 'Serifs as heavy as the strokes they end',
  script: 'Letters that join as they do from a pen',
  handwritten: 'Letters as a hand writes them, unjoined or loose',
  monospace: 'Every letter on the same width, for code and tables',
  elegant: 'High contrast and fine hairlines',
  geometric: 'Letters built from circles and straight lines',
  inktrap: 'Corners cut open, as if for ink to run into',
  bitmap: 'Letters drawn on a grid of pixels',
  rounded: 'Strokes that end round',
  bit: 'Letters made of single dots and blocks',
};

const typeWords: Record<FontType, string> = {
  'google-font': 'from Google Fonts',
  'open-source': 'under an open licence',
  free: 'free to use',
  custom: 'made for one brand',
};
