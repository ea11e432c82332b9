import type { Meta } from '#app/view.ts';
import { NotFound } from '#domain/errors.ts';
import { canonicalQuery, parsePage } from '#domain/filter/filter-query.ts';
import { pageSize } from '#domain/limits.ts';
import { parsePeriod, rollingPeriods } from '#domain/website/website-popularity.ts';
import { listPopular } from '#domain/website/website-popularity-store.ts';
import type { Context } from '#routes/contract.ts';
import { itemList } from '#routes/websites/list-meta.ts';
import { type PopularListing, popularPath } from '#routes/websites/popular-path.ts';

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
  const cards = await context.catalogue.cards(ranked.map(({ id }) => id));
  return { period, periods: offered(context.now), cards, total, page, pages };
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
    jsonLd: [itemList(cards, title, total)],
  };
}

function offered(now: number): PopularListing['periods'] {
  return rollingPeriods.flatMap((slug) => {
    const period = parsePeriod(slug, now);
    return period ? [{ slug, title: period.title }] : [];
  });
}
