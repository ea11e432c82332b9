import { z } from 'zod';
import { groundOf } from '../image/ground.ts';
import { posterFacts, printOf } from '../poster/poster-facts.ts';
import { hostOf } from '../urls.ts';
import {
  type NamedFace,
  type Picture,
  roleSchema,
  type Term,
  type WebsiteCard,
} from './website.ts';

const shownCategories = 3;
const shownColors = 8;
const shownTypefaces = 3;
/** Height by width: a picture that is less tall leaves a card's frame open below. */
const tallestShort = 3 / 4;

export const pictureColumns = {
  key: z.string().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  alt: z.string().nullable(),
  thumbhash: z.string().nullable(),
  edge: z.string().nullable(),
};

/** A typeface as a website's own page shows it, with the classes that choose its poster's face. */
export const typefaceRow = z.object({
  slug: z.string(),
  name: z.string(),
  role: roleSchema.nullable(),
  position: z.number(),
  file: z.string().nullable(),
  styles: z.string().transform((json) => JSON.parse(json) as string[]),
});

type Terms = [position: number, slug: string, name: string][];
type Picturing = [
  key: string | null,
  width: number | null,
  height: number | null,
  alt: string | null,
  thumbhash: string | null,
  edge: string | null,
];

/** A card as the query gathers it. It is our own JSON, so its shape is not checked again. */
type StoredCard = [
  id: number,
  slug: string,
  title: string,
  lang: string | null,
  url: string,
  picture: Picturing,
  makers: Terms,
  categories: Terms,
  typefaces: [...Terms[number], styles: string[], file: string | null][],
  colors: [position: number, hex: string, share: number | null][],
];

/** All cards of a page come as one row: one text to read instead of forty-eight rows of lists. */
export const cardsRow = z
  .object({ cards: z.string() })
  .transform(({ cards }) => (JSON.parse(cards) as StoredCard[]).map(cardOf));

function cardOf(stored: StoredCard): WebsiteCard {
  const [id, slug, title, lang, url, picture, makers, categories, typefaces, colors] = stored;
  const [key, width, height, alt, thumbhash, edge] = picture;
  const swatches = inOrder(colors).map(([, hex, share]) => ({ hex, share }));
  const [first] = inOrder(typefaces);
  return {
    id,
    slug,
    title,
    lang,
    host: hostOf(url),
    picture: pictureOf({ key, width, height, alt, thumbhash, edge }),
    ...(key === null &&
      posterOf({
        title,
        slug,
        colors: swatches,
        typeface: first ? { name: first[2], styles: first[3] } : null,
      })),
    maker: termsOf(makers)[0] ?? null,
    categories: termsOf(categories).slice(0, shownCategories),
    colors: swatches.slice(0, shownColors),
    typefaces: inOrder(typefaces)
      .slice(0, shownTypefaces)
      .map(([, slug, name, , file]) => namedFace({ slug, name, file })),
  };
}

/** Nothing beside a picture: the payload carries no key that no card reads. */
export function posterOf(website: Parameters<typeof posterFacts>[0]): { poster: string } {
  return { poster: printOf(posterFacts(website)) };
}

/** No key where there is no file: cards are carried by the dozen. */
export function namedFace({ slug, name, file }: Term & { file: string | null }): NamedFace {
  return file === null ? { slug, name } : { slug, name, file };
}

function termsOf(terms: Terms): Term[] {
  return inOrder(terms).map(([, slug, name]) => ({ slug, name }));
}

export function pictureOf(row: {
  key: string | null;
  width: number | null;
  height: number | null;
  alt: string | null;
  thumbhash: string | null;
  edge: string | null;
}): Picture | null {
  const { key, width, height, thumbhash, edge } = row;
  // A picture whose metadata could not be read is 0 x 0: there is nothing to show of it.
  if (key === null || !width || !height) return null;
  const ground = thumbhash === null ? null : groundOf(thumbhash, height / width);
  return {
    key,
    width,
    height,
    alt: row.alt ?? '',
    ...(ground && { ground }),
    ...(edge && height / width < tallestShort && { edge }),
  };
}

function inOrder<Row extends [position: number, ...unknown[]]>(rows: Row[]): Row[] {
  return rows.sort((a, b) => a[0] - b[0]);
}
