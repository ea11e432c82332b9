import { DocumentOnly } from '#app/document-only.ts';
import { Redirect } from '#domain/errors.ts';
import { mostCompared } from '#domain/limits.ts';
import { findRenamed } from '#domain/slug/slug-store.ts';
import {
  type ComparePage,
  comparedSheet,
  pointsOfCompared,
} from '#domain/typeface/compare-page.ts';
import { compareQuery } from '#domain/typeface/compare-query.ts';
import { type ComparedFamily, findCompared } from '#domain/typeface/compare-store.ts';
import { mainFace } from '#domain/typeface/family-abilities.ts';
import { readCompare } from '#domain/typeface/read-compare.ts';
import { canSet } from '#domain/typeface/sample-text.ts';
import { sampleText } from '#domain/typeface/sample-word.ts';
import { faceClass } from '#domain/typeface/typeface-classes.ts';
import type { Named } from '#domain/typeface/typeface-page.ts';
import { printOfSheet, sheetInDocument } from '#domain/typeface/typeface-sheet.ts';
import { findTypefaceCards } from '#domain/typeface/typeface-store.ts';
import { urls } from '#domain/urls.ts';
import { type Context, defineRoute } from '#routes/contract.ts';
import { comparedRows } from '#routes/typefaces/compare/compared-rows.ts';

const offered = 12;

/** Up to six faces side by side; what is compared is the address. */
export const route = defineRoute({
  id: 'typefaces/compare',
  access: 'public',
  layout: 'default',
  cache: 'public',
  // Any six of thousands.
  keep: async () => null,
  async load(context): Promise<ComparePage & { css: DocumentOnly<string> }> {
    const { faces: asked, text, size } = readCompare(context.search);
    const { families, languages } = await findCompared(context.db, asked);
    const dropped = asked.filter((slug) => !families.some((one) => one.slug === slug));
    await followRenamed(context, asked, dropped);
    const shown = families.slice(0, mostCompared);
    const sheet = comparedSheet(shown);
    return {
      faces: shown.map((family) => lineOf(family, text ?? sampleText)),
      rows: shown.length > 0 ? comparedRows(shown, languages) : [],
      dropped,
      beyond: families.slice(mostCompared).map(({ name }) => name),
      more: shown.length < mostCompared ? await popularBeside(context, shown) : [],
      text,
      size,
      css: new DocumentOnly(sheet ? sheetInDocument(sheet) : ''),
      sheet: sheet && urls.comparedSheet(withFiles(shown), printOfSheet(sheet)),
    };
  },
  meta({ faces, sheet, css }) {
    const names = faces.map(({ name }) => name).join(', ');
    return {
      title: faces.length > 1 ? `${names}: compared` : 'Compare typefaces',
      description:
        'Up to six typefaces side by side in your own words, with the heights, widths, features, scripts and licence that their files state.',
      canonical: urls.compareTypefaces(),
      sheet: sheet ? { href: sheet, css: css.value } : undefined,
      robots: 'noindex',
    };
  },
  page: () => import('#routes/typefaces/compare/page.tsx'),
});

function lineOf(family: ComparedFamily, text: string): ComparePage['faces'][number] {
  const main = mainFace(family.faces);
  return {
    slug: family.slug,
    name: family.name,
    by: family.by,
    className: main && faceClass(family.slug),
    metrics: main?.metrics ?? null,
    sets: canSet(pointsOfCompared(family), text),
  };
}

function withFiles(families: readonly ComparedFamily[]): string[] {
  return families.filter(({ faces }) => faces.length > 0).map(({ slug }) => slug);
}

/** Slugs that some had before lead to the present ones. */
async function followRenamed(
  { db, search }: Context,
  asked: readonly string[],
  unknown: readonly string[],
): Promise<void> {
  const pairs = await Promise.all(
    unknown.map(async (slug) => [slug, (await findRenamed(db, 'typeface', slug))?.slug] as const),
  );
  const present = new Map(pairs.flatMap(([slug, now]) => (now ? [[slug, now] as const] : [])));
  if (present.size === 0) return;
  const faces = [...new Set(asked.map((slug) => present.get(slug) ?? slug))];
  throw new Redirect(urls.compareTypefaces(compareQuery({ ...readCompare(search), faces })), 301);
}

/** The most popular families that are not there yet. */
async function popularBeside(
  { catalogue, db }: Context,
  shown: readonly ComparedFamily[],
): Promise<Named[]> {
  const index = await catalogue.typefaces();
  const { ids } = index.select({
    filter: {},
    sort: 'popular',
    page: 1,
    size: offered + mostCompared,
  });
  const cards = await findTypefaceCards(db, ids);
  return cards
    .filter(({ slug }) => !shown.some((one) => one.slug === slug))
    .slice(0, offered)
    .map(({ slug, name }) => ({ slug, name }));
}
