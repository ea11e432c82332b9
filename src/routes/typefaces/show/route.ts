import { z } from 'zod';
import { DocumentOnly } from '#app/document-only.ts';
import { NotFound, Redirect } from '#domain/errors.ts';
import { findRenamed } from '#domain/slug/slug-store.ts';
import { breadcrumbs } from '#domain/structured-data.ts';
import { writeTester } from '#domain/typeface/tester-query.ts';
import { findTypefaceParts, sheetOfParts } from '#domain/typeface/typeface-parts-store.ts';
import { sheetInDocument } from '#domain/typeface/typeface-sheet.ts';
import { reserved, urls } from '#domain/urls.ts';
import { type Context, defineRoute } from '#routes/contract.ts';
import { creativeWork } from '#routes/typefaces/show/creative-work.ts';
import { typefaceView } from '#routes/typefaces/show/typeface-view.ts';

const usesOnPage = 8;
const testerParameters = [
  'text',
  'size',
  'leading',
  'tracking',
  'align',
  'ink',
  'ground',
  'italic',
  'axes',
  'features',
];
const isReserved = (slug: string) => (reserved.typeface as readonly string[]).includes(slug);

const params = z.object({
  typeface: z
    .string()
    .max(120)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/i)
    .refine((slug) => !slug.endsWith('-fonts') && !isReserved(slug)),
});
type Params = z.infer<typeof params>;

export const route = defineRoute({
  id: 'typefaces/show',
  access: 'public',
  layout: 'default',
  cache: 'public',
  params,
  // What the tester is asked for is free text: drawn, not kept.
  keep: async ({ search }) => (testerParameters.some((name) => search.has(name)) ? null : ''),
  async load(context) {
    const parts = await findTypefaceParts(context.db, context.params.typeface);
    if (!parts) return askRenamed(context);
    const ids = parts.family.uses.slice(0, usesOnPage).map(({ website_id }) => website_id);
    const cards = ids.length > 0 ? await context.catalogue.cards(ids) : [];
    return {
      typeface: typefaceView(parts, cards, context.search),
      css: new DocumentOnly(sheetInDocument(sheetOfParts(parts, context.search))),
    };
  },
  meta({ typeface, css }) {
    const { slug, name, description, tester } = typeface;
    const isSet = tester !== null && writeTester(tester.state, tester.abilities) !== '';
    return {
      title: `${name}: styles, features and where it is used`,
      description:
        description ?? `${name} in Specimen: what its files can do, and the websites that use it.`,
      canonical: urls.typeface(slug),
      about: { kind: 'typeface', id: typeface.id },
      ...(isSet ? { robots: 'noindex' as const } : {}),
      sheet: typeface.sheet ? { href: typeface.sheet, css: css.value } : undefined,
      jsonLd: [
        creativeWork(typeface),
        breadcrumbs([
          { name: 'Typefaces', path: urls.typefaces() },
          { name, path: urls.typeface(slug) },
        ]),
      ],
    };
  },
  page: () => import('#routes/typefaces/show/page.tsx'),
});

/** By an old slug or in capitals: to the right one for good, the query kept. */
async function askRenamed(context: Context<Params>): Promise<never> {
  const asked = context.params.typeface;
  const lower = asked.toLowerCase();
  const slug = lower === asked ? (await findRenamed(context.db, 'typeface', asked))?.slug : lower;
  if (slug === undefined) throw new NotFound('typeface');
  const query = context.search.size > 0 ? `?${context.search}` : '';
  throw new Redirect(urls.typeface(slug, query), 301);
}
