import { pageSize } from '#domain/limits.ts';
import { colorsOfSlug } from '#domain/palette/palette.ts';
import { parsePaletteQuery } from '#domain/palette/palette-query.ts';
import { findPalette } from '#domain/palette/palette-store.ts';
import { catalogueOf } from '../catalogue/catalogue-of.ts';
import type { AppContext } from '../context.ts';
import { bites } from '../middleware/paging-rule.ts';
import { userOf } from '../visitor.ts';
import { problem } from './problem.ts';
import { answer, pageOf } from './v2-answer.ts';

/** `/v2/palettes`: the list that the page of the same query shows. */
export async function listPalettes(c: AppContext): Promise<Response> {
  const search = new URL(c.req.url).searchParams;
  if (bites(search) && !userOf(c.get('visitor'))?.has_access) {
    return problem(c, 403, 'Filtered lists beyond page 1 are for supporters', 'supporters-only');
  }
  const catalogue = await catalogueOf(c);
  const index = await catalogue.palettes();
  const { query } = parsePaletteQuery(search, index.find);
  const { ids, total } = index.select({ ...query, size: pageSize });
  const data = await catalogue.paletteCards(ids);
  return answer(c, { data, page: pageOf(c, query.page, total) });
}

/** `/v2/palettes/{slug}`: the palette of these colours, in whatever order they are asked for. */
export async function findOnePalette(c: AppContext): Promise<Response> {
  const colors = colorsOfSlug(c.req.param('slug') ?? '');
  const data = colors && (await findPalette(c.get('db'), colors));
  return data ? answer(c, { data }) : problem(c, 404, 'There is no such palette');
}
