import { readTester } from '#domain/typeface/tester.ts';
import { besideFamilies, findTypefaceParts } from '#domain/typeface/typeface-parts-store.ts';
import { printOfSheet, typefaceSheet } from '#domain/typeface/typeface-sheet.ts';
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
  const { set, styles, abilities } = parts;
  const sheet = (search: URLSearchParams) =>
    typefaceSheet(
      set,
      styles,
      besideFamilies(parts.beside),
      abilities && { abilities, state: readTester(search, abilities) },
    );
  const isPresent = c.req.query('v') === printOfSheet(sheet(new URLSearchParams()));
  return c.body(sheet(c.get('url').searchParams), 200, {
    'content-type': 'text/css; charset=utf-8',
    'cache-control': isPresent ? 'public, max-age=31536000, immutable' : 'no-store',
  });
}
