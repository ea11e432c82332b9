import { z } from 'zod';
import { NotFound, Redirect } from '#domain/errors.ts';
import { findRenamed } from '#domain/slug/slug-store.ts';
import { findPairing } from '#domain/typeface/pairing-store.ts';
import { urls } from '#domain/urls.ts';
import { type Context, defineRoute } from '#routes/contract.ts';
import { Page, type Props } from '#routes/typefaces/pairing/page.tsx';
import { pairingView } from '#routes/typefaces/pairing/pairing-view.ts';
import { trail } from '#routes/typefaces/trail.ts';

const usesOnPage = 8;

const slug = z
  .string()
  .max(240)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/i);
const params = z.object({ typeface: slug, pairing: slug });
type Params = z.infer<typeof params>;

export const showPairing = defineRoute<Params, unknown, Props>({
  id: 'typefaces/pairing',
  url: '/typefaces/:typeface/pairing/:pairing',
  access: 'public',
  layout: 'default',
  cache: 'public',
  params,
  async load(context) {
    const { typeface, pairing: asked } = context.params;
    const found = await findPairing(context.db, asked.toLowerCase());
    if (!found) return askRenamed(context);
    const [first] = found.families;
    if (first?.slug !== typeface || found.slug !== asked) await leadToFirst(context, found);
    const cards = await context.catalogue.cards(found.together.slice(0, usesOnPage));
    const pairing = pairingView(found, cards);
    if (!pairing) throw new NotFound('pairing');
    return { pairing };
  },
  meta({ pairing }) {
    const { name, reason, under, faces } = pairing;
    const path = urls.pairing(pairing.slug, under.slug);
    const names = faces.map((face) => `${face.name} for ${face.role.toLowerCase()}`).join(', ');
    const description =
      reason ?? `${names}: set in four layouts, compared by what their files say.`;
    return {
      title: `${name}: a pairing of typefaces`,
      description,
      canonical: path,
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'CreativeWork',
          '@id': path,
          url: path,
          name,
          description,
          hasPart: faces.map((face) => ({
            '@type': 'CreativeWork',
            name: face.name,
            url: urls.typeface(face.slug),
          })),
        },
        trail([
          { name: 'Typefaces', path: urls.typefaces() },
          { name: under.name, path: urls.typeface(under.slug) },
          { name, path },
        ]),
      ],
    };
  },
  page: Page,
});

/** One address a pairing: under each other of its faces it leads there, under any other typeface to nothing. */
async function leadToFirst(
  { db, params: { typeface }, search }: Context<Params>,
  { slug: own, families }: NonNullable<Awaited<ReturnType<typeof findPairing>>>,
): Promise<void> {
  const asked = typeface.toLowerCase();
  const isOne = (other: string | undefined) => families.some((family) => family.slug === other);
  const isHere = isOne(asked) || isOne((await findRenamed(db, 'typeface', asked))?.slug);
  const [first] = families;
  if (!isHere || !first) throw new NotFound('pairing');
  throw new Redirect(urls.pairing(own, first.slug) + (search.size > 0 ? `?${search}` : ''), 301);
}

async function askRenamed({ db, params, search }: Context<Params>): Promise<never> {
  const renamed = await findRenamed(db, 'pairing', params.pairing.toLowerCase());
  if (!renamed) throw new NotFound('pairing');
  const to = urls.pairing(renamed.slug, params.typeface);
  throw new Redirect(to + (search.size > 0 ? `?${search}` : ''), 301);
}
