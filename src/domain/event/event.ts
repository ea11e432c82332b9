import { z } from 'zod';
import { searchTermCharacters } from '../limits.ts';
import { prompts } from '../prompt/prompt.ts';

/** What browsers report. Visits through /go are counted where they are answered. */
export const reportTypes = ['view', 'click', 'modal'] as const;
export const searchTypes = ['page', 'palette'] as const;

const id = z.int().positive();
const word = z.string().max(80);

/** The fields of a report that name a thing, with the kind of thing that it is. */
const kinds = {
  website_id: 'website',
  profile_id: 'profile',
  location_id: 'location',
  ad_id: 'ad',
  typeface_id: 'typeface',
  template_id: 'template',
  tag_id: 'category',
  post_id: 'article',
  sponsor_newsletter_id: 'sponsor_newsletter',
} as const;

const filters = z
  .record(z.string().max(40), z.union([z.boolean(), z.array(z.union([word, z.number()])).max(100)]))
  .refine((given) => Object.keys(given).length <= 20, 'At most 20 filters');

/** Body of `POST /a`. */
export const reportSchema = z
  .object({
    type: z.enum(reportTypes),
    category: word.optional(),
    id: z.union([id, word]).optional(),
    filters: filters.optional(),
    website_id: id.optional(),
    profile_id: id.optional(),
    location_id: id.optional(),
    ad_id: id.optional(),
    typeface_id: id.optional(),
    template_id: id.optional(),
    tag_id: id.optional(),
    post_id: id.optional(),
    sponsor_newsletter_id: id.optional(),
  })
  .refine(({ type, category }) => type !== 'modal' || prompts.some((one) => one === category), {
    path: ['category'],
    message: `A modal is one of ${prompts.join(', ')}`,
  });
export type Report = z.infer<typeof reportSchema>;

/** Body of `POST /a/search`. */
export const searchReportSchema = z.object({
  term: z.string().trim().min(1).max(searchTermCharacters),
  type: z.enum(searchTypes),
});
export type SearchReport = z.infer<typeof searchReportSchema>;

/** One event on its way to the sums. It says of its visitor only what tells him from that day's others. */
export const countedEvent = z.object({
  id: z.uuid(),
  /** `YYYY-MM-DD`, UTC. */
  day: z.iso.date(),
  type: z.enum([...reportTypes, 'visit', 'search']),
  visitor: z.string(),
  things: z.array(z.object({ kind: z.string(), id: z.number() })).min(1),
  term: z.string().optional(),
});
export type CountedEvent = z.infer<typeof countedEvent>;
type Thing = CountedEvent['things'][number];

/** What a report counts for: each thing that it names, or the dialog that was shown. */
export function thingsOf(report: Report): Thing[] {
  if (report.type === 'modal') return [{ kind: `${report.category}-modal`, id: 0 }];
  return fieldsOf(kinds).flatMap(([field, kind]) => {
    const named = report[field];
    return named === undefined ? [] : [{ kind, id: named }];
  });
}

export function searchedThing(type: SearchReport['type']): Thing {
  return { kind: `search-${type}`, id: 0 };
}

/** What is counted without being a row of the catalogue. */
export const countedAlone: readonly string[] = [
  ...prompts.map((prompt) => `${prompt}-modal`),
  ...searchTypes.map((type) => searchedThing(type).kind),
];

function fieldsOf<T extends object>(of: T): [keyof T, T[keyof T]][] {
  return Object.entries(of) as [keyof T, T[keyof T]][];
}
