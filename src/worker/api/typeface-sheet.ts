import { mostCompared } from '#domain/limits.ts';
import { comparedSheet } from '#domain/typeface/compare-page.ts';
import { listComparedFamilies } from '#domain/typeface/compare-store.ts';
import { voicesOf } from '#domain/typeface/pairing.ts';
import { pairingSheet } from '#domain/typeface/pairing-sheet.ts';
import { findPairing } from '#domain/typeface/pairing-store.ts';
import { readCompare } from '#domain/typeface/read-compare.ts';
import { findTypefaceParts, sheetOfParts } from '#domain/typeface/typeface-parts-store.ts';
import { printOfSheet, type Sheet, textOfSheet } from '#domain/typeface/typeface-sheet.ts';
import type { AppContext } from '../context.ts';
import { refusedRender } from '../middleware/kept-copy.ts';
import { problem } from './problem.ts';

/**
 * `/typefaces/{slug}/faces.css`: what a typeface's page is set in, with the tester's rule for the state that the
 * query asks for. Under its own print it never changes; under any other it is the present one, and not kept.
 */
export async function faces(c: AppContext): Promise<Response> {
  const refused = await refusedRender(c);
  if (refused) return refused;
  const parts = await findTypefaceParts(c.get('db'), c.req.param('typeface') ?? '');
  if (!parts) return problem(c, 404, 'There is no such style sheet');
  return css(
    c,
    sheetOfParts(parts, c.get('url').searchParams),
    sheetOfParts(parts, new URLSearchParams()),
  );
}

/** `/typefaces/{slug}/pairing/{pairingSlug}/faces.css`: what a pairing's page is set in. */
export async function pairedFaces(c: AppContext): Promise<Response> {
  const refused = await refusedRender(c);
  if (refused) return refused;
  const pairing = await findPairing(c.get('db'), c.req.param('pairing') ?? '');
  const voices = pairing && voicesOf(pairing.families);
  if (!voices) return problem(c, 404, 'There is no such style sheet');
  const sheet = pairingSheet(pairing.slug, voices);
  return css(c, sheet, sheet);
}

/** `/typefaces/compare/faces.css?faces={slugs}`: what faces side by side are set in. */
export async function comparedFaces(c: AppContext): Promise<Response> {
  const refused = await refusedRender(c);
  if (refused) return refused;
  const { faces } = readCompare(c.get('url').searchParams);
  const families = await listComparedFamilies(c.get('db'), faces.slice(0, mostCompared));
  const sheet = comparedSheet(families);
  return sheet ? css(c, sheet, sheet) : problem(c, 404, 'There is no such style sheet');
}

/** `plain`: the sheet that the address's print is of. */
function css(c: AppContext, sheet: Sheet, plain: Sheet): Response {
  const isPresent = c.req.query('v') === printOfSheet(plain);
  return c.body(textOfSheet(sheet), 200, {
    'content-type': 'text/css; charset=utf-8',
    'cache-control': isPresent ? 'public, max-age=31536000, immutable' : 'no-store',
  });
}
