import { pageSize } from '#domain/limits.ts';
import { parseTypefaceQuery } from '#domain/typeface/read-query.ts';
import { filterOf } from '#domain/typeface/typeface-query.ts';
import {
  findTypeface,
  findTypefaceCards,
  type TypefaceCard,
} from '#domain/typeface/typeface-store.ts';
import { catalogueOf } from '../catalogue/catalogue-of.ts';
import type { AppContext } from '../context.ts';
import { bites } from '../middleware/paging-rule.ts';
import { userOf } from '../visitor.ts';
import { problem } from './problem.ts';
import { answer, pageOf } from './v2-answer.ts';

/** `/v2/typefaces`: the list that the page of the same query shows. */
export async function listTypefaces(c: AppContext): Promise<Response> {
  const search = new URL(c.req.url).searchParams;
  if (bites(search) && !userOf(c.get('visitor'))?.has_access) {
    return problem(c, 403, 'Filtered lists beyond page 1 are for supporters', 'supporters-only');
  }
  const index = await (await catalogueOf(c)).typefaces();
  const { query } = parseTypefaceQuery(search, index.find);
  const { ids, total } = index.select({
    filter: filterOf(query),
    sort: query.sort,
    page: query.page,
    size: pageSize,
  });
  const cards = await findTypefaceCards(c.get('db'), ids);
  return answer(c, { data: cards.map(asData), page: pageOf(c, query.page, total) });
}

/** `/v2/typefaces/{slug}`: everything that is known of one family. */
export async function findOneTypeface(c: AppContext): Promise<Response> {
  const data = await findTypeface(c.get('db'), c.req.param('slug') ?? '');
  return data ? answer(c, { data }) : problem(c, 404, 'There is no such typeface');
}

/** Which file a line is set in is this site's own matter. */
function asData({ files: _files, npm: _npm, ...data }: TypefaceCard) {
  return data;
}
