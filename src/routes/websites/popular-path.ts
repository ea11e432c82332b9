import { canonicalQuery } from '#domain/filter/filter-query.ts';
import { urls } from '#domain/urls.ts';
import type { WebsiteCard } from '#domain/website/website.ts';
import { type Period, rollingPeriods } from '#domain/website/website-popularity.ts';

export interface PopularListing {
  period: Period;
  /** The periods that the page offers. */
  periods: { slug: string; title: string }[];
  cards: WebsiteCard[];
  /** Newest ones below a ranking that is too short to look at. */
  uncounted: WebsiteCard[];
  total: number;
  page: number;
  pages: number;
}

/** The first period has the short address. */
export function popularPath(slug: string, page = 1): string {
  const path = slug === rollingPeriods[0] ? urls.popular() : urls.popularIn(slug);
  return path + canonicalQuery({ filter: {}, page });
}
