import { z } from 'zod';
import { DocumentOnly } from '#app/document-only.ts';
import { NotFound, Redirect } from '#domain/errors.ts';
import { breadcrumbs } from '#domain/structured-data.ts';
import { voicesOf } from '#domain/typeface/pairing.ts';
import { pairingSheet } from '#domain/typeface/pairing-sheet.ts';
import { locatePairing } from '#domain/typeface/pairing-store.ts';
import { sheetInDocument } from '#domain/typeface/typeface-sheet.ts';
import { urls } from '#domain/urls.ts';
import { defineRoute } from '#routes/contract.ts';
import type { Props } from '#routes/typefaces/pairing/page.tsx';
import { pairingView } from '#routes/typefaces/pairing/pairing-view.ts';

const usesOnPage = 8;

const slug = z
  .string()
  .max(240)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/i);
const params = z.object({ typeface: slug, pairing: slug });
type Params = z.infer<typeof params>;

export const route = defineRoute<Params, unknown, Props>({
  id: 'typefaces/pairing',
  access: 'public',
  layout: 'default',
  cache: 'public',
  params,
  async load(context) {
    const { db, params: asked, search } = context;
    const place = await locatePairing(db, asked);
    if (!place) throw new NotFound('pairing');
    if ('moved' in place) {
      const to = urls.pairing(place.moved.pairing, place.moved.typeface);
      throw new Redirect(to + (search.size > 0 ? `?${search}` : ''), 301);
    }
    const { found } = place;
    const cards = await context.catalogue.cards(found.together.slice(0, usesOnPage));
    const voices = voicesOf(found.families);
    const pairing = pairingView(found, cards);
    if (!pairing || !voices) throw new NotFound('pairing');
    return { pairing, css: new DocumentOnly(sheetInDocument(pairingSheet(found.slug, voices))) };
  },
  meta({ pairing, css }) {
    const { name, reason, under, faces } = pairing;
    const path = urls.pairing(pairing.slug, under.slug);
    const names = faces.map((face) => `${face.name} for ${face.role.toLowerCase()}`).join(', ');
    const description =
      reason ?? `${names}: set in four layouts, compared by what their files say.`;
    return {
      title: `${name}: a pairing of typefaces`,
      description,
      canonical: path,
      sheet: css && { href: pairing.sheet, css: css.value },
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
        breadcrumbs([
          { name: 'Typefaces', path: urls.typefaces() },
          { name: under.name, path: urls.typeface(under.slug) },
          { name, path },
        ]),
      ],
    };
  },
  page: () => import('#routes/typefaces/pairing/page.tsx'),
});
