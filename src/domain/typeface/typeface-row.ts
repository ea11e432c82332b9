import { onceEach } from '../once.ts';
import { awayFile } from './away-file.ts';
import { previewFace } from './preview-face.ts';
import { sampleText } from './sample-word.ts';
import { fontStyles, type Reading } from './typeface.ts';
import type { TypefaceCard } from './typeface-store.ts';

/** A family as a row or a cell of the grid shows it. */
export interface TypefaceRow {
  id: number;
  slug: string;
  name: string;
  /** Its foundry, else its designers. */
  by: string | null;
  styles: string[];
  axes: string[];
  faces: number;
  reading: Reading | null;
  uses: number;
  /** What it is set in; null: no file of it is here. */
  file: { name: string; weights: [number, number] } | null;
  /** Where a file of it could be asked for, once somebody presses; null where none is known. */
  away: string | null;
}

/** Rows in the usual text: choosing a file compares all characters of all files, and cards are shown many times. */
const usual = onceEach((card: TypefaceCard) => rowOf(card, sampleText));

/** `text`: what is to be set. */
export function typefaceRow(card: TypefaceCard, text?: string): TypefaceRow {
  return text === undefined ? usual(card) : rowOf(card, text);
}

function rowOf(card: TypefaceCard, text: string): TypefaceRow {
  const { id, slug, name, foundry, designers, styles, axes, faces, reading, uses, files } = card;
  const file = previewFace(files, text);
  return {
    id,
    slug,
    name,
    by: foundry?.name ?? (designers.map((one) => one.name).join(', ') || null),
    styles: styles.map((style) => fontStyles[style as keyof typeof fontStyles] ?? style),
    axes,
    faces,
    reading,
    uses,
    file: file && { name: file.file, weights: file.weights },
    away: files.length > 0 ? null : awayFile(card.npm, card.catalogue),
  };
}
