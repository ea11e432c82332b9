import { z } from 'zod';
import { nearTo, parseNear } from '../color/near-color.ts';
import { type Database, type Statement, statement } from '../db.ts';
import { parsePeriod } from '../website/website-popularity.ts';
import { readScores } from '../website/website-popularity-store.ts';
import type { FacetValue, Wanted, WebsiteIndex } from './catalogue-index.ts';
import { popularOrderPeriod } from './catalogue-index-store.ts';
import { countBy, wherePublished } from './facet-sql.ts';
import {
  compareFacets,
  type FacetTerm,
  finder,
  fixedTermsOf,
  nearValue,
  yearTerm,
} from './facet-value.ts';
import { type Filter, type FilterType, facetTypes } from './filter.ts';
import { compareText, fold } from './fold.ts';
import { randomKey } from './random-order.ts';

const countRow = z.object({ count: z.number() });
const facetRow = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  count: z.number(),
});
const idRow = z.object({ id: z.number() });
const hexRow = z.object({ hex: z.string() });
const titleRow = z.object({ id: z.number(), title: z.string() });

/**
 * The index's answers from SQL, slower: for the time when the index's bytes are missing. Made for one request (it
 * remembers dictionaries); `now` decides the `popular` order, epoch ms.
 */
export function overSql(db: Database, now: number = Date.now()): WebsiteIndex {
  const dictionaries = new Map<FilterType, FacetValue[]>();
  const values = async (type: FilterType): Promise<FacetValue[]> => {
    if (type === 'color') return [];
    const known = dictionaries.get(type) ?? facetsOf(type, await db.all(countValues(type, {})));
    dictionaries.set(type, known);
    return known;
  };
  return {
    async total() {
      return (await db.first(countMatches({})))?.count ?? 0;
    },
    values,
    async find(type, text) {
      if (type === 'color') return nearValue(text);
      return finder(withUnused(type, await values(type)))(text);
    },
    async select(asked) {
      const filter = await withHexes(db, asked.filter);
      const wanted = { ...asked, filter };
      const matches = await db.first(countMatches(filter));
      const facets = { color: [] } as unknown as Record<FilterType, FacetValue[]>;
      // One by one: together they would outlast the time that a read may take on a large catalogue.
      for (const type of facetTypes) {
        facets[type] = facetsOf(type, await db.all(countValues(type, filter)));
      }
      const ids = await pageOf(db, wanted, now);
      return { ids, total: matches?.count ?? 0, facets };
    },
  };
}

/** The filter with the colours of websites that are near in place of those that are asked for. */
async function withHexes(db: Database, filter: Filter): Promise<Filter> {
  const { color } = filter;
  if (!color) return filter;
  const hexes = await db.all(statement(hexRow, 'SELECT DISTINCT hex FROM website_color'));
  const nearAny = (slugs: readonly string[]) => {
    const near = slugs.flatMap((slug) => parseNear(slug) ?? []).map(nearTo);
    const found = hexes.filter(({ hex }) => near.some((isNear) => isNear(hex)));
    // Asked for and not there is not the same as not asked for.
    return slugs.length > 0 ? ['none', ...found.map(({ hex }) => hex)] : [];
  };
  return {
    ...filter,
    color: { include: nearAny(color.include), exclude: nearAny(color.exclude) },
  };
}

async function pageOf(db: Database, wanted: Wanted, now: number): Promise<number[]> {
  const { filter, sort, page, size } = wanted;
  const from = (page - 1) * size;
  if (sort === 'newest') return idsOf(await db.all(newestIds(filter, size, from)));
  const ordered = await inOrder(db, wanted, now);
  return ordered.slice(from, from + size);
}

/** Orders that SQLite cannot make are made here, over all matches. */
async function inOrder(
  db: Database,
  { filter, sort, seed }: Wanted,
  now: number,
): Promise<number[]> {
  if (sort === 'alphabetical') {
    const titled = (await db.all(titles(filter))).map(({ id, title }) => ({
      id,
      title: fold(title),
    }));
    return idsOf(titled.sort((a, b) => compareText(a.title, b.title) || a.id - b.id));
  }
  const newest = idsOf(await db.all(newestIds(filter, -1, 0)));
  if (sort === 'random') return newest.sort((a, b) => randomKey(seed, a) - randomKey(seed, b));
  const period = parsePeriod(popularOrderPeriod, now);
  const scores = period ? await readScores(db, period) : new Map<number, number>();
  return newest.sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
}

function countMatches(filter: Filter): Statement<{ count: number }> {
  const { text, values } = wherePublished(filter);
  return statement(countRow, `SELECT COUNT(*) AS count FROM website w WHERE ${text}`, ...values);
}

function newestIds(filter: Filter, size: number, from: number): Statement<{ id: number }> {
  const { text, values } = wherePublished(filter);
  return statement(
    idRow,
    `SELECT w.id FROM website w WHERE ${text}
     ORDER BY w.published_at DESC, w.id DESC LIMIT ${size} OFFSET ${from}`,
    ...values,
  );
}

function titles(filter: Filter): Statement<{ id: number; title: string }> {
  const { text, values } = wherePublished(filter);
  return statement(titleRow, `SELECT w.id, w.title FROM website w WHERE ${text}`, ...values);
}

/** The values of one type under the filters of the others. */
function countValues(type: FilterType, { [type]: _own, ...others }: Filter): Statement<FacetValue> {
  const { text, values } = wherePublished(others);
  return statement(facetRow, countBy(type, text), ...values);
}

function facetsOf(type: FilterType, rows: readonly FacetValue[]): FacetValue[] {
  const fixed = new Map(fixedTermsOf(type)?.map((term) => [term.slug, term]));
  const termOf = (slug: string) => (type === 'year' ? yearTerm(Number(slug)) : fixed.get(slug));
  return rows.map((row) => ({ ...row, ...termOf(row.slug) })).sort(compareFacets);
}

/** Fixed values can be asked for before any website has them. */
function withUnused(type: FilterType, values: readonly FacetValue[]): FacetValue[] {
  const used = new Set(values.map(({ slug }) => slug));
  const unused = (fixedTermsOf(type) ?? []).filter(({ slug }: FacetTerm) => !used.has(slug));
  return [...values, ...unused.map((term) => ({ ...term, count: 0 }))];
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}
