import { z } from 'zod';
import { hostOf } from '../urls.ts';
import type { Picture, Swatch, Term, WebsiteCard } from './website.ts';

const shownCategories = 3;
const shownColors = 8;
const shownTypefaces = 3;

export const pictureColumns = {
  key: z.string().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  alt: z.string().nullable(),
};

/** JSON lists as SQLite gathers them, in no order. They are our own, so their shape is not checked again. */
const terms = z.string().transform((text): Term[] => {
  const rows: [number, string, string][] = JSON.parse(text);
  return inOrder(rows).map(([, slug, name]) => ({ slug, name }));
});
const swatches = z.string().transform((text): Swatch[] => {
  const rows: [number, string, number | null][] = JSON.parse(text);
  return inOrder(rows).map(([, hex, share]) => ({ hex, share }));
});

/** A row of the card query as a card. */
export const cardRow = z
  .object({
    id: z.number(),
    slug: z.string(),
    title: z.string(),
    lang: z.string().nullable(),
    url: z.string(),
    makers: terms,
    categories: terms,
    typefaces: terms,
    colors: swatches,
    ...pictureColumns,
  })
  .transform(
    (row): WebsiteCard => ({
      id: row.id,
      slug: row.slug,
      title: row.title,
      lang: row.lang,
      host: hostOf(row.url),
      picture: pictureOf(row),
      maker: row.makers[0] ?? null,
      categories: row.categories.slice(0, shownCategories),
      colors: row.colors.slice(0, shownColors),
      typefaces: row.typefaces.slice(0, shownTypefaces),
    }),
  );

export function pictureOf(row: {
  key: string | null;
  width: number | null;
  height: number | null;
  alt: string | null;
}): Picture | null {
  if (row.key === null || row.width === null || row.height === null) return null;
  return { key: row.key, width: row.width, height: row.height, alt: row.alt ?? '' };
}

function inOrder<Row extends [position: number, ...unknown[]]>(rows: Row[]): Row[] {
  return rows.sort((a, b) => a[0] - b[0]);
}
