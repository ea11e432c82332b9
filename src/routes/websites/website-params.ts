import { z } from 'zod';
import { NotFound, Redirect } from '#domain/errors.ts';
import { findRenamed } from '#domain/slug/slug-store.ts';
import type { Context } from '#routes/contract.ts';

/** `{digits}-{slug}`: one segment holds both. */
export const websiteParams = z.object({
  website: z
    .string()
    .regex(/^\d{1,15}-./)
    .transform((text) => {
      const dash = text.indexOf('-');
      return { id: Number(text.slice(0, dash)), slug: text.slice(dash + 1) };
    }),
});

type Params = z.infer<typeof websiteParams>;

/**
 * The right address of a website that was asked for by a wrong or an old one, the query kept. Throws a permanent
 * redirect, or `NotFound` when there is no such website.
 */
export async function requireRightSlug(
  context: Context<Params>,
  slug: string | null,
  pathOf: (website: { id: number; slug: string }) => string,
): Promise<void> {
  const { id, slug: asked } = context.params.website;
  if (slug === asked) return;
  const website = slug === null ? await findRenamed(context.db, 'website', asked) : { id, slug };
  if (!website) throw new NotFound('website');
  const query = context.search.size > 0 ? `?${context.search}` : '';
  throw new Redirect(pathOf(website) + query, 301);
}
