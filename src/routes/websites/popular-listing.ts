import type { Meta } from '#app/view.ts';
import { NotFound } from '#domain/errors.ts';
import { canonicalQuery, parsePage } from '#domain/filter/filter-query.ts';
import { pageSize } from '#domain/limits.ts';
import { itemList } from '#domain/structured-data.ts';
import { parsePeriod, rollingPeriods } from '#domain/website/website-popularity.ts';
import { listPopular } from '#domain/website/website-popularity-store.ts';
import type { Context } from '#routes/contract.ts';
import { namedCards } from '#routes/websites/list-meta.ts';
import { type PopularListing, popularPath } from '#routes/websites/popular-path.ts';

/** A shorter ranking is followed by the newest websites, under a heading of their own. */
const rankedLeast = 12;
const uncountedShown = 12;

/** Throws `NotFound` for a period that there is not, or a page past the end. */
export async function loadPopular(context: Context, slug: string): Promise<PopularListing> {
  const period = parsePeriod(slug, context.now);
  if (!period) throw new NotFound('period');
  const page = parsePage(context.search);
  const { ranked, total } = await listPopular(context.db, period, page, pageSize);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (ranked.length === 0 && page > 1) {
    throw new NotFound('page', { href: popularPath(slug), label: 'Go to the first page' });
  }
  const periods = offered(context.now);
  // What was not counted in a time that is over never will be.
  const isOpen = periods.some((one) => one.slug === period.slug);
  const ids = ranked.map(({ id }) => id);
  const uncounted = isOpen && total < rankedLeast ? await newestBeside(context, ids) : [];
  const cards = await context.catalogue.cards([...ids, ...uncounted]);
  const isRanked = ({ id }: { id: number }) => ids.includes(id);
  return {
    period,
    periods,
    cards: cards.filter(isRanked),
    uncounted: cards.filter((card) => !isRanked(card)),
    total,
    page,
    pages,
  };
}

async function newestBeside({ catalogue }: Context, ids: readonly number[]): Promise<number[]> {
  const index = await catalogue.websites();
  const size = uncountedShown + ids.length;
  const newest = await index.select({ filter: {}, sort: 'newest', seed: 1, page: 1, size });
  return newest.ids.filter((id) => !ids.includes(id)).slice(0, uncountedShown);
}

export async function keepPopular(context: Context): Promise<string> {
  return canonicalQuery({ filter: {}, page: parsePage(context.search) });
}

export function popularMeta({ period, cards, total, page, pages }: PopularListing): Meta {
  const title = `Popular websites: ${period.title.toLowerCase()}`;
  return {
    title: page > 1 ? `${title}, page ${page} of ${pages}` : title,
    description: `The websites that most people looked at, ${period.title.toLowerCase()}. The formula is on the page.`,
    canonical: popularPath(period.slug, page),
    ...(page > 1 ? { previous: popularPath(period.slug, page - 1) } : {}),
    ...(page < pages ? { next: popularPath(period.slug, page + 1) } : {}),
    jsonLd: [itemList(namedCards(cards), title, total)],
  };
}

function offered(now: number): PopularListing['periods'] {
  return rollingPeriods.flatMap((slug) => {
    const period = parsePeriod(slug, now);
    return period ? [{ slug, title: period.title }] : [];
  });
}
