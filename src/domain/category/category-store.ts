import { z } from 'zod';
import { type Statement, statement } from '../db.ts';
import { compareNames } from '../filter/fold.ts';
import { popularCategoryWebsites } from '../limits.ts';
import type { CountedCategory } from './category.ts';

const categoryRow: z.ZodType<CountedCategory> = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  kind: z.enum(['style', 'type', 'industry']).nullable(),
  count: z.number(),
});

/** Original, section 4: those with 15 or more published websites, highest count first; ties by name. */
export function popularCategories<C extends { slug: string; name: string; count: number }>(
  categories: readonly C[],
): C[] {
  return categories
    .filter(({ count }) => count >= popularCategoryWebsites)
    .sort((a, b) => b.count - a.count || compareNames(a, b));
}

/** Categories with at least one published website, in no order. Reads every published website's categories: for lists that are kept, not for a request of its own. */
export function countedCategories(): Statement<CountedCategory> {
  return statement(
    categoryRow,
    `SELECT c.id, c.slug, c.name, c.kind, used.count
     FROM (
       SELECT wc.category_id AS id, COUNT(*) AS count
       FROM website_category wc JOIN website w ON w.id = wc.website_id
       WHERE w.status = 'published' GROUP BY wc.category_id
     ) used JOIN category c ON c.id = used.id`,
  );
}
